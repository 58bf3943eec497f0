#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

// The signals that end a process, from outside and by its own fault.
static const int ending_signals[] = {
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS,
    SIGXCPU, SIGXFSZ, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2};
enum { ending_count = sizeof ending_signals / sizeof *ending_signals };

static struct sigaction previous_actions[ending_count];
static atomic_bool is_entered;
static bool are_handlers_installed;
static int terminal;
static struct termios saved_settings;
static uint8_t restoring_bytes[512];
static size_t restoring_length;
static int signal_pipe[2] = {-1, -1};

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
    struct pollfd output = {.fd = terminal, .events = POLLOUT};
    if (poll(&output, 1, 100) <= 0) {
      patience -= 1;
      continue;
    }
    ssize_t count = write(terminal, bytes, length);
    if (count > 0) {
      bytes += count;
      length -= count;
    } else if (errno != EINTR && errno != EAGAIN) {
      return;
    }
  }
}

static void restore(void) {
  if (!atomic_exchange(&is_entered, false)) return;
  // From the background, setting the terminal would stop the process.
  sigset_t stopping, before;
  sigemptyset(&stopping);
  sigaddset(&stopping, SIGTTOU);
  sigprocmask(SIG_BLOCK, &stopping, &before);
  write_within_a_second(restoring_bytes, restoring_length);
  tcsetattr(terminal, TCSANOW, &saved_settings);
  sigprocmask(SIG_SETMASK, &before, NULL);
}

static void restore_and_end(int number, siginfo_t *information, void *context) {
  (void)context;
  int error = errno;
  restore();
  // A fault of our own goes on to whoever handled it before, such as Swift's backtraces; a signal
  // that somebody sent is no fault to be looked into, and simply ends the process.
  struct sigaction ending = {.sa_handler = SIG_DFL};
  bool is_fault = information->si_code > 0;
  for (int i = 0; i < ending_count; ++i)
    if (ending_signals[i] == number)
      sigaction(number, is_fault ? &previous_actions[i] : &ending, NULL);
  // Delivered again as soon as this handler returns.
  if (!is_fault) raise(number);
  errno = error;
}

static void install_handlers(void) {
  if (are_handlers_installed) return;
  are_handlers_installed = true;
  // A stack of its own, since the usual one may be what overflowed.
  static uint8_t stack[65536];
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternate, NULL);
  for (int i = 0; i < ending_count; ++i) {
    struct sigaction action = {
        .sa_sigaction = restore_and_end, .sa_flags = SA_ONSTACK | SA_SIGINFO};
    sigfillset(&action.sa_mask);
    sigaction(ending_signals[i], NULL, &previous_actions[i]);
    if (previous_actions[i].sa_handler != SIG_IGN) sigaction(ending_signals[i], &action, NULL);
  }
  // A reader that went away is told by the failing write.
  signal(SIGPIPE, SIG_IGN);
  atexit(restore);
}

bool cterminal_enter(int descriptor, const uint8_t *bytes, int32_t length) {
  if (length < 0 || (size_t)length > sizeof restoring_bytes) {
    errno = EINVAL;
    return false;
  }
  struct termios settings;
  if (tcgetattr(descriptor, &settings) != 0) return false;
  if (!atomic_load(&is_entered)) saved_settings = settings;
  terminal = descriptor;
  memcpy(restoring_bytes, bytes, length);
  restoring_length = length;
  install_handlers();
  cfmakeraw(&settings);
  settings.c_cc[VMIN] = 1;
  settings.c_cc[VTIME] = 0;
  atomic_store(&is_entered, true);
  if (tcsetattr(descriptor, TCSADRAIN, &settings) == 0) return true;
  atomic_store(&is_entered, false);
  return false;
}

void cterminal_leave(void) { restore(); }

static void tell(int number) {
  int error = errno;
  uint8_t byte = number;
  // A full pipe means that the run loop knows already.
  ssize_t count = write(signal_pipe[1], &byte, 1);
  (void)count;
  errno = error;
}

int cterminal_watch_signals(void) {
  if (signal_pipe[0] >= 0) return signal_pipe[0];
  if (pipe2(signal_pipe, O_NONBLOCK | O_CLOEXEC) != 0) return -1;
  const int signals[] = {SIGWINCH, SIGTSTP, SIGCONT};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; ++i) {
    struct sigaction action = {.sa_handler = tell, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(signals[i], &action, NULL);
  }
  return signal_pipe[0];
}
