#!/usr/bin/env bash
# test-elsewhere.sh: RELEASE, ACCOUNT and FOLDER are in the environment, as the makefile sets them.
#
# Makes a root of another release of Debian, clones the last commit there, runs `make quiz LOCALE=ko` and
# `make test` as an ordinary user (or ACCOUNT=root), and prints a row for a table. The root is kept in
# ~/.cache/hanok, for the next time; KEEP=1 keeps the clone with what was built, too.
set -euo pipefail
cd "$(dirname "$0")/.."
sources=$PWD
release=${RELEASE:-trixie} user=${ACCOUNT:-stranger} folder=${FOLDER:-hanok}
roots=${HANOK_ROOTS:-${XDG_CACHE_HOME:-$HOME/.cache}/hanok}
root=$roots/$release
fail() { echo "test-elsewhere: $1" >&2; exit 1; }

# What this machine needs, with the package of Debian that has it.
need() { PATH=$PATH:/usr/sbin command -v "$1" > /dev/null || missing="${missing-} $2"; }
need debootstrap debootstrap
need git git
need unshare util-linux
if [ "$(id -u)" != 0 ]; then need newuidmap uidmap; fi
[ -z "${missing-}" ] || fail "install first: sudo apt-get install$missing"
command -v swiftc > /dev/null || fail "Swift is needed here, too: https://www.swift.org/install"
toolchain=$(swiftc -print-target-info | sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift".*|\1|p')
[ "$toolchain" != /usr ] || fail "Swift in /usr can't be mounted in another release: use a toolchain in a folder"

# The rest runs with mounts that nobody else sees. Without root it needs a range of user numbers.
if [ -z "${HANOK_UNSHARED-}" ]; then
  if [ "$(id -u)" != 0 ]; then
    grep -q "^$(id -un):" /etc/subuid 2>/dev/null ||
      fail "without root it needs user numbers: sudo usermod --add-subuids 100000-165535 --add-subgids 100000-165535 $(id -un)"
    as_root=(--map-root-user --map-auto)
  fi
  # The versions of all packages, to be cloned from here.
  HANOK_ALL=1 swift package resolve
  if [ -n "$(git status --porcelain)" ]; then echo "Only the last commit is tested, not what follows it." >&2; fi
  HANOK_UNSHARED=yes exec unshare ${as_root[@]+"${as_root[@]}"} --mount --pid --fork --kill-child "$0"
fi
export PATH=$PATH:/usr/sbin:/sbin

if [ ! -f "$root/whole" ]; then
  echo "Making a root of Debian $release in $root"
  rm -rf "$root"
  mkdir -p "$root"
  # A container may not make devices: they are bound instead.
  container=lxc debootstrap --variant=minbase --include=ca-certificates "$release" "$root" ||
    fail "debootstrap has failed; its log is $root/debootstrap/debootstrap.log"
  chroot "$root" useradd --create-home --shell /bin/bash stranger
  cp -L /etc/resolv.conf "$root/etc/resolv.conf"
  # A mirror of sid can be some days behind.
  echo 'Acquire::Check-Valid-Until "false";' > "$root/etc/apt/apt.conf.d/90mirror"
  # What a person has who has cloned a package of Swift, and the libraries of the toolchain.
  chroot "$root" apt-get update -q
  chroot "$root" apt-get install -qy --no-install-recommends git make libcurl4 libncurses6 libsqlite3-0 libxml2 \
    tzdata
  touch "$root/whole"
fi

packages=$root/srv/packages
mkdir -p "$root$toolchain" "$packages" "$root/srv/hanok"
mount --bind "$toolchain" "$root$toolchain"
mount --bind .build/repositories "$packages"
mount --bind "$sources" "$root/srv/hanok"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
# Packages are cloned from the ones that are here.
{
  printf '[safe]\n\tdirectory = *\n'
  for repository in .build/repositories/*; do
    [ -d "$repository" ] || continue
    printf '[url "file:///srv/packages/%s"]\n\tinsteadOf = %s\n' \
      "$(basename "$repository")" "$(git config --file "$repository/config" remote.origin.url)"
  done
} > "$root/etc/gitconfig"

# Runs a command of the shell in the root, as a user with nothing in the environment.
run() {
  local user=$1 home=/home/stranger
  [ "$user" != root ] || home=/root
  chroot --userspec="$user:$user" "$root" /usr/bin/env -i HOME=$home USER="$user" LANG=C.UTF-8 TERM=dumb \
    PATH=/usr/local/bin:/usr/bin:/bin:"$toolchain/bin" FOLDER="$folder" ${CI+CI=$CI} \
    sh -c "cd && $2"
}

[ -n "${KEEP-}" ] || run "$user" 'rm -rf "$FOLDER"'
run "$user" 'if [ -d "$FOLDER" ]; then cd "$FOLDER" && git fetch -q && git reset -q --hard @{upstream}; else git clone -q file:///srv/hanok "$FOLDER"; fi'

# Runs a command, copies its output, and fails where it does or where it warns.
log=$root/var/log/hanok.log
perform() {
  SECONDS=0
  run "$user" "cd \"\$FOLDER\" && $1" 2>&1 | tee "$log" || return 1
  # A compiler's or the package manager's; tests write of other warnings.
  ! grep -nE '^(/[^:]*:[0-9:]* )?warning:' "$log" || fail "$1: there are warnings"
  took=$SECONDS
}

# What is missing is installed by the command that is printed, which is tested in this way.
play="printf 'q\\n' | make quiz LOCALE=ko"
if ! perform "$play"; then
  install=$(sed -n 's/^  sudo \(apt-get update.*\)/\1/p' "$log" | sed 's/sudo //g')
  [ -n "$install" ] || fail "make quiz has failed"
  run root "DEBIAN_FRONTEND=noninteractive && export DEBIAN_FRONTEND && $install"
  perform "$play" || fail "make quiz has failed"
fi
grep -q '점수: 0점' "$log" || fail "the quiz isn't in Korean"
quiz=$took
perform 'make test' || fail "make test has failed"
tests=$(grep -o '[0-9]* tests in [0-9]* suites passed' "$log") || fail "no tests have passed"

icu=$(run "$user" 'pkg-config --modversion icu-uc')
glibc=$(run "$user" 'ldd --version' | sed -n '1s/.* //p')
echo "| Debian $(cat "$root/etc/debian_version") | ICU $icu | glibc $glibc | $user | make quiz $quiz s | make test $took s: $tests |"
