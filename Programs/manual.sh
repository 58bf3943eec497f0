#!/usr/bin/env bash
# manual.sh PROGRAM LANGUAGE VERSION
#
# Writes the manual page of a program from its help, and so from the same tables, in a language. Headings
# that help doesn't have, and the texts of exit statuses, variables and files, are the entries `manual.…` of
# the table HanokArguments.
set -euo pipefail
program=$1 language=$2 version=$3
name=$(basename "$program")
table=$(cd "$(dirname "$0")/../Localizations" && pwd)/$language.lproj/HanokArguments.strings

# The text of roff is literal: no word in a table is a request or an escape.
roff='
  function roff(text) {
    gsub(/\\/, "\\e", text)
    gsub(/-/, "\\-", text)
    gsub(/~/, "\\(ti", text)
    return (text ~ /^[.\047]/ ? "\\&" : "") text
  }'
escaped() { awk "$roff"'{ print roff($0) }'; }

# Returns a text of the table, escaped.
word() {
  local text
  text=$(sed -n 's/^"manual\.'"${1//./\\.}"'" = "\(.*\)";$/\1/p' "$table" | escaped)
  if [ -z "$text" ]; then
    echo "manual: the text manual.$1 is missing in the language $language" >&2
    return 1
  fi
  printf '%s\n' "$text"
}

# A page of 80 columns has this width without its margins.
help_text() {
  COLUMNS=71 "$program" "$@" --help < /dev/null
}

page() {
  help_text "$@" --locale "$language"
}

# The parts of a help page: the summary, until an empty line; the usage, which has its text on the line of its
# heading; and sections, whose heading is a line at the margin that ends with a colon, after an empty line.
# The lines stay as they are: help breaks them by the rules of the language, and nothing in them shows whether
# a space was there.
sections() {
  SYNOPSIS=$synopsis DESCRIPTION=$description COMMAND="$name${*:+ $*}" awk "$roff"'
    function block(lines) { print ".nf"; printf "%s", lines; print ".fi" }
    BEGIN { command = ENVIRON["COMMAND"]; isRoot = command !~ / / }
    { starts = NR > 1 && before == ""; before = $0 }
    starts && /^[^ ].*(:|：)$/ {
      sub(/(:|：)$/, "")
      headings[++count] = roff(isRoot ? toupper($0) : $0)
      next
    }
    starts && !usage && !count {
      start = index($0, command)
      if (start) { title = substr($0, 1, start - 1); $0 = substr($0, start) }
      sub(/(:|：) *$/, "", title)
      usage = roff($0) "\n"
      next
    }
    /^$/ { next }
    count { rows[count] = rows[count] roff($0) "\n"; next }
    usage { usage = usage roff($0) "\n"; next }
    { summary = summary roff($0) "\n" }
    END {
      if (!NR) exit 1
      if (isRoot) {
        print ".SH " ENVIRON["SYNOPSIS"]
        block(usage)
        print ".SH " ENVIRON["DESCRIPTION"]
        block(summary)
      } else {
        print ".SH " roff(command)
        block(summary)
        print ".SS " (title == "" ? ENVIRON["SYNOPSIS"] : roff(title))
        block(usage)
      }
      for (part = 1; part <= count; part++) {
        print (isRoot ? ".SH " : ".SS ") headings[part]
        block(rows[part])
      }
    }'
}

# The sections of a command, and of the commands that its English help lists.
command_sections() {
  page "$@" | sections "$@"
  local command
  for command in $(help_text "$@" --locale en | sed -n '/^Commands:/,$ s/^  \([a-z][a-z-]*\)\( .*\)*$/\1/p'); do
    command_sections "$@" "$command"
  done
}

section() {
  local heading
  heading=$(word "$1")
  printf '.SH %s\n' "$heading"
}

# Writes a paragraph with a label: the names of a status, of variables or of a file. Groff breaks Japanese only
# at spaces, and where it is allowed to.
entry() {
  local text
  text=$(word "$1" | sed -E 's/(、|。|：)(.)/\1\\:\2/g')
  printf '.TP\n%s\n%s\n' "$(escaped <<< "$2")" "$text"
}

# The section that `whatis` and `apropos` search: the name, and the summary of the help as a phrase.
heading=$(word name)
synopsis=$(word synopsis)
description=$(word description)
summary=$(page | sed '/^$/,$d' | tr '\n' ' ' | sed -E -e 's/ $//' -e 's/(\.|。)$//' | escaped)
if [ -z "$summary" ]; then
  echo "manual: the summary of $name is missing in the language $language" >&2
  exit 1
fi
# A package has the date of its sources.
date=${SOURCE_DATE_EPOCH:+$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%d)}

printf '.TH %s 1 "%s" "Hanok %s"\n.nh\n.ad l\n' "${name^^}" "$date" "$version"
# A terminal without the character shows three dots.
printf '.if \\n(.g .fchar \\[u2026] ...\n'
printf '.SH %s\n%s \\- %s\n' "$heading" "$name" "$summary"
command_sections

section status
for status in 0 1 64 65 74 130; do entry "status.$status" $status; done

section environment
entry environment.localizations HANOK_LOCALIZATIONS
entry environment.language 'LANGUAGE, LC_ALL, LC_MESSAGES, LANG'
entry environment.config XDG_CONFIG_HOME
entry environment.terminal 'TERM, COLORTERM'
entry environment.color 'NO_COLOR, FORCE_COLOR'
entry environment.motion NO_MOTION
entry environment.ambiguous-width HANOK_AMBIGUOUS_WIDTH
entry environment.text-form HANOK_TEXT_FORM

section files
entry files.keys '~/.config/hanok/keys'
entry files.theme '~/.config/hanok/theme'
