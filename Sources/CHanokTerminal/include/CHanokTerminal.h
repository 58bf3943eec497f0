// The code that must run inside a signal handler, where Swift makes no promises: giving the
// terminal back, and notifying the run loop of a signal. Only async-signal-safe functions are
// called there.

#ifndef CHANOKTERMINAL_H
#define CHANOKTERMINAL_H

#include <stdbool.h>
#include <stdint.h>

/// Reads a terminal's size. Swift can't call `ioctl`, whose arguments vary.
bool cterminal_size(int descriptor, int *columns, int *rows);

/// Puts the terminal into raw mode (`cfmakeraw`), and from now on gives it back however the process
/// ends: at its exit, and on every signal that ends it. In the background it waits, stopped, until
/// the shell brings the process to the foreground.
///
/// Giving back writes `bytes`, which are copied, and restores the settings found now. It happens
/// once, and only in this process, not in its forks. A signal that was ignored stays ignored; the
/// others go on to what they did before, so that the exit status says how the process ended.
///
/// If another thread is giving the terminal back, that is awaited first.
///
/// - Returns: false with `errno` set where the terminal can't be set.
bool cterminal_enter(int input, int output, const uint8_t *bytes, int32_t length);

/// Gives the calling thread a stack for signals, once: its own may be what overflowed.
///
/// Work on the main queue runs on any thread that Dispatch has for it.
void cterminal_use_alternate_stack(void);

/// Changes what gives the terminal back, from now on; at most 512 bytes.
bool cterminal_set_restoring(const uint8_t *bytes, int32_t length);

/// Says how many answers to questions are still to come, by their last one, `CSI ? … c`.
///
/// The terminal isn't given back before they were read, or half a second has passed: the shell would
/// take them for typed.
void cterminal_await_answers(int count);

/// Gives the terminal back now, and all signals the actions that they had before: the process can be
/// stopped again, and ends as any other.
void cterminal_leave(void);

/// Writes as much as the terminal takes at once, and never blocks. No signal comes in between: a
/// sequence that was cut in two would be taken for text.
///
/// - Returns: the number of bytes written, all of them once the terminal was given back; -1 with
///   `errno` set, EAGAIN where it takes none now.
int32_t cterminal_write(const uint8_t *bytes, int32_t length);

/// The descriptor that `cterminal_write` writes to, to be watched for room.
int cterminal_output(void);

/// Whether the terminal of a descriptor has hung up: its window was closed, or its line was lost.
bool cterminal_has_hung_up(int descriptor);

/// Ends the process as a hang-up of its terminal does (SIGHUP), with the status 129 where that signal
/// is ignored.
///
/// Returns only where the program has an action of its own for the signal.
void cterminal_hang_up(void);

/// Watches SIGWINCH, SIGTSTP and SIGCONT, until `cterminal_leave`.
///
/// - Returns: a descriptor from which a byte can be read for each signal, its number; -1 with
///   `errno` set where there is none.
int cterminal_watch_signals(void);

/// Stops the process until SIGCONT, which `cterminal_watch_signals` doesn't report then.
///
/// - Parameter with_group: whether the rest of the process group stops as well, as on the
///   terminal's own stop key: a shell waits for `make`, not for what `make` runs.
void cterminal_stop(bool with_group);

/// Runs a program on the terminal, which has to have been given back, and waits for its end.
///
/// - Parameters:
///   - arguments: its name or path, to be found as a shell would, and its arguments; ended by a null
///     pointer
///   - status: where its exit status is stored, or the signal that ended it as a negative number
/// - Returns: false with `errno` set where it can't be started.
bool cterminal_run(char *const arguments[], int *status);

#endif
