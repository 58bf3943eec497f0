#!/usr/bin/env bash
# package.sh STAGE VERSION
#
# Makes a Debian package and a tarball of STAGE/root/usr, where `make install` has put the programs: with
# manual pages, completions of shells, licences and the tables for translators.
set -euo pipefail
stage=$1 version=$2
sources=$(cd "$(dirname "$0")/.." && pwd)
root=$stage/root
share=$root/usr/share
architecture=$(dpkg --print-architecture)
# The files' time is the sources', so that the same sources make the same package.
SOURCE_DATE_EPOCH=$(git -C "$sources" log -1 --format=%ct)
export SOURCE_DATE_EPOCH

for program in "$root"/usr/bin/*; do
  name=$(basename "$program")
  for language in en ko ja; do
    folder=$share/man/$([ $language = en ] || echo $language/)man1
    mkdir -p "$folder"
    "$sources/Programs/manual.sh" "$program" $language "$version" | gzip -9n > "$folder/$name.1.gz"
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

# What is linked in, with its licence.
swift=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")
checkouts=$sources/.build/checkouts
licence() { printf '\n==== %s ====\n\n' "$1"; cat "$2"; }
{
  printf 'Hanok %s, and what is linked into its programs.\n' "$version"
  licence Hanok "$sources/LICENSE"
  licence "The Swift runtime, Foundation and its ICU" "$swift/share/swift/LICENSE.txt"
  licence swift-argument-parser "$checkouts/swift-argument-parser/LICENSE.txt"
  licence GRDB.swift "$checkouts/GRDB.swift/LICENSE"
  licence ICU /usr/share/doc/libicu-dev/copyright
  licence expat /usr/share/doc/libexpat1-dev/copyright
  licence "The C++ runtime" /usr/share/doc/libstdc++6/copyright
} > "$share/doc/hanok/copyright"

find "$root/usr" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
chmod -R u=rwX,go=rX "$root/usr"
tar --sort=name --owner=0 --group=0 --numeric-owner -C "$root/usr" --transform "s,^\.,hanok-$version," \
  -czf "$stage/hanok-$version-$architecture.tar.gz" .

mkdir -p "$root/DEBIAN"
cat > "$root/DEBIAN/control" <<CONTROL
Package: hanok
Version: $version
Architecture: $architecture
Maintainer: The Hanok authors <hanok@localhost>
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Depends: libc6 (>= 2.36), libgcc-s1, libsqlite3-0
Recommends: libcurl4, ca-certificates
Section: devel
Priority: optional
Description: toolkit for terminal apps whose every word can be translated
 The tool of translators and the sample programs of Hanok.
CONTROL
dpkg-deb --root-owner-group --build "$root" "$stage/hanok_${version}_$architecture.deb"
