#!/usr/bin/env bash
# manual.sh PROGRAM LANGUAGE VERSION
#
# Writes the manual page of a program from its help, and so from the same tables, in a language.
set -euo pipefail
program=$1 language=$2 version=$3
name=$(basename "$program")
tables=$(cd "$(dirname "$0")/../Localizations" && pwd)

# The text of roff is literal: no word in a table is a request or an escape.
escaped() {
  sed -e 's/\\/\\e/g' -e "s/^[.']/\\\\\&&/" -e 's/-/\\-/g'
}

# A page of 80 columns has this width without its margins.
help_text() {
  COLUMNS=71 "$program" "$@" --help < /dev/null
}

page() {
  help_text "$@" --locale "$language" | escaped
}

# A heading is a line at the margin that ends with a colon, after an empty line; usage has its text on
# the same line.
sections() {
  awk '
    { starts = NR > 1 && before == ""; before = $0 }
    starts && /^[^ ].*(:|：)$/ { if (open) print ".fi"; sub(/(:|：)$/, ""); print ".SS " $0; print ".nf"; open = 1; next }
    starts && /^[^ ].*(:|：)/ && !usage { usage = 1; print ".PP"; print ".nf"; open = 1 }
    /^$/ { if (open) print ".fi"; open = 0; print ".PP"; next }
    { print }
    END { if (open) print ".fi"; if (!NR) exit 1 }'
}

# The sections of a command, and of the commands that its English help lists.
command_sections() {
  printf '.SH %s\n' "$name${*:+ $*}"
  page "$@" | sections
  local command
  for command in $(help_text "$@" --locale en | sed -n '/^Commands:/,$ s/^  \([a-z][a-z-]*\)\( .*\)*$/\1/p'); do
    command_sections "$@" "$command"
  done
}

# The section that `whatis` and `apropos` search: the name, and the summary of the help.
heading=$(sed -n 's/^"manual\.name" = "\(.*\)";$/\1/p' "$tables/$language.lproj/HanokArguments.strings" | escaped)
summary=$(page | sed '/^$/,$d' | tr '\n' ' ' | sed 's/ $//')
if [ -z "$heading" ] || [ -z "$summary" ]; then
  echo "manual: the heading or the summary of $name is missing in the language $language" >&2
  exit 1
fi

printf '.TH %s 1 "" "Hanok %s"\n.nh\n.ad l\n' "${name^^}" "$version"
printf '.SH %s\n%s \\- %s\n' "$heading" "$name" "$summary"
command_sections
