#!/usr/bin/env bash
# Cloudflare Pages: the build command is `bash scripts/hosting/cloudflare-pages.sh https://forum.example/`, the build output directory `dist`.
# `_redirects` and `_headers` of the built site are read as they are; what is added here keeps the hashed files for a year.
set -euo pipefail

npm run build -- --base "${1:?the address of the site is missing}"
cat >>dist/_headers <<'HEADERS'
/assets/*
  Cache-Control: public, max-age=31536000, immutable
HEADERS
