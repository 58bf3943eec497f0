// The declarations that the files of this target share.

#ifndef HANOK_TERMINAL_H
#define HANOK_TERMINAL_H

#include <signal.h>
#include <stdbool.h>

/// Writes the prebuilt bytes and restores the settings, once. Async-signal-safe.
void terminal_restore(void);

/// Restores the terminal on every signal that ends the process, from now on.
void terminal_watch_endings(void);

/// Gives those signals the actions of before.
void terminal_unwatch_endings(void);

/// Gives the signals of `cterminal_watch_signals` the actions of before.
void terminal_unwatch_signals(void);

/// Says whether the process waits to come to the foreground: SIGCONT is no news then.
void terminal_await_foreground(bool waits);

/// Sets a signal's action, unless the signal is ignored, and stores that of before.
void terminal_set_action(int number, const struct sigaction *action, struct sigaction *previous);

/// Puts a signal's earlier action back, unless other code has set another meanwhile.
void terminal_reset_action(
    int number, const struct sigaction *action, const struct sigaction *previous);

#endif
