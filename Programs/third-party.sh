#!/usr/bin/env bash
# third-party.sh LINKS…
#
# Prints the license of everything of others that is linked into programs. The linker has written LINKS, the
# names of the files that it read. A shared library isn't part of a program. It fails where a license is
# missing, after all others are printed.
set -euo pipefail
programs=$(cd "$(dirname "$0")" && pwd)
checkouts=$(dirname "$programs")/.build/checkouts

# Prints the files of the rules of a makefile, each once.
files() {
  sed -n 's/^ //; t file
    b
    :file
    s/ \\$//; s/\\\([ #]\)/\1/g; s/\$\$/$/g; p' "$@" | sort -u
}

# Prints the package that a module is from, if it isn't Hanok's.
package() {
  local folder
  for folder in "$checkouts"/*/"$1" "$checkouts"/*/Sources/"$1"; do
    if [ -d "$folder" ]; then
      folder=${folder#"$checkouts"/}
      echo "${folder%%/*}"
      return
    fi
  done
}

# Prints the package of Debian that has a file. Its list may name the folder before /usr was merged.
debian_package() {
  local path
  path=$(readlink -f "$1") || path=$1
  { dpkg-query -S "$path" || dpkg-query -S "${path#/usr}"; } 2> /dev/null | sed -n '1s/[:,].*//p' || true
}

# Prints the name of what each file belongs to, and the path of its license.
parts() {
  local file module name
  while IFS= read -r file; do
    case $file in
      *.so | *.so.[0-9]*) ;;
      *.build/*.o)
        module=${file%.build/*}
        name=$(package "${module##*/}")
        [ -z "$name" ] || printf '%s\t%s\n' "$name" "$(echo "$checkouts/$name"/LICENSE*)"
        ;;
      # It has the license of ICU, which the toolchain doesn't bring.
      */lib_FoundationICU.a) printf 'ICU\t/usr/share/doc/libicu-dev/copyright\n' ;;
      */swift_static/* | */clang/*) printf 'Swift, its runtime and Foundation\t%s\n' "$("$programs/swift-license.sh")" ;;
      # A copy of a part of Hanok, such as one that loads libcurl.
      */.build/* | .build/*)
        if [ -L "$file" ]; then name=$(debian_package "$file"); else continue; fi
        printf '%s\t%s\n' "${name:-$file}" "/usr/share/doc/${name:-$file}/copyright"
        ;;
      # Objects of the compiler for one link.
      "${TMPDIR:-/tmp}"/* | /tmp/*) ;;
      *)
        name=$(debian_package "$file")
        printf '%s\t%s\n' "${name:-$file}" "/usr/share/doc/${name:-$file}/copyright"
        ;;
    esac
  done
}

for links in "$@"; do
  [ -s "$links" ] || { echo "third-party: the linker wrote no $links" >&2; exit 1; }
done
# Prints each license once, after the names of all that have it.
missing=0
while IFS=$'\t' read -r license names; do
  if [ ! -s "$license" ]; then
    echo "third-party: the license of $names is missing: $license" >&2
    missing=1
    continue
  fi
  printf '==== %s ====\n\n' "$names"
  cat "$license"
  printf '\n'
done < <(
  files "$@" | parts | sort -u | while IFS=$'\t' read -r name license; do
    printf '%s\t%s\n' "$(readlink -m "$license")" "$name"
  done | awk -F '\t' '
    { if ($1 in names) names[$1] = names[$1] ", " $2; else { names[$1] = $2; order[++count] = $1 } }
    END { for (i = 1; i <= count; i++) print order[i] "\t" names[order[i]] }'
)
exit $missing
