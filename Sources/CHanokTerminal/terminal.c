#define _GNU_SOURCE
#include "terminal.h"
#include "CHanokTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>
#ifdef __APPLE__
#include <stdio.h>
#include <stdlib.h>
#include <sys/sysctl.h>
#endif

// Each change of the terminal passes through `is_entering` or `is_restoring`, on one thread at a
// time.
enum { is_left, is_entering, is_entered, is_restoring };
static atomic_int state = is_left;
static atomic_bool is_writing;
// The end of a fork must not restore the terminal of the process that uses it.
static pid_t owner;
static int settings_descriptor;
static struct termios saved_settings;
// The data that restores the terminal, twice: while one is changed the other may be in use.
static struct {
  uint8_t bytes[512];
  size_t length;
} restorations[2];
static atomic_int restoration;
// The number of answers to queries still to come, and the time when that was set.
static atomic_int awaited_answers;
static atomic_llong awaited_since;
// The output, opened again if possible, so that it doesn't block: O_NONBLOCK on the standard output
// would also apply to the shell, which shares it.
static int output_descriptor = -1;
static bool can_block = true;
// The number of bytes that a blocking output certainly takes once it has room (`poll`).
static size_t sure_length = 1;
// Whether the output is also the input.
static bool reads_output;

bool cterminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

#ifdef __APPLE__
// Writes the name of the controlling terminal's device. Neither `kqueue` nor `poll` takes /dev/tty
// on macOS.
static bool find_terminal(char *name, size_t size) {
  int query[] = {CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()};
  struct kinfo_proc process;
  size_t length = sizeof process;
  if (sysctl(query, 4, &process, &length, NULL, 0) != 0) return false;
  char device[64];
  if (!devname_r(process.kp_eproc.e_tdev, S_IFCHR, device, sizeof device)) {
    errno = ENXIO;
    return false;
  }
  snprintf(name, size, "/dev/%s", device);
  return true;
}
#else
static bool find_terminal(char *name, size_t size) {
  strncpy(name, "/dev/tty", size);
  return true;
}
#endif

int cterminal_open(void) {
  char name[128];
  return find_terminal(name, sizeof name) ? open(name, O_RDWR | O_CLOEXEC) : -1;
}

// Blocks even the signals of faults, which `pthread_sigmask` leaves through (threads.c): another
// process may send them.
static void block_signals(sigset_t *before) {
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, before);
}

static bool has_room(int milliseconds) {
  struct pollfd output = {.fd = output_descriptor, .events = POLLOUT};
  return poll(&output, 1, milliseconds) > 0;
}

// Never blocks: a blocking output is written to in small pieces while it has room.
static ssize_t write_some(const uint8_t *bytes, size_t length) {
  if (!can_block) return write(output_descriptor, bytes, length);
  size_t written = 0;
  while (written < length && has_room(0)) {
    size_t rest = length - written;
    ssize_t count =
        write(output_descriptor, bytes + written, rest < sure_length ? rest : sure_length);
    if (count < 0 && written == 0) return -1;
    if (count <= 0) break;
    written += count;
  }
  if (written > 0) return written;
  errno = EAGAIN;
  return -1;
}

// A terminal that takes no more bytes must not prevent the end of the process.
void terminal_write(const uint8_t *bytes, size_t length) {
  int patience = 10;
  while (length > 0 && patience > 0) {
    if (!has_room(100)) {
      patience -= 1;
      continue;
    }
    ssize_t count = write_some(bytes, length);
    if (count > 0) {
      bytes += count;
      length -= count;
    } else if (errno == EINTR || errno == EAGAIN) {
      patience -= 1;
    } else {
      return;
    }
  }
}

static int64_t milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * INT64_C(1000) + time.tv_nsec / 1000000;
}

