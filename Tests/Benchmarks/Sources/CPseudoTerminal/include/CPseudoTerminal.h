#ifndef C_PSEUDO_TERMINAL_H
#define C_PSEUDO_TERMINAL_H

#include <sys/types.h>

/// Starts a program on a pseudo-terminal of its own.
///
/// Between `fork` and `exec` only C may run: hence not in Swift.
///
/// - Parameter controller: where the terminal's other end is stored.
/// - Returns: the child, or -1 with `errno` set.
pid_t spawn_on_terminal(char *const arguments[], int columns, int rows, int *controller);

/// Waits for the end of a child, and returns the largest resident set, in KiB.
long wait_for_peak_memory(pid_t child);

#endif
