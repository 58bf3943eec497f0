#!/bin/sh
# swift.sh [ARGUMENTS…]
#
# Runs the package manager for this clone, also where its path or the home folder wouldn't do. Without
# arguments it only makes the place for what is built.
set -eu

# The package manager writes paths into files without escaping quotes. For such a path it works on a copy of
# the clone, whose `.build` is the clone's as well, and from which new snapshots are brought back.
clone=
case $PWD in
  *[\"\\\`\$\'\*\?\[\]\{\}\(\)\&\;\|\<\>\#]*)
    clone=$PWD
    parent=${TMPDIR:-/tmp}/hanok-$(id -u)
    [ ! -w "${HOME:-}" ] || parent=$HOME/.cache/hanok/clones
    copy=$parent/$(printf %s "$clone" | cksum | tr ' ' -)
    mkdir -p "$copy"
    # Nobody else's folder: its files would be built.
    [ -O "$copy" ] || { echo "Another account has $copy: remove it." >&2; exit 1; }
    if [ "$(readlink "$clone/.build" || true)" != "$copy/.build" ]; then
      # In a clone that was moved, or that another account has built, it is the link of that place or account.
      [ ! -L "$clone/.build" ] || rm "$clone/.build"
      # What is left of a former clone of this path isn't used.
      mkdir -p "$clone/.build"
      rm -rf "$copy"
      mkdir "$copy"
      mv "$clone/.build" "$copy/.build"
      ln -s "$copy/.build" "$clone/.build"
    fi
    mkdir -p "$copy/.build"
    ;;
esac
[ $# -gt 0 ] || exit 0

if [ -n "$clone" ]; then
  (
    cd "$copy"
    find . -path ./.build -prune -o -type f -print | while IFS= read -r file; do
      [ -e "$clone/$file" ] || [ "$file" = ./Package.resolved ] || rm -f "$file"
    done
  )
  for file in "$clone"/* "$clone"/.swift-format; do
    [ ! -e "$file" ] || cp -pRu "$file" "$copy/"
  done
  cd "$copy"
fi

# It keeps its caches at home.
if [ ! -w "${HOME:-}" ]; then
  export GIT_CONFIG_GLOBAL="${HOME:-}/.gitconfig" HOME="$PWD/.build/home"
  mkdir -p "$HOME"
fi

# The commits that releases are made of. A mirror of GitHub may have others, and takes their versions.
if [ ! -e Package.resolved ] && [ -f Programs/resolved-packages.json ]; then
  case $(git ls-remote --get-url https://github.com/apple/swift-argument-parser) in
    https://github.com/*) cp Programs/resolved-packages.json Package.resolved ;;
  esac
fi
# A part of the package keeps the versions of the whole: otherwise they would be lost, and be requested again.
if [ -z "${HANOK_ALL-}${HANOK_PARTS-}" ] && [ "${HANOK_ONLY-}" != programs ] &&
  [ Package.resolved -nt Package.swift ]; then
  command=$1
  shift
  set -- "$command" --force-resolved-versions "$@"
fi

[ -n "$clone" ] || exec swift "$@"
status=0
swift "$@" || status=$?
for file in Package.resolved Tests/Snapshots; do
  [ ! -e "$file" ] || cp -pRu "$file" "$clone/$(dirname "$file")/"
done
exit $status
