#!/usr/bin/env bash
# Brings the built site to a host that has SSH: bash scripts/hosting/upload-by-rsync.sh name@forum.example:public_html/
# Only what differs is sent: first what pages load, then the pages, and what is gone goes last. Files of the host that no
# build wrote (.htaccess, .well-known/) stay where they are.
set -euo pipefail

target=${1:?the folder of the host is missing, such as name@forum.example:public_html/}
output=${OUTPUT:-dist}
options=(--recursive --times --checksum --compress --exclude=/.goftogu* --exclude=/.htaccess "--filter=protect /.well-known/***")

"${RSYNC:-rsync}" "${options[@]}" "$output/assets/" "${target%/}/assets/"
"${RSYNC:-rsync}" "${options[@]}" --delete-delay "$output/" "${target%/}/"
