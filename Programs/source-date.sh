#!/usr/bin/env bash
# source-date.sh [FOLDER]
#
# Prints the date of the sources in seconds since 1970, which is the time of all files in a package, so that
# the same sources make the same package. It is the date in SOURCE_DATE_EPOCH, else of the last commit, else of
# the newest version in CHANGELOG.md, else of the newest source file: a tarball has no commits.
set -euo pipefail
sources=$(cd "${1:-$(dirname "$0")/..}" && pwd -P)

if [ -n "${SOURCE_DATE_EPOCH:-}" ]; then
  case $SOURCE_DATE_EPOCH in
    *[!0-9]*) echo "SOURCE_DATE_EPOCH isn't a number of seconds: $SOURCE_DATE_EPOCH" >&2; exit 1 ;;
  esac
  echo "$SOURCE_DATE_EPOCH"
  exit
fi

# Only of this folder: a tarball may be unpacked inside another repository. The clone may be another user's.
if [ -e "$sources/.git" ] && date=$(
  git -c "safe.directory=$sources" -C "$sources" log -1 --format=%ct 2>&1
) && [[ $date =~ ^[0-9]+$ ]]; then
  echo "$date"
  exit
fi

dates='s/^## .*\([0-9]\{4\}-[0-9]\{2\}-[0-9]\{2\}\).*/\1/p'
day=$([ ! -f "$sources/CHANGELOG.md" ] || sed -n "$dates" "$sources/CHANGELOG.md" | sort | tail -n 1)
if [ -n "$day" ]; then
  date -u -d "$day" +%s
  exit
fi

find "$sources" \( -name .build -o -name .git \) -prune -o -type f -printf '%T@\n' | sort -n | tail -n 1 |
  cut -d . -f 1
