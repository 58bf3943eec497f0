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
    "$python" Peers/documents.py $peer "$pieces"
  else
    echo "$peer isn't installed here, and is left out."
  fi
done
