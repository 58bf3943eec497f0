// The declarations shared by the files of this target.

#ifndef HANOK_TERMINAL_H
#define HANOK_TERMINAL_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Writes the prebuilt bytes and restores the settings, once. Async-signal-safe.
void terminal_restore(void);

/// Writes bytes to the terminal, which may take no more of them: then within a second.
void terminal_write(const uint8_t *bytes, size_t length);

/// Keeps what the process writes to its standard error, if that is the terminal of `output`, where a
/// screen would overwrite it, and its end would lose it with the alternate screen.
void terminal_keep_errors(int output);

/// Writes the kept errors to the restored terminal, and keeps no more. Async-signal-safe.
void terminal_write_errors(void);

/// Creates a pipe that neither blocks nor is inherited by started programs.
bool terminal_open_pipe(int ends[2]);

/// Restores the terminal on every signal that ends the process, from now on.
void terminal_watch_endings(void);

/// Restores the previous actions of those signals.
void terminal_unwatch_endings(void);

/// Restores the previous actions of the signals of `cterminal_watch_signals`.
void terminal_unwatch_signals(void);

/// Sets whether the process waits for the foreground: then SIGCONT isn't reported.
void terminal_await_foreground(bool waits);

/// Sets a signal's action, unless the signal is ignored, and stores the previous one.
void terminal_set_action(int number, const struct sigaction *action, struct sigaction *previous);

/// Restores a signal's previous action, unless other code has set another meanwhile.
void terminal_reset_action(
    int number, const struct sigaction *action, const struct sigaction *previous);

#endif
