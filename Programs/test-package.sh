#!/usr/bin/env bash
# test-package.sh PACKAGE
#
# Installs a Debian package in a root with nothing but the libraries that it depends on, runs programs
# there, reads their manual pages and removes the package again, of which nothing may stay. Without root it
# uses a user namespace.
set -euo pipefail
# Without root, PATH lacks the folders of ldconfig and start-stop-daemon, which dpkg looks for.
PATH=$PATH:/usr/local/sbin:/usr/sbin:/sbin
package=$1
tables=$(cd "$(dirname "$0")/../Localizations" && pwd)
fail() { printf 'test-package: %s\n' "$1" >&2; exit 1; }

for need in dpkg:dpkg dpkg-deb:dpkg ldconfig:libc-bin start-stop-daemon:dpkg unshare:util-linux man:man-db \
  lexgrog:man-db; do
  command -v "${need%:*}" > /dev/null ||
    fail "${need%:*} is missing. On Debian and Ubuntu: sudo apt-get install -y ${need#*:}"
done
[ -f "$package" ] || fail "There is no package ${package@Q}. Build it first: make package"
if unshare -r -m true 2> /dev/null; then
  namespace=(unshare -r -m)
elif [ "$(id -u)" = 0 ] && unshare -m true 2> /dev/null; then
  namespace=(unshare -m)
else
  fail "This account can't make a user namespace, in which programs run alone. Run the test as root, or allow \
namespaces: sudo sysctl kernel.unprivileged_userns_clone=1, on Ubuntu \
kernel.apparmor_restrict_unprivileged_userns=0."
fi

root=$(mktemp -d)
log=$(mktemp)
trap 'rm -rf "$root" "$log"' EXIT
mkdir -p "$root"/var/lib/dpkg/{info,updates} "$root/dev" "$root/tmp" "$root/proc"
touch "$root/var/lib/dpkg/status" "$root/dev/null"
unpacked=$root/tmp/unpacked
dpkg-deb --extract "$package" "$unpacked"
ldd "$unpacked"/usr/bin/{hanok,addressbook} | grep -o '/[^ ]*\.so[^ ]*' | sort -u |
  while read -r library; do
    case $library in *swift*) fail "it needs $library" ;; esac
    mkdir -p "$root$(dirname "$library")"
    cp -L "$library" "$root$library"
  done
rm -r "$unpacked"
# Another release has these libraries in other versions, under other names.
depends=$(dpkg-deb --field "$package" Depends)
for library in libicu libexpat libcmark libstdc++; do
  [[ $depends != *$library* ]] || fail "$library isn't linked in. The package depends on: $depends"
done
[[ $depends == *'libc6 (>= '* ]] || fail "it doesn't depend on a version of libc6: $depends"

files() { (cd "$root" && find . -path ./var/lib/dpkg -prune -o -print | sort); }
before=$(files)
# What the package depends on is there as files only. A host may leave out manual pages.
dpkg_here() {
  dpkg --root="$root" --log=/dev/null --force-not-root,depends,script-chrootless --path-include='*' "$@" \
    > "$log" 2>&1
}
dpkg_here --install "$package" || fail "it isn't installed. dpkg reports:
$(cat "$log")"

# Swift's runtime reads the arguments in /proc.
run() {
  "${namespace[@]}" sh -c 'mount --rbind /proc "$0/proc" && exec chroot "$0" "$@"' "$root" "$@"
}
# Returns the candidates of a completion script for the last word of a command line.
candidates() {
  PATH="$root/usr/bin:$PATH" bash --norc -c '
    source "$0"
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*" COMP_POINT=${#COMP_LINE}
    complete -p "$1" > /dev/null && "_$1" "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
    printf "%s\n" "${COMPREPLY[@]}"
  ' "$root/usr/share/bash-completion/completions/$1" "$@"
}
for name in hanok addressbook breaches calculator concentration gallery quiz; do
  run "/usr/bin/$name" --help --locale en | grep -q "^Usage: $name " || fail "$name doesn't run"
  for page in "man1/$name.1.gz" "ko/man1/$name.1.gz" "ja/man1/$name.1.gz"; do
    [ -s "$root/usr/share/man/$page" ] || fail "there is no manual page $page"
    LC_ALL=C.UTF-8 lexgrog "$root/usr/share/man/$page" | grep -q "\"$name - ..*\"" ||
      fail "whatis finds nothing in the manual page $page"
  done
done
screen=$(printf 'q\n' | run /usr/bin/quiz --locale ko) || fail "quiz ends with an error"
grep -q '점수: 0점' <<< "$screen" || fail "quiz isn't in Korean: $screen"
languages=$(cd "$tables" && for table in */Quiz.strings; do echo "${table%%.*}"; done | sort)
proposed=$(candidates quiz --locale '' | sort)
[ "$proposed" = "$languages" ] || fail "the languages that Tab proposes aren't those of the quiz: $proposed"
[ "$(candidates quiz --theme han)" = hanok ] || fail "Tab doesn't complete the name of a theme"
# There is no libcurl in the root.
status=0
screen=$(run /usr/bin/breaches --plain --now --locale ko < /dev/null) || status=$?
[ $status = 74 ] && grep -q 'libcurl4$' <<< "$screen" ||
  fail "breaches ends with $status without libcurl: $screen"
# What a translator saves is read.
sed -i 's/맞을까, 아닐까/이 말이 맞을까/' "$root/usr/share/hanok/Localizations/ko.lproj/Quiz.strings"
screen=$(printf 'q\n' | run /usr/bin/quiz --locale ko)
grep -q '이 말이 맞을까' <<< "$screen" || fail "quiz doesn't read a table that was saved: $screen"
manual=$(LC_ALL=C.UTF-8 MANWIDTH=80 man -l "$root/usr/share/man/ko/man1/quiz.1.gz")
grep -A1 '^사용법$' <<< "$manual" | grep -q '^ *quiz ' && grep -q '^종료 상태$' <<< "$manual" ||
  fail "the manual page isn't in Korean: $manual"
for part in Hanok Swift ICU GRDB argument-parser libicu-dev libexpat1-dev libstdc++; do
  grep -q "^==== .*$part" "$root/usr/share/doc/hanok/copyright" || fail "the license of $part is missing"
done

dpkg_here --purge hanok || fail "it isn't removed. dpkg reports:
$(cat "$log")"
left=$(diff <(echo "$before") <(files)) || fail "something stays: $left"
echo "The package is installed, runs and is removed: $package"
