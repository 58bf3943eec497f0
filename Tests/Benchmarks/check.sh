#!/usr/bin/env bash
# Times `hanok check`, and an export and an import, of a table of so many keys, beside pofilter, which checks
# the same texts as a PO file, if translate-toolkit is installed here.
#
#   check.sh [KEYS]
#
# translate-toolkit: `pip install translate-toolkit`, or Debian's package; the variable POFILTER names the program.
set -euo pipefail
keys=${1:-100000}
hanok=${HANOK:-$(dirname "$0")/../../.build/release/hanok}
pofilter=${POFILTER:-pofilter}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/L/en.lproj" "$folder/L/fr.lproj"

# One key of five has a placeholder, and one of ten a plural.
table() {
  awk -v keys="$keys" -v shelf="$1" -v things="$2" -v one="$3" -v many="$4" 'BEGIN {
    for (key = 0; key < keys; key++) {
      text = shelf " " key " " things "."
      if (key % 5 == 1) text = shelf " {$name} " things "."
      if (key % 10 == 0)
        text = ".input {$count :integer} .match $count one {{" one "}} * {{" many "}}"
      printf "/* Shelf %d. */\n\"shelf.%d\" = \"%s\";\n", key, key, text
    }
  }'
}
table Shelf "has many things" "{\$count} thing" "{\$count} things" > "$folder/L/en.lproj/T.strings"
table Rayon "contient beaucoup de choses" "{\$count} chose" "{\$count} choses" \
  | awk '{ sub(/ \* /, " many {{{$count} de choses}} * "); print }' > "$folder/L/fr.lproj/T.strings"

# Prints a name, and the seconds that a command takes; its status may be 1, for findings.
measure() {
  local name=$1 start end
  shift
  start=$(date +%s%N)
  "$@" > "$folder/output" 2>&1 || [ $? = 1 ] || { cat "$folder/output"; exit 1; }
  end=$(date +%s%N)
  printf '%-24s %6d ms\n' "$name" $(((end - start) / 1000000))
}

echo "check of $keys keys, $(stat -c %s "$folder/L/fr.lproj/T.strings") bytes"
measure "hanok check" "$hanok" check --locale fr --localizations "$folder/L"
measure "hanok export" \
  "$hanok" export fr --format po --output "$folder/T.po" --localizations "$folder/L"
measure "hanok import" "$hanok" import "$folder/T.po" --localizations "$folder/L"
if command -v "$pofilter" > /dev/null; then
  measure "pofilter" "$pofilter" --language fr --nofuzzy "$folder/T.po" "$folder/findings.po"
else
  echo "translate-toolkit isn't installed here, and is left out."
fi
