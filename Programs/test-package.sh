#!/usr/bin/env bash
# test-package.sh PACKAGE
#
# Installs a Debian package in a root with nothing but the libraries that it depends on, runs programs
# there, reads their manual pages and removes the package again, of which nothing may stay.
set -euo pipefail
package=$1
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
fail() { echo "test-package: $1" >&2; exit 1; }

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

files() { (cd "$root" && find . -path ./var/lib/dpkg -prune -o -print | sort); }
before=$(files)
# What the package depends on is there as files only. A host may leave out manual pages.
dpkg_here() {
  dpkg --root="$root" --log=/dev/null --force-not-root,depends,script-chrootless --path-include='*' "$@"
}
dpkg_here --install "$package" > /dev/null 2>&1 || fail "it isn't installed"

# Swift's runtime reads the arguments in /proc.
run() {
  unshare -r -m sh -c 'mount --rbind /proc "$0/proc" && exec chroot "$0" "$@"' "$root" "$@"
}
for name in hanok addressbook breaches calculator concentration gallery quiz; do
  run "/usr/bin/$name" --help --locale en | grep -q "^Usage: $name " || fail "$name doesn't run"
  for page in "man1/$name.1.gz" "ko/man1/$name.1.gz" "ja/man1/$name.1.gz"; do
    [ -s "$root/usr/share/man/$page" ] || fail "there is no manual page $page"
  done
done
screen=$(printf 'q\n' | run /usr/bin/quiz --locale ko) || fail "quiz ends with an error"
grep -q '점수: 0점' <<< "$screen" || fail "quiz isn't in Korean: $screen"
# What a translator saves is read.
sed -i 's/맞을까, 아닐까/이 말이 맞을까/' "$root/usr/share/hanok/Localizations/ko.lproj/Quiz.strings"
screen=$(printf 'q\n' | run /usr/bin/quiz --locale ko)
grep -q '이 말이 맞을까' <<< "$screen" || fail "quiz doesn't read a table that was saved: $screen"
manual=$(LC_ALL=C.UTF-8 MANWIDTH=80 man -l "$root/usr/share/man/ko/man1/quiz.1.gz")
grep -q '사용법: quiz' <<< "$manual" || fail "the manual page isn't in Korean"
for part in Hanok Swift ICU GRDB argument-parser expat; do
  grep -q "^==== .*$part" "$root/usr/share/doc/hanok/copyright" || fail "the licence of $part is missing"
done

dpkg_here --purge hanok > /dev/null 2>&1 || fail "it isn't removed"
left=$(diff <(echo "$before") <(files)) || fail "something stays: $left"
echo "The package is installed, runs and is removed: $package"
