#!/usr/bin/env bash
# package.sh [--check] STAGE VERSION
#
# Makes a Debian package and a tarball of STAGE/root/usr, where `make install` has put the programs: with
# manual pages, completions of shells, licenses and the tables for translators. With --check, it only
# reports what is missing on this machine, before a build that takes minutes.
set -euo pipefail
programs=$(cd "$(dirname "$0")" && pwd)
sources=$(dirname "$programs")

missing=0
report() { echo "package: $1" >&2; missing=1; }
check() {
  local command part file package
  for command in dpkg:dpkg dpkg-deb:dpkg dpkg-shlibdeps:dpkg-dev gzip:gzip tar:tar find:findutils; do
    command -v "${command%:*}" > /dev/null ||
      report "${command%:*} is missing. On Debian and Ubuntu: sudo apt-get install -y ${command#*:}"
  done
  "$programs/swift-license.sh" > /dev/null || missing=1
  "$programs/source-date.sh" > /dev/null || missing=1
  for package in libicu-dev libexpat1-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libstdc++6; do
    file=/usr/share/doc/$package/copyright
    [ -s "$file" ] ||
      report "$file, a license, is missing. Install it: sudo apt-get install -y --reinstall $package"
  done
  [ "$missing" = 0 ]
}

if [ "$1" = --check ]; then
  check
  exit
fi
check
stage=$(cd "$1" && pwd) version=$2
root=$stage/root
share=$root/usr/share
architecture=$(dpkg --print-architecture)
# The files' time is the sources'.
SOURCE_DATE_EPOCH=$("$programs/source-date.sh")
export SOURCE_DATE_EPOCH

# There are no pages in Arabic: groff doesn't order right-to-left text, and man-db
# doesn't recognize the heading before their summary.
for program in "$root"/usr/bin/*; do
  name=$(basename "$program")
  for language in en ko ja; do
    folder=$share/man/$([ $language = en ] || echo $language/)man1
    mkdir -p "$folder"
    "$programs/manual.sh" "$program" $language "$version" | gzip -9n > "$folder/$name.1.gz"
  done
  complete() {
    mkdir -p "$(dirname "$share/$2")"
    "$program" --generate-completion-script "$1" > "$share/$2"
  }
  complete bash "bash-completion/completions/$name"
  complete zsh "zsh/vendor-completions/_$name"
  complete fish "fish/vendor_completions.d/$name.fish"
done

mkdir -p "$share/hanok" "$share/doc/hanok"
cp -r "$sources/Localizations" "$share/hanok/"
gzip -9nc "$sources/CHANGELOG.md" > "$share/doc/hanok/changelog.gz"

{
  printf 'Hanok %s, and what is linked into its programs.\n\n==== Hanok ====\n\n' "$version"
  cat "$sources/LICENSE"
  printf '\n'
  "$programs/third-party.sh" "$sources"/.build/archives/{hanok,addressbook}-programs.links
} > "$share/doc/hanok/copyright"
# What `make install` puts beside programs is all in that file.
rm -f "$share/doc/hanok/LICENSE" "$share/doc/hanok/THIRD-PARTY"

find "$root/usr" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
chmod -R u=rwX,go=rX "$root/usr"
tar --sort=name --owner=0 --group=0 --numeric-owner -C "$root/usr" --transform "s,^\.,hanok-$version," \
  -czf "$stage/hanok-$version-$architecture.tar.gz" .

# The libraries that the programs load, in the versions whose symbols they use. The tool reads the names of
# packages in `debian/control`.
libraries() {
  local folder
  folder=$(mktemp -d)
  mkdir "$folder/debian"
  printf 'Source: hanok\n\nPackage: hanok\nArchitecture: any\n' > "$folder/debian/control"
  (cd "$folder" && dpkg-shlibdeps -O "$root/usr/bin/hanok" "$root/usr/bin/addressbook") |
    sed -n 's/^shlibs:Depends=//p'
  rm -r "$folder"
}
mkdir -p "$root/DEBIAN"
depends=$(libraries)
[ -n "$depends" ] || { report "dpkg-shlibdeps found no libraries"; exit 1; }

# The list of breaches loads libcurl when it downloads, which no tool sees; since Debian 13 it has another name.
cat > "$root/DEBIAN/control" <<CONTROL
Package: hanok
Version: $version
Architecture: $architecture
Maintainer: The Hanok authors <hanok@localhost>
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Depends: $depends
Recommends: libcurl4 | libcurl4t64, ca-certificates
Section: devel
Priority: optional
Description: toolkit for terminal apps whose every word can be translated
 The tool of translators and the sample programs of Hanok.
CONTROL
dpkg-deb --root-owner-group --build "$root" "$stage/hanok_${version}_$architecture.deb"
