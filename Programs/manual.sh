#!/usr/bin/env bash
# manual.sh PROGRAM LANGUAGE VERSION
#
# Writes the manual page of a program from its help, and so from the same tables, in a language.
set -euo pipefail
program=$1 language=$2 version=$3
name=$(basename "$program")

page() {
  "$program" "$@" --help --locale "$language" | sed -e 's/\\/\\e/g' -e "s/^[.']/\\\\\&&/" -e 's/-/\\-/g'
}

# A heading is a line at the margin that ends with a colon; usage has its text on the same line.
sections() {
  awk '
    /^[^ ].*(:|：)$/ { if (open) print ".fi"; sub(/(:|：)$/, ""); print ".SS " $0; print ".nf"; open = 1; next }
    /^[^ ].*(:|：)/ && NR > 1 && !usage { usage = 1; print ".PP"; print ".nf"; open = 1 }
    /^$/ { if (open) print ".fi"; open = 0; print ".PP"; next }
    { print }
    END { if (open) print ".fi" }'
}

printf '.TH %s 1 "" "Hanok %s"\n.nh\n.ad l\n' "${name^^}" "$version"
printf '.SH %s\n' "$name"
page | sections
# The commands of the tool, by the English help.
"$program" --help --locale en | sed -n '/^Commands:/,$ s/^  \([a-z][a-z-]*\) .*/\1/p' |
  while read -r command; do
    printf '.SH %s %s\n' "$name" "$command"
    page "$command" < /dev/null | sections
  done
