#!/bin/sh
# dependencies.sh [--list | --tests]
#
# Installs what a build needs, saying so; without root, or without apt, it prints the command to run. With
# --list it prints the needs, with --tests it is about what only tests use.
set -eu

# The package manager; PACKAGE_MANAGER names another one than the first that is found.
manager=${PACKAGE_MANAGER-}
for found in apt-get dnf pacman apk zypper brew; do
  if [ -z "$manager" ] && command -v $found > /dev/null; then manager=$found; fi
done

# What is needed, and its packages: apt | dnf | pacman | apk | zypper | brew. Only apt's have been tried.
needs() {
  cat <<'NEEDS'
git           | git            | git                | git     | git         | git              | git
make          | make           | make               | make    | make        | make             | make
compiler      | gcc            | gcc                | gcc     | build-base  | gcc              | -
C++ headers   | g++            | gcc-c++            | gcc     | g++         | gcc-c++          | -
pkg-config    | pkg-config     | pkgconf-pkg-config | pkgconf | pkgconf     | pkg-config       | pkgconf
ICU           | libicu-dev     | libicu-devel       | icu     | icu-dev     | libicu-devel     | icu4c
expat         | libexpat1-dev  | expat-devel        | expat   | expat-dev   | libexpat-devel   | expat
SQLite        | libsqlite3-dev | sqlite-devel       | sqlite  | sqlite-dev  | sqlite3-devel    | sqlite
cmark-gfm     | libcmark-gfm-dev | -                | cmark-gfm | -         | -                | cmark-gfm
its extensions | libcmark-gfm-extensions-dev | - | cmark-gfm | - | -                       | cmark-gfm
NEEDS
}

# The packages of `names`, one a line, in a column of the table.
packages() {
  needs | while IFS='|' read -r name columns; do
    name=$(echo $name)
    printf '%s\n' "$names" | grep -qxF "$name" || continue
    echo "$columns" | cut -d '|' -f "$1" | tr -d ' '
  done | grep -v '^-$' | sort -u
}

# The compiler that builds our C and C++: it is Swift's, and finds the headers of the system's compiler.
clang() {
  compiler=$(dirname "$(command -v swift)")/clang
  [ -x "$compiler" ] || compiler=${CC:-cc}
  flags=$(pkg-config --cflags icu-i18n expat sqlite3 libcmark-gfm 2>/dev/null || true)
  # shellcheck disable=SC2086
  printf '#include <%s>\n' "$@" | "$compiler" -x c++ -fsyntax-only $flags - > /dev/null 2>&1
}

has() {
  case $1 in
    git | make | pkg-config) command -v "$1" > /dev/null ;;
    compiler) command -v "${CC:-cc}" > /dev/null ;;
    'C++ headers') clang string ;;
    ICU) clang unicode/uversion.h ;;
    expat) clang expat.h ;;
    SQLite) clang sqlite3.h ;;
    cmark-gfm) clang cmark-gfm.h ;;
    'its extensions') clang cmark-gfm-core-extensions.h ;;
  esac
}

missing() {
  # All headers at once: this is the usual case, and each call takes time.
  if has git && has make && has pkg-config && has compiler &&
    clang string unicode/uversion.h expat.h sqlite3.h cmark-gfm.h cmark-gfm-core-extensions.h; then
    return
  fi
  needs | cut -d '|' -f 1 | while read -r name; do has "$name" || echo "$name"; done
}

# Installs packages with apt, as root.
install() {
  echo "Installing: $*"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -q && apt-get install -qy --no-install-recommends "$@"
}

# Prints the command that installs `names` here.
print_command() {
  tried=" (this hasn't been tried)"
  case $manager in
    apt-get) list=$(packages 1) command='sudo apt-get update && sudo apt-get install -y' tried= ;;
    dnf) list=$(packages 2) command='sudo dnf install' ;;
    pacman) list=$(packages 3) command='sudo pacman -S --needed' ;;
    apk) list=$(packages 4) command='sudo apk add' ;;
    zypper) list=$(packages 5) command='sudo zypper install' ;;
    brew) list=$(packages 6) command='brew install' ;;
    *) echo "Install them with the package manager of this system."; return ;;
  esac
  echo "Install with$tried:"
  # shellcheck disable=SC2086
  echo "  $command" $list
}

# The compiler of Swift may be there, but not the libraries that it is linked with.
check_swift() {
  if ! command -v swift > /dev/null; then
    echo "Swift 6.2 or newer is needed: https://www.swift.org/install" >&2
    exit 1
  fi
  if ! version=$(swift --version 2>&1); then
    echo "Swift doesn't start: $version" >&2
    echo "Install the libraries of its list: https://www.swift.org/install/linux/tarball" >&2
    exit 1
  fi
  version=$(echo "$version" | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p')
  # shellcheck disable=SC2086
  set -- $version
  if [ $# = 2 ] && [ $(($1 * 100 + $2)) -lt 602 ]; then
    echo "Swift $1.$2 is too old: 6.2 or newer is needed, from https://www.swift.org/install" >&2
    exit 1
  fi
}

# Unicode's tests, which Debian has as a package.
check_tests() {
  [ ! -f /usr/share/unicode/BidiCharacterTest.txt ] || return 0
  [ "$manager" = apt-get ] || return 0
  if [ "$(id -u)" = 0 ]; then install unicode-data; else
    echo "unicode-data is missing: Unicode's tests are skipped. To run them, install it with:" >&2
    echo "  sudo apt-get update && sudo apt-get install -y unicode-data" >&2
  fi
}

case ${1-} in
  --list)
    echo "  Swift 6.2 or newer"
    needs | while IFS='|' read -r name apt rest; do echo "  $name" "("$apt")"; done
    exit ;;
  --tests) check_tests; exit ;;
esac

check_swift
names=$(missing)
[ -n "$names" ] || exit 0
echo "Missing: $(echo "$names" | paste -sd , | sed 's/,/, /g')" >&2
if [ "$(id -u)" = 0 ] && [ "$manager" = apt-get ]; then
  # shellcheck disable=SC2046
  install $(packages 1)
  names=$(missing)
  [ -n "$names" ] || exit 0
  echo "Still missing after that: $(echo "$names" | paste -sd , | sed 's/,/, /g')" >&2
  exit 1
fi
print_command >&2
exit 1
