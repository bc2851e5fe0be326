#!/usr/bin/env bash
# Uploads what the last build changed to a shared host that has FTP alone: `npm run build -- --changes changes.txt`, then
#   FTP_HOST=ftp.forum.example FTP_FOLDER=public_html FTP_USER=name FTP_PASSWORD=… bash scripts/hosting/upload-by-ftp.sh changes.txt
# FTP_FOLDER is seen from where the account starts; leave it away where that is the site's own folder. The connection must be
# encrypted. For the first time, or where a list did not reach the host, give `--all` in place of the list.
set -euo pipefail

changes=${1:?the list of changes is missing, or --all}
output=${OUTPUT:-dist}
address="ftp://${FTP_HOST:?the name of the host is missing}/"
folder=${FTP_FOLDER:+${FTP_FOLDER%/}/}
: "${FTP_USER:?}" "${FTP_PASSWORD:?}"

# The password goes by a pipe, since every program of a machine can read how others were started.
send() {
  "${CURL:-curl}" --config <(printf 'user = "%s:%s"\n' "$FTP_USER" "$FTP_PASSWORD") --silent --show-error --fail --globoff --ssl-reqd "$@" </dev/null
}

# A path as an address holds it: every byte but the plain ones as %XX.
encode() {
  local LC_ALL=C text=$1 encoded="" byte index
  for ((index = 0; index < ${#text}; index++)); do
    byte=${text:index:1}
    case $byte in
      [A-Za-z0-9._~/-]) encoded+=$byte ;;
      *) printf -v byte '%02X' "'$byte" && encoded+=%${byte: -2} ;;
    esac
  done
  printf '%s' "$encoded"
}

list_all() {
  (cd "$output" && find . -type f ! -name '.goftogu*' | sed 's|^\./|write |')
}

follow() {
  local line verb path
  while IFS= read -r line; do
    verb=${line%% *} path=${line#* }
    case $verb in
      write) send --ftp-create-dirs --upload-file "$output/$path" "$address$(encode "$folder$path")" ;;
      # The asterisk: a file that is gone already is no mistake.
      remove) send --quote "*DELE $folder$path" --list-only --output /dev/null "$address" ;;
      *) echo "This is no list of changes: $verb $path" >&2 && exit 1 ;;
    esac
  done
}

if [[ $changes == --all ]]; then list_all | follow; else follow <"$changes"; fi
