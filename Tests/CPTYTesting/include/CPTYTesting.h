// Starts programs on pseudo-terminals: between `fork` and `exec` only C may run.

#ifndef CPTYTESTING_H
#define CPTYTESTING_H

#include <stdbool.h>
#include <sys/types.h>

/// Opens a pseudo-terminal.
///
/// - Returns: its controlling end, or -1 with `errno` set.
int pty_open(int columns, int rows);

/// Starts a program on a pseudo-terminal, as the first of a new session.
///
/// - Parameters:
///   - arguments: the program's path and its arguments, ended by a null pointer
///   - environment: `NAME=value`, ended by a null pointer
/// - Returns: the child, or -1 with `errno` set.
pid_t pty_spawn(char *const arguments[], char *const environment[], int controller);

/// Sets the terminal's size, which sends SIGWINCH to the program.
bool pty_resize(int controller, int columns, int rows);

/// How a child ended or stopped: its exit status, or the signal as a negative number.
typedef struct {
  bool is_stopped;
  int status;
  /// The largest resident set, in KiB; 0 for a child that is only stopped.
  long peak_memory;
} PTYOutcome;

/// Whether the child has ended or stopped since the last time; then `outcome` tells how.
bool pty_has_ended(pid_t child, PTYOutcome *outcome);

/// Whether the child has started programs in its session, and all of them are stopped.
bool pty_has_stopped_programs(pid_t child);

#endif
