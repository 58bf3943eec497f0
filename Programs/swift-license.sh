#!/usr/bin/env bash
# swift-license.sh
#
# Prints the path of the license of Swift, whose runtime is linked into the programs: the path in the variable
# SWIFT_LICENSE, or a file of the toolchain.
set -euo pipefail

# swiftly installs itself under the compiler's name; only the compiler knows its own folder.
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p' |
  sed 's/\\\(["\\/]\)/\1/g') || resources=
compiler=$(command -v swiftc) || { echo "Swift isn't installed: https://www.swift.org/install/linux" >&2; exit 1; }
candidates=(
  ${SWIFT_LICENSE:+"$SWIFT_LICENSE"}
  ${resources:+"$(dirname "$(dirname "$resources")")/share/swift/LICENSE.txt"}
  "$(dirname "$(dirname "$(readlink -f "$compiler")")")/share/swift/LICENSE.txt"
  # Debian's own package of Swift.
  /usr/share/doc/swiftlang/copyright
)
for candidate in "${candidates[@]}"; do
  if [ -s "$candidate" ]; then
    echo "$candidate"
    exit
  fi
done
{
  echo "The license of Swift is missing. It was looked for here:"
  printf '  %s\n' "${candidates[@]}"
  echo "Set SWIFT_LICENSE to the path of its file."
} >&2
exit 1
