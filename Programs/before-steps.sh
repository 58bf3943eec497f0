#!/usr/bin/env bash
# Writes what each step of Sources/Samples/Before changes into the blocks of its page.
set -euo pipefail
cd "$(dirname "$0")/../Sources/Samples/Before"

page=$(mktemp)
step=0
inside=
while IFS= read -r line; do
  if [ "$line" = '```diff' ]; then
    inside=yes
    echo "$line"
    next=$((step + 1))
    git diff --no-index --no-color -U2 "Step$step" "Step$next" | sed -E \
      -e '/^(diff --git|index |new file mode )/d' \
      -e 's#^(---|\+\+\+) [ab]/Step[0-9]/#\1 #' -e 's/^(@@ [^@]* @@).*/\1/' || true
    step=$next
  elif [ -n "$inside" ] && [ "$line" != '```' ]; then
    continue
  else
    inside=
    printf '%s\n' "$line"
  fi
done < README.md > "$page"
cp "$page" README.md
rm "$page"
