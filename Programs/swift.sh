#!/bin/sh
# swift.sh ARGUMENTS…
#
# Runs the package manager for this clone, also where its path or the home folder wouldn't do.
set -eu

# The package manager writes paths into files without escaping quotes. For such a path it works in a folder
# of links to the clone, which has what is built, too.
case $PWD in
  *[\"\\\`\$\'\*\?\[\]\{\}\(\)\&\;\|\<\>\#]*)
    clone=$PWD
    parent=${TMPDIR:-/tmp}/hanok-$(id -u)
    [ ! -w "${HOME:-}" ] || parent=$HOME/.cache/hanok/clones
    plain=$parent/$(printf %s "$clone" | cksum | tr ' ' -)
    mkdir -p "$plain"
    # Nobody else's folder: its links would be built.
    [ -O "$plain" ] || { echo "Another account has $plain: remove it." >&2; exit 1; }
    for file in "$clone"/* "$clone"/.swift-format; do
      [ -e "$file" ] && ln -sfn "$file" "$plain/${file##*/}"
    done
    if [ ! -L "$clone/.build" ]; then
      # What is left of a former clone of this path isn't used.
      mkdir -p "$clone/.build"
      rm -rf "$plain/.build"
      mv "$clone/.build" "$plain/.build"
      ln -s "$plain/.build" "$clone/.build"
    fi
    mkdir -p "$plain/.build"
    cd "$plain"
    ;;
esac

# It keeps its caches at home.
if [ ! -w "${HOME:-}" ]; then
  export GIT_CONFIG_GLOBAL="${HOME:-}/.gitconfig" HOME="$PWD/.build/home"
  mkdir -p "$HOME"
fi
exec swift "$@"
