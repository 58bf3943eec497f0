// The code that must run in a signal handler, where Swift makes no promises: restoring the
// terminal, and notifying the run loop of a signal. It calls only async-signal-safe functions.

#ifndef CHANOKTERMINAL_H
#define CHANOKTERMINAL_H

#include <stdbool.h>
#include <stdint.h>

/// Reads a terminal's size. Swift can't call `ioctl`, whose arguments vary.
bool cterminal_size(int descriptor, int *columns, int *rows);

/// Opens the terminal that controls the process.
///
/// - Returns: its descriptor, which started programs don't inherit, or -1 with `errno` set.
int cterminal_open(void);

/// Puts the terminal into raw mode (`cfmakeraw`), and restores it however the process ends.
///
/// That is at its exit, and on every signal that ends it. In the background the call waits,
/// stopped, until the shell brings the process to the foreground.
///
/// Restoring writes a copy of `bytes`, and restores the current settings. It happens once, and only
/// in this process, not in its forks. An ignored signal stays ignored; other signals then have
/// their previous action, so that the exit status reflects the end of the process.
///
/// Errors that are written to the same terminal until then follow when it is restored.
///
/// If another thread is restoring the terminal, the call waits for that first.
///
/// - Returns: false with `errno` set if the terminal can't be set.
bool cterminal_enter(int input, int output, const uint8_t *bytes, int32_t length);

/// Hides what is typed on a terminal in lines, such as a password, until `cterminal_leave`.
///
/// However the process ends, the echo is restored as `cterminal_enter` restores raw mode, and a line
/// break is written.
///
/// - Returns: false with `errno` set if the terminal can't be set.
bool cterminal_hide_input(int input);

/// Lets the calling thread restore the terminal when it faults, once.
///
/// It gets a stack for signals, since its usual one may have overflowed, and no longer blocks the
/// signals of faults: Dispatch blocks SIGABRT on its threads, any of which runs the main queue. With
/// glibc all threads that start later are prepared by themselves.
void cterminal_prepare_thread(void);

/// Changes the bytes that restore the terminal; at most 512.
bool cterminal_set_restoring(const uint8_t *bytes, int32_t length);

/// Sets the number of answers to queries still to come; `CSI ? … c` ends each.
///
/// The terminal isn't restored before they were read, or two seconds have passed since this call: the
/// shell would read them as typed input.
void cterminal_await_answers(int count);

/// Restores the terminal and the previous actions of all signals now.
///
/// The process can be stopped again, and ends like any other.
void cterminal_leave(void);

/// Writes as much as the terminal takes at once, and never blocks.
///
/// No signal is handled during the write: the parts of an interrupted sequence would be taken for
/// text.
///
/// - Returns: the number of bytes written, or `length` after the terminal was restored; -1 with
///   `errno` set, EAGAIN if it takes none now.
int32_t cterminal_write(const uint8_t *bytes, int32_t length);

/// Waits until the terminal takes bytes.
///
/// - Returns: whether it does; false after the time.
bool cterminal_wait_for_room(int32_t milliseconds);

/// The descriptor that `cterminal_write` writes to, for watching its room.
int cterminal_output(void);

/// Whether the terminal of a descriptor has hung up: its window was closed, or its line was lost.
bool cterminal_has_hung_up(int descriptor);

/// Ends the process as a hang-up of its terminal does, by SIGHUP.
///
/// If that signal is ignored, the status is 129.
///
/// It returns only if the program has an action of its own for the signal.
void cterminal_hang_up(void);

/// Watches SIGWINCH, SIGTSTP and SIGCONT, until `cterminal_leave`.
///
/// - Returns: a descriptor with a byte for each signal, its number; -1 with `errno` set after an
///   error.
int cterminal_watch_signals(void);

/// Stops the process until SIGCONT, which `cterminal_watch_signals` then doesn't report.
///
/// - Parameter with_group: whether the rest of the process group stops as well, as on the
///   terminal's own stop key: a shell waits for `make`, not for the programs that `make` runs.
void cterminal_stop(bool with_group);

/// Lets the calling thread stop the process when it reads from the terminal in the background.
///
/// Dispatch's threads block SIGTTIN, and such a read fails with EIO, as after a hang-up.
void cterminal_allow_stops(void);

/// Runs a program on the terminal, which must be restored, and waits for its end.
///
/// - Parameters:
///   - arguments: its name or path, which is looked up as in a shell, and its arguments; ended by a
///     null pointer
///   - status: receives its exit status, or the negative number of the signal that ended it
/// - Returns: false with `errno` set if it can't be started.
bool cterminal_run(char *const arguments[], int *status);

#endif