// The shell would read later answers as typed input. Each batch of queries ends with the one that
// every terminal answers, by `CSI ? … c` (xterm, DA1), so this waits only as long as the line is slow.
// A terminal that is silent for two seconds never answers.
static void swallow_answers(void) {
  int64_t end = atomic_load(&awaited_since) + 2000;
  // The length of the answer so far: 0, 1 for ESC, 2 for `[`, 3 for `?` and the rest.
  int begun = 0;
  // If possible this is not the input itself: another thread could read the bytes first, and then
  // the read would block for ever, with all signals blocked.
  int descriptor = reads_output ? output_descriptor : settings_descriptor;
  // In the background, typed input belongs to other processes.
  while (atomic_load(&awaited_answers) > 0 && tcgetpgrp(settings_descriptor) == getpgrp()) {
    struct pollfd input = {.fd = descriptor, .events = POLLIN};
    if (milliseconds() >= end) return;
    // The timeout is short: another thread may have read the awaited answer.
    int ready = poll(&input, 1, 20);
    if (ready < 0) return;
    if (ready == 0) continue;
    uint8_t bytes[256];
    ssize_t count = read(descriptor, bytes, sizeof bytes);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) continue;
    if (count <= 0) return;
    for (ssize_t i = 0; i < count; ++i) {
      if (begun == 3 && bytes[i] == 'c') atomic_fetch_sub(&awaited_answers, 1);
      if (bytes[i] == 0x1B) begun = 1;
      else if (begun == 1 && bytes[i] == '[') begun = 2;
      else if (begun == 2 && bytes[i] == '?') begun = 3;
      else if (begun != 3 || !strchr("0123456789;", bytes[i])) begun = 0;
    }
  }
}

// Another thread is active, and the process must not end before that; but it may be stuck.
// A restoration waits two seconds for answers, and one for room for its bytes.
#define WAIT_WITHIN_FOUR_SECONDS(condition) \
  for (int patience = 400; patience > 0 && (condition); --patience) poll(NULL, 0, 10)

