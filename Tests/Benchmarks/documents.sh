#!/usr/bin/env bash
# Times documents beside Rich's Live and Textual's MarkdownStream, if they are installed here.
#
#   documents.sh [PIECES]
#
# Textual: `pip install textual`, for the Python that the variable PYTHON names.
set -euo pipefail
cd "$(dirname "$0")"
pieces=${1:-10000}
.build/release/Documents "$pieces"
python=${PYTHON:-python3}
for peer in rich textual; do
  if "$python" -c "import $peer" 2>/dev/null; then
    # Rich draws the whole text for each piece: fewer pieces of the same text take minutes.
    "$python" Peers/documents.py $peer $((pieces / 20))
  else
    echo "$peer isn't installed here, and is left out."
  fi
done
