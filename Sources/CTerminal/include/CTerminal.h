// What must run inside a signal handler, where Swift makes no promises: giving the terminal back,
// and telling the run loop of a signal. Only async-signal-safe functions are called there.

#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stdint.h>

/// Reads a terminal's size. Swift can't call `ioctl`, whose arguments vary.
bool cterminal_size(int descriptor, int *columns, int *rows);

/// Puts the terminal into raw mode (`cfmakeraw`), and from now on gives it back however the process
/// ends: at its exit, and on every signal that ends it.
///
/// Giving back writes `bytes`, which are copied, and restores the settings found now. It happens
/// once. A signal that was ignored stays ignored; the others go on to what they did before, so that
/// the exit status tells the truth.
///
/// - Returns: false with `errno` set where the terminal can't be set.
bool cterminal_enter(int descriptor, const uint8_t *bytes, int32_t length);

/// Gives the terminal back now, and stops watching for the end of the process.
void cterminal_leave(void);

/// Watches SIGWINCH, SIGTSTP and SIGCONT.
///
/// - Returns: a descriptor from which a byte can be read for each signal, its number; -1 with
///   `errno` set where there is none.
int cterminal_watch_signals(void);

#endif