void terminal_restore(void) {
  if (getpid() != owner) return;
  // No signal may be handled meanwhile, and in the background, setting the terminal would stop the
  // process.
  sigset_t before;
  block_signals(&before);
  WAIT_WITHIN_FOUR_SECONDS(atomic_load(&state) == is_entering);
  int entered = is_entered;
  if (atomic_compare_exchange_strong(&state, &entered, is_restoring)) {
    WAIT_WITHIN_FOUR_SECONDS(atomic_load(&is_writing));
    swallow_answers();
    int current = atomic_load(&restoration);
    terminal_write(restorations[current].bytes, restorations[current].length);
    tcsetattr(settings_descriptor, TCSANOW, &saved_settings);
    terminal_write_errors();
    atomic_store(&state, is_left);
  } else {
    WAIT_WITHIN_FOUR_SECONDS(atomic_load(&state) == is_restoring);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void open_output(int input, int descriptor) {
  if (output_descriptor >= 0) return;
  char name[256];
  struct stat opened, given;
  int anew = -1;
  if (ttyname_r(descriptor, name, sizeof name) == 0)
    anew = open(name, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  can_block = anew < 0 || fstat(anew, &opened) != 0 || fstat(descriptor, &given) != 0 ||
              opened.st_rdev != given.st_rdev;
  if (can_block && anew >= 0) close(anew);
  // A pipe with room takes this much at once (POSIX, PIPE_BUF); terminals have no such guarantee.
  sure_length = fstat(descriptor, &given) == 0 && S_ISFIFO(given.st_mode) ? PIPE_BUF : 1;
  output_descriptor = can_block ? descriptor : anew;
  reads_output = !can_block && fstat(input, &given) == 0 && opened.st_rdev == given.st_rdev;
}

bool cterminal_set_restoring(const uint8_t *bytes, int32_t length) {
  // Another thread is restoring the terminal: a second change would overwrite its bytes.
  if (atomic_load(&state) == is_restoring) return true;
  int next = 1 - atomic_load(&restoration);
  if (length < 0 || (size_t)length > sizeof restorations[next].bytes) {
    errno = EINVAL;
    return false;
  }
  memcpy(restorations[next].bytes, bytes, length);
  restorations[next].length = length;
  atomic_store(&restoration, next);
  return true;
}

void cterminal_await_answers(int count) {
  atomic_store(&awaited_since, milliseconds());
  atomic_store(&awaited_answers, count);
}

// Stops the process if it is in the background, as any change to the terminal would, but changes
// nothing. The signal must not be blocked, as it is on Dispatch's threads: then nothing would stop.
static bool await_foreground(int input) {
  sigset_t stopping, before;
  sigemptyset(&stopping);
  sigaddset(&stopping, SIGTTOU);
  pthread_sigmask(SIG_UNBLOCK, &stopping, &before);
  terminal_await_foreground(true);
  int result;
  do result = tcdrain(input);
  while (result != 0 && errno == EINTR);
  int error = errno;
  terminal_await_foreground(false);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
  return result == 0;
}

// Makes this thread the one that changes the terminal. It waits for the end of a restoration, whose
// settings may be half written.
//
// Returns the previous state; -1 with `errno` set if the other thread is stuck.
static int begin_entering(void) {
  // A fork controls nothing, even if its parent does.
  if (owner != getpid()) atomic_store(&state, is_left);
  owner = getpid();
  WAIT_WITHIN_FOUR_SECONDS(atomic_load(&state) == is_restoring);
  int before = atomic_load(&state);
  if (before != is_restoring && atomic_compare_exchange_strong(&state, &before, is_entering))
    return before;
  errno = EBUSY;
  return -1;
}

// Raw mode, for a program that draws and reads keys.
static void make_raw(struct termios *settings) {
  cfmakeraw(settings);
  settings->c_cc[VMIN] = 1;
  settings->c_cc[VTIME] = 0;
}

// Lines that are typed unseen.
static void hide_input(struct termios *settings) { settings->c_lflag &= ~(tcflag_t)ECHO; }

typedef void change_settings(struct termios *);

static bool take(int input, bool is_again, change_settings *change) {
  struct termios settings;
  // This is read only now: in the background the settings were those of the shell's prompt.
  if (tcgetattr(input, &settings) != 0) return false;
  if (!is_again) {
    saved_settings = settings;
    settings_descriptor = input;
  }
  change(&settings);
  // All earlier output has been sent during the wait for the foreground.
  return tcsetattr(input, TCSANOW, &settings) == 0;
}

static bool enter(
    int input, int output, const uint8_t *bytes, int32_t length, change_settings *change) {
  if (!await_foreground(input)) return false;
  sigset_t signals;
  block_signals(&signals);
  int before = begin_entering();
  bool is_taken = false;
  if (before >= 0) {
    if (before == is_left) open_output(input, output);
    terminal_watch_endings();
    is_taken = cterminal_set_restoring(bytes, length) && take(input, before == is_entered, change);
    if (is_taken && change == make_raw) terminal_keep_errors(output);
    atomic_store(&state, is_taken ? is_entered : before);
  }
  int error = errno;
  pthread_sigmask(SIG_SETMASK, &signals, NULL);
  if (!is_taken && before == is_left) terminal_unwatch_endings();
  errno = error;
  return is_taken;
}

bool cterminal_enter(int input, int output, const uint8_t *bytes, int32_t length) {
  return enter(input, output, bytes, length, make_raw);
}

bool cterminal_hide_input(int input) {
  // The line break that ends the input isn't echoed either.
  static const uint8_t line_break[] = {'\n'};
  return enter(input, input, line_break, sizeof line_break, hide_input);
}

void cterminal_leave(void) {
  terminal_restore();
  terminal_unwatch_endings();
  terminal_unwatch_signals();
}

int cterminal_output(void) { return output_descriptor; }

int32_t cterminal_write(const uint8_t *bytes, int32_t length) {
  sigset_t before;
  block_signals(&before);
  atomic_store(&is_writing, true);
  // After a restoration, by another thread that crashed, nothing may follow.
  ssize_t count = length;
  if (atomic_load(&state) == is_entered) count = write_some(bytes, length);
  int error = errno;
  atomic_store(&is_writing, false);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
  return count;
}

bool cterminal_wait_for_room(int32_t milliseconds) { return has_room(milliseconds); }

bool cterminal_has_hung_up(int descriptor) {
  struct stat kind;
  struct pollfd terminal = {.fd = descriptor};
  // After a hang-up, `isatty` is false for a terminal, but it is still a character device.
  return fstat(descriptor, &kind) == 0 && S_ISCHR(kind.st_mode) && poll(&terminal, 1, 0) > 0 &&
         (terminal.revents & POLLHUP);
}
