#!/bin/sh
# Checks the sources against systems on which nothing here runs: C against the headers of musl, arm64
# and macOS, and Swift against a stub of macOS's C library (Tests/DarwinStub).
#
# Missing packages are installed by root; for others, what needs them is skipped, and listed at the end.
# Copies of macOS's headers come with zig (`pip install ziglang`): ZIG=<path> if it isn't found.
set -eu
cd "$(dirname "$0")/.."
# Elsewhere the system's own compiler sees what is checked here.
[ "$(uname -s)" = Linux ] || exit 0
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

skipped=
skip() { skipped="$skipped
  $1"; }

# Whether a Debian package is installed, or can be.
has_package() {
  command -v dpkg >/dev/null || return 1
  dpkg -s "$1" >/dev/null 2>&1 && return 0
  [ "$(id -u)" = 0 ] || return 1
  echo "$1 (headers of another system) is missing: installing it"
  { apt-get update -q && apt-get install -qy "$1"; } >/dev/null 2>&1
}

# The folder in which a package has a header.
folder_of() { dpkg -L "$1" | sed -n "s#/$2\$##p" | head -n 1; }

resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
clang=$resources/../../bin/clang
frontend=$resources/../../bin/swift-frontend

# The headers of libraries, without the headers of this system's C library.
libraries=$scratch/libraries
mkdir "$libraries"
for header in unicode expat.h expat_external.h expat_config.h cmark-gfm.h cmark-gfm_export.h \
  cmark-gfm_version.h cmark-gfm-core-extensions.h cmark-gfm-extension_api.h cmark-gfm-extensions_export.h; do
  for folder in $(pkg-config --variable=includedir icu-i18n expat libcmark-gfm 2>/dev/null) /usr/include \
    /usr/include/"$("$clang" -print-multiarch 2>/dev/null || true)" \
    /usr/include/"$(uname -m)-linux-gnu"; do
    [ ! -e "$folder/$header" ] || { ln -sfn "$folder/$header" "$libraries/$header"; break; }
  done
done

# The programs that others are measured against need further libraries.
c_sources=$(find Sources Programs Tests -name '*.c' | grep -v -e /Peers/ -e /.build/ -e DarwinStub | sort)
cxx_sources="Sources/CHanokICU/CHanokICU.cpp Tests/Benchmarks/Sources/CMessagePatterns/patterns.cpp"

# check NAME SOURCES COMMAND…: each source by the command, with the headers of its target.
check() {
  name=$1
  sources=$2
  shift 2
  for file in $sources; do
    "$@" -Wall -Wextra -Werror -I "$(dirname "$file")/include" -I Sources/CHanokTerminal/include \
      -isystem "$libraries" "$file"
  done
  echo "$name: $(echo "$sources" | wc -w) files"
}

if has_package musl-dev; then
  check "C, musl" "$c_sources" "$clang" -fsyntax-only -target "$(uname -m)-linux-musl" \
    -nostdlibinc -isystem "$(folder_of musl-dev spawn.h)"
else
  skip "C against musl: install musl-dev"
fi

if has_package libc6-dev-arm64-cross; then
  headers=$(folder_of libc6-dev-arm64-cross spawn.h)
  check "C, arm64" "$c_sources" "$clang" -fsyntax-only -target aarch64-linux-gnu -nostdlibinc \
    -isystem "$headers"
  gcc=$(gcc -dumpversion 2>/dev/null | cut -d . -f 1)
  if has_package "libstdc++-${gcc:-12}-dev-arm64-cross"; then
    check "C++, arm64" "$cxx_sources" "$clang" -fsyntax-only -std=c++17 -target aarch64-linux-gnu \
      -nostdlibinc -nostdinc++ -isystem "$headers/c++/${gcc:-12}" \
      -isystem "$headers/c++/${gcc:-12}/aarch64-linux-gnu" -isystem "$headers"
  else
    skip "C++ against arm64: install libstdc++-${gcc:-12}-dev-arm64-cross"
  fi
else
  skip "C and C++ against arm64: install libc6-dev-arm64-cross"
fi

zig=${ZIG:-$(command -v zig || python3 -c \
  'import os, ziglang; print(os.path.join(os.path.dirname(ziglang.__file__), "zig"))' 2>/dev/null || true)}
if [ -n "$zig" ]; then
  darwin=$(dirname "$zig")/lib/libc/include/any-darwin-any
  [ -d "$darwin" ] || darwin=$(dirname "$zig")/lib/libc/include/any-macos-any
  # gettext, which a benchmark measures, isn't a part of macOS.
  check "C, macOS" "$(echo "$c_sources" | grep -v CTranslations)" "$clang" -fsyntax-only \
    -target arm64-apple-macos26 -nostdlibinc -isystem "$darwin" -isystem Tests/DarwinStub/include
  "$clang" -fsyntax-only -Wall -Wextra -Werror -target arm64-apple-macos26 -nostdlibinc \
    -isystem "$darwin" -DWITH_DARWIN_HEADERS Tests/DarwinStub/compare.c
  echo "The stub agrees with macOS's headers"
  for target in aarch64-macos x86_64-linux-musl; do
    check "C++, $target" "$cxx_sources" "$zig" c++ -target "$target" -std=c++17 -O0 -c \
      -o "$scratch/object.o"
  done
else
  skip "C and C++ against macOS, C++ against musl, the stub itself: pip install ziglang"
fi

# Swift's modules in the order of their dependencies. The stub comes before Linux's library, and so
# selects the branches of macOS.
stub=$scratch/stub
mkdir "$stub"
settings=$(sed -n 's/.*enableUpcomingFeature("\(.*\)").*/-enable-upcoming-feature \1/p' Package.swift)
maps=
for name in CHanokFiles CHanokICU CHanokIconv CHanokTerminal; do
  printf 'module %s { umbrella "%s" export * }\n' "$name" "$PWD/Sources/$name/include" \
    > "$stub/$name.modulemap"
  maps="$maps -Xcc -fmodule-map-file=$stub/$name.modulemap"
done

# swift_module NAME OPTIONS…: compiles a module's interface, by which others see it.
swift_module() {
  name=$1
  shift
  swiftc -emit-module -o "$stub/$name.swiftmodule" -module-name "$name" -parse-as-library \
    -I Tests/DarwinStub/include -I "$stub" "$@"
}

# Linux's versions show Linux's C library, but need nothing of it.
for name in Observation Synchronization; do
  sed '/^import Glibc$/d' "$resources/linux/$name".swiftmodule/*-gnu.swiftinterface \
    > "$scratch/$name.swiftinterface"
  "$frontend" -compile-module-from-interface -module-name $name -o "$stub/$name.swiftmodule" \
    "$scratch/$name.swiftinterface"
done
swift_module Darwin -import-underlying-module Tests/DarwinStub/Darwin.swift
swift_module Dispatch Tests/DarwinStub/Dispatch.swift

# hanok_module NAME SOURCES OPTIONS…: first the module's interface, then all of the files that use the
# system: the functions of others are the same everywhere.
hanok_module() {
  name=$1
  sources=$2
  shift 2
  common="-package-name hanok -swift-version 6 -warnings-as-errors -strict-memory-safety
    $settings $maps $*"
  # Lists of words, which have no spaces.
  # shellcheck disable=SC2086
  swift_module "$name" -wmo -Xfrontend -experimental-skip-all-function-bodies $common $sources
  files=
  count=0
  for file in $sources; do
    if grep -qE '^ *(@_exported )?(public )?import (Darwin|HanokSystem|Dispatch|C[A-Z][A-Za-z]*)$' "$file" ||
      [ "$name" = HanokSystem ]; then
      files="$files -primary-file $file"
      count=$((count + 1))
    else
      files="$files $file"
    fi
  done
  # shellcheck disable=SC2086
  [ $count = 0 ] || "$frontend" -typecheck -module-name "$name" -parse-as-library \
    -I Tests/DarwinStub/include -I "$stub" $common $files
  [ $count = 0 ] || echo "Swift, macOS: $name, $count files"
}

for name in HanokSystem HanokFiles HanokUnicode MessageSyntax MessageFormat HanokTableSyntax \
  HanokTableRules HanokLocalization HanokTables HanokTerminal HanokDrawing HanokVCard; do
  hanok_module $name "$(find "Sources/$name" -name '*.swift')"
done

# What else uses the system and needs no package of others.
hanok_module BreachesService Sources/Samples/Breaches/Service/HTTP/NetworkInterfaces.swift

# The functions of their tables are made by a build. Of the last module, what needs no package of others.
made=$(find .build/plugins/outputs/*/Hanok -name '*.swift' 2>/dev/null | head -n 1)
if [ -n "$made" ]; then
  for name in Hanok HanokScenes; do
    hanok_module $name "$(find "Sources/$name" .build/plugins/outputs/*/$name -name '*.swift')" \
      -default-isolation MainActor
  done
  arguments=Sources/HanokArguments
  hanok_module HanokArguments "$arguments/InstalledTables.swift $arguments/StandardStreams.swift
    $arguments/Watching/FolderQueue.swift $arguments/Watching/FolderWatcher.swift
    $arguments/Watching/FolderWatching.swift" -default-isolation MainActor
else
  skip "Swift of Hanok, HanokScenes and HanokArguments: run swift build before"
fi

[ -z "$skipped" ] || echo "Skipped:$skipped"
