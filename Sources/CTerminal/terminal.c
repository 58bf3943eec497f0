#define _GNU_SOURCE
#include "terminal.h"
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

enum { is_left, is_entered, is_restoring };
static atomic_int state = is_left;
static atomic_bool is_writing;
// A fork that ends mustn't take the terminal away from the process that uses it.
static pid_t owner;
static int settings_descriptor;
static struct termios saved_settings;
static uint8_t restoring_bytes[512];
static size_t restoring_length;
// The output, opened anew where that goes, so that it needn't block: to set O_NONBLOCK on the
// standard output would set it for the shell too, which shares it.
static int output_descriptor = -1;
static bool can_block = true;

bool cterminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

// A terminal that takes nothing any more must not keep the process from ending.
static void write_within_a_second(const uint8_t *bytes, size_t length) {
  int patience = 10;
  while (length > 0 && patience > 0) {
    struct pollfd output = {.fd = output_descriptor, .events = POLLOUT};
    if (poll(&output, 1, 100) <= 0) {
      patience -= 1;
      continue;
    }
    ssize_t count = write(output_descriptor, bytes, length);
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

// Another thread is at it, and the process mustn't end before it has finished; but it may be stuck.
#define WAIT_WITHIN_TWO_SECONDS(condition) \
  for (int patience = 200; patience > 0 && (condition); --patience) poll(NULL, 0, 10)

void terminal_restore(void) {
  if (getpid() != owner) return;
  // No signal may come in between, and from the background, setting the terminal would stop us.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  int entered = is_entered;
  if (atomic_compare_exchange_strong(&state, &entered, is_restoring)) {
    WAIT_WITHIN_TWO_SECONDS(atomic_load(&is_writing));
    write_within_a_second(restoring_bytes, restoring_length);
    tcsetattr(settings_descriptor, TCSANOW, &saved_settings);
    atomic_store(&state, is_left);
  } else {
    WAIT_WITHIN_TWO_SECONDS(atomic_load(&state) == is_restoring);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void open_output(int descriptor) {
  if (output_descriptor >= 0) return;
  char name[256];
  struct stat opened, given;
  int anew = -1;
  if (ttyname_r(descriptor, name, sizeof name) == 0)
    anew = open(name, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  can_block = anew < 0 || fstat(anew, &opened) != 0 || fstat(descriptor, &given) != 0 ||
              opened.st_rdev != given.st_rdev;
  if (can_block && anew >= 0) close(anew);
  output_descriptor = can_block ? descriptor : anew;
}

bool cterminal_enter(int input, int output, const uint8_t *bytes, int32_t length) {
  if (length < 0 || (size_t)length > sizeof restoring_bytes) {
    errno = EINVAL;
    return false;
  }
  // In the background this stops us, as any change to the terminal would, but it changes nothing.
  // The settings are read after it: in the background they are those of the shell's own prompt.
  while (tcdrain(input) != 0)
    if (errno != EINTR) return false;
  struct termios settings;
  if (tcgetattr(input, &settings) != 0) return false;
  bool is_again = atomic_load(&state) == is_entered;
  if (!is_again) {
    saved_settings = settings;
    settings_descriptor = input;
    owner = getpid();
    open_output(output);
    memcpy(restoring_bytes, bytes, length);
    restoring_length = length;
    terminal_watch_endings();
  }
  cfmakeraw(&settings);
  settings.c_cc[VMIN] = 1;
  settings.c_cc[VTIME] = 0;
  atomic_store(&state, is_entered);
  if (tcsetattr(input, TCSADRAIN, &settings) == 0) return true;
  if (!is_again) atomic_store(&state, is_left);
  return false;
}

void cterminal_leave(void) { terminal_restore(); }

int cterminal_output(void) { return output_descriptor; }

int32_t cterminal_write(const uint8_t *bytes, int32_t length) {
  // What may block can't hold up signals, or a terminal that is stuck couldn't be left.
  if (can_block) return write(output_descriptor, bytes, length);
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  atomic_store(&is_writing, true);
  // Once it was given back, on another thread that crashed, nothing may follow.
  ssize_t count = length;
  if (atomic_load(&state) == is_entered) count = write(output_descriptor, bytes, length);
  int error = errno;
  atomic_store(&is_writing, false);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
  return count;
}
