#!/usr/bin/env bash
# Times the screens that tests open beside those of Textual's pilot, if Textual is installed here.
#
#   screens.sh [ROUNDS]
#
# Textual: `pip install textual`, for the Python that the variable PYTHON names.
set -euo pipefail
cd "$(dirname "$0")"
python=${PYTHON:-python3}
peer=()
if "$python" -c 'import textual' 2>/dev/null; then
  peer=("$python")
else
  echo "Textual isn't installed here, and is left out."
fi
.build/release/Screens "${1:-5}" "${peer[@]}"
