#!/usr/bin/env bash
# Times frames and start-up of Hanok beside other toolkits, those of Peers that are installed here.
#
#   frames.sh [FRAMES [ROUNDS]]
#
# ncursesw: Debian's libncurses-dev. notcurses: libnotcurses-core-dev, or a build of one's own found by
# PKG_CONFIG_PATH. tview on tcell: golang-go, golang-github-rivo-tview-dev and
# golang-github-gdamore-tcell.v2-dev. Textual: `pip install textual`, for the Python that the variable
# PYTHON names.
set -euo pipefail
cd "$(dirname "$0")"
built=.build/peers
mkdir -p "$built"
programs=("Hanok=../../.build/release/HanokFrames")

build() {
  local name=$1 options=$2
  # shellcheck disable=SC2086
  if cc -O2 -w "Peers/$name.c" -o "$built/$name" $options 2>"$built/$name.log"; then
    programs+=("$name=$built/$name")
  else
    echo "$name isn't installed here, and is left out."
  fi
}
build ncurses "-lncursesw -ltinfo"
build notcurses "$(pkg-config --cflags --libs notcurses-core 2>/dev/null)"
if GO111MODULE=off GOPATH=${GOPATH:-/usr/share/gocode} \
  go build -o "$built/tview" Peers/tview.go 2>"$built/tview.log"; then
  programs+=("tview=$built/tview")
else
  echo "tview isn't installed here, and is left out."
fi
python=${PYTHON:-python3}
if "$python" -c 'import textual' 2>/dev/null; then
  programs+=("Textual=$python Peers/textual_frames.py")
else
  echo "Textual isn't installed here, and is left out."
fi

.build/release/Frames "${1:-500}" "${2:-5}" "${programs[@]}"

# From the start to the first frame, and the most memory: the last label must have been drawn.
lines=$(mktemp)
trap 'rm -f "$lines"' EXIT
echo "a line" > "$lines"
startup=()
for program in "${programs[@]}"; do
  startup+=("${program#*=} label 1000000000 $lines /dev/null" "29: 0")
done
echo
TERM=xterm-256color TEXTUAL_FPS=100000 .build/release/Startup 10 "${startup[@]}"
