// The declarations shared by the files of this target.

#ifndef HANOK_TERMINAL_H
#define HANOK_TERMINAL_H

#include <signal.h>
#include <stdbool.h>

/// Writes the prebuilt bytes and restores the settings, once. Async-signal-safe.
void terminal_restore(void);

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
