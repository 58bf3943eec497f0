#!/usr/bin/env bash
# manual.sh PROGRAM LANGUAGE VERSION
#
# Writes the manual page of a program from its help, and so from the same tables, in a language.
set -euo pipefail
program=$1 language=$2 version=$3
name=$(basename "$program")
tables=$(cd "$(dirname "$0")/../Localizations" && pwd)

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
    END { if (open) print ".fi"; if (!NR) exit 1 }'
}

# The section that `whatis` and `apropos` search: the name, and the first line of the help.
heading=$(sed -n 's/^"manual\.name" = "\(.*\)";$/\1/p' "$tables/$language.lproj/HanokArguments.strings")
summary=$(page | sed -n 1p)
if [ -z "$heading" ] || [ -z "$summary" ]; then
  echo "manual: the heading or the summary of $name is missing in the language $language" >&2
  exit 1
fi

printf '.TH %s 1 "" "Hanok %s"\n.nh\n.ad l\n' "${name^^}" "$version"
printf '.SH %s\n%s \\- %s\n' "$heading" "$name" "$summary"
printf '.SH %s\n' "$name"
page | sections
# The commands of the tool, by the English help.
"$program" --help --locale en | sed -n '/^Commands:/,$ s/^  \([a-z][a-z-]*\) .*/\1/p' |
  while read -r command; do
    printf '.SH %s %s\n' "$name" "$command"
    page "$command" < /dev/null | sections
  done
