#!/usr/bin/env bash
# Uploads what the last build changed to an S3-compatible bucket: `npm run build -- --changes changes.txt`, then
#   BUCKET=forum ENDPOINT=https://s3.ir-thr-at1.arvanstorage.ir bash scripts/hosting/upload-to-bucket.sh changes.txt
# ENDPOINT is the address of the storage; for AWS leave it away. The AWS CLI takes its keys from AWS_ACCESS_KEY_ID and
# AWS_SECRET_ACCESS_KEY. Where each file must be made public, set ACL=public-read. For the first time, or where a list did not reach the bucket, give `--all` in place of the list.
set -euo pipefail

changes=${1:?the list of changes is missing, or --all}
output=${OUTPUT:-dist}
target="s3://${BUCKET:?the name of the bucket is missing}"
s3=("${AWS:-aws}" ${ENDPOINT:+--endpoint-url "$ENDPOINT"} s3)

# The name of a file in assets/ changes with its contents, so browsers keep it; all else they ask for again each time.
kept="public, max-age=31536000, immutable"
asked="no-cache"
options=(--only-show-errors ${ACL:+--acl "$ACL"})

# Attachments of discussions: browsers save them and show none.
kinds=(pdf txt log csv json zip gz)
saved=(--content-disposition attachment)

upload_all() {
  "${s3[@]}" sync "$output/assets" "$target/assets" --cache-control "$kept" "${options[@]}"
  local kind others=() attachments=()
  for kind in "${kinds[@]}"; do
    others+=(--exclude "discussions/*.$kind") attachments+=(--include "discussions/*.$kind")
  done
  "${s3[@]}" sync "$output" "$target" --exclude "assets/*" --exclude ".goftogu*" "${others[@]}" --cache-control "$asked" "${options[@]}"
  "${s3[@]}" sync "$output" "$target" --exclude "*" "${attachments[@]}" --cache-control "$asked" "${saved[@]}" "${options[@]}"
}

# Standard input is the list, so nothing that is run here may read it.
follow() {
  local line verb path cache disposition ending
  while IFS= read -r line; do
    verb=${line%% *} path=${line#* }
    if [[ $path == assets/* ]]; then cache=$kept; else cache=$asked; fi
    disposition=() ending=${path##*.}
    if [[ $path == discussions/* && " ${kinds[*]} " == *" $ending "* ]]; then disposition=("${saved[@]}"); fi
    case $verb in
      write) "${s3[@]}" cp "$output/$path" "$target/$path" --cache-control "$cache" "${disposition[@]}" "${options[@]}" </dev/null ;;
      remove) "${s3[@]}" rm "$target/$path" --only-show-errors </dev/null ;;
      *) echo "This is no list of changes: $verb $path" >&2 && exit 1 ;;
    esac
  done
}

if [[ $changes == --all ]]; then upload_all; else follow <"$changes"; fi
