#!/usr/bin/env bash
# What a program takes of the processor while nothing happens: idle.sh SECONDS PROGRAM ARGUMENT…
#
# It runs on a pseudo-terminal of its own. /proc tells clock ticks (of 10 ms), and for each thread
# nanoseconds and wake-ups.
set -euo pipefail
seconds=$1
shift
command=$(printf '%q ' "$@")

# Standard input stays open, and says nothing.
sleep $((seconds + 10)) | TERM=xterm-256color script -qec "exec $command" /dev/null >/dev/null &
trap 'kill %1 2>/dev/null || true' EXIT
sleep 1
program=$(pgrep -n -x "$(basename "$1" | cut -c1-15)")

ticks() { awk '{ print $14 + $15 }' "/proc/$program/stat"; }
nanoseconds() { cat "/proc/$program"/task/*/schedstat | awk '{ sum += $1 } END { print sum }'; }
wakes() { cat "/proc/$program"/task/*/schedstat | awk '{ sum += $3 } END { print sum }'; }

# By then its start is over, answers aren't waited for any longer, and idle threads have ended.
sleep 7
before=("$(ticks)" "$(nanoseconds)" "$(wakes)")
sleep "$seconds"
after=("$(ticks)" "$(nanoseconds)" "$(wakes)")
kill "$program"
echo "$seconds s idle: $((after[0] - before[0])) ticks," \
  "$((after[1] - before[1])) ns of the processor, $((after[2] - before[2])) times woken"
