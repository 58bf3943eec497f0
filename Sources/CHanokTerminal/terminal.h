// What the files of this target share.

#ifndef TERMINAL_H
#define TERMINAL_H

#include <stdbool.h>

/// Writes the prebuilt bytes and restores the settings, once. Async-signal-safe.
void terminal_restore(void);

/// Restores the terminal on every signal that ends the process, from now on.
void terminal_watch_endings(void);

/// Says whether the process waits to come to the foreground: SIGCONT is no news then.
void terminal_await_foreground(bool waits);

#endif
