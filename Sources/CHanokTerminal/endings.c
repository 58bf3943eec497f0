#define _GNU_SOURCE
#include "terminal.h"
#include "CHanokTerminal.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

static struct sigaction previous_actions[NSIG];
static bool are_watched;

static bool is_among(int number, const int *signals, size_t count) {
  for (size_t i = 0; i < count; ++i)
    if (signals[i] == number) return true;
  return false;
}
#define IS_AMONG(number, ...) \
  is_among(number, (const int[]){__VA_ARGS__}, sizeof((const int[]){__VA_ARGS__}) / sizeof(int))

// Whether a signal is one that a failing write reports as well, by EPIPE or EFBIG.
static bool is_of_a_write(int number) { return IS_AMONG(number, SIGPIPE, SIGXFSZ); }

// Whether a signal ends a process by default (signal(7)). All others do, so that none is forgotten:
// SIGPWR, SIGIO and the realtime signals, too.
static bool ends_process(int number) {
  if (is_of_a_write(number)) return false;
#ifdef __APPLE__
  if (IS_AMONG(number, SIGIO, SIGINFO)) return false;
#endif
  return !IS_AMONG(
      number, SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH);
}

// Whether programs use a signal for other purposes, such as timers and asynchronous reads.
// Then it ends nothing, and isn't taken from them.
static bool is_for_programs(int number) {
#ifdef SIGRTMIN
  if (number >= SIGRTMIN) return true;
#endif
  return number == SIGIO;
}

// Whether a process has sent the signal: the processor didn't raise it.
static bool is_sent(const siginfo_t *information) {
#ifdef __APPLE__
  // The kernel writes 0 for a sent signal, although the header has SI_USER above all faults.
  return information->si_code <= 0 || information->si_code >= SI_USER;
#else
  return information->si_code <= 0;
#endif
}

// A crash signal from another process needs no examination, such as Swift's backtrace.
static bool is_pretended_crash(int number, const siginfo_t *information) {
  return is_sent(information) && information->si_pid != getpid() &&
         IS_AMONG(number, SIGQUIT, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS);
}

// These faults are raised again when the handler returns to the instruction that caused them. A
// trap or a system call is over by then, and the signals of the terminal's end are sent once.
static bool comes_again(int number, const siginfo_t *information) {
  return !is_sent(information) && IS_AMONG(number, SIGSEGV, SIGBUS, SIGFPE, SIGILL);
}

static void restore_and_end(int number, siginfo_t *information, void *context) {
  (void)context;
  int error = errno;
  terminal_restore();
  struct sigaction next = {.sa_handler = SIG_DFL};
  if (!is_pretended_crash(number, information)) next = previous_actions[number];
  sigaction(number, &next, NULL);
  // The signal is delivered as soon as this handler returns.
  if (!comes_again(number, information)) raise(number);
  errno = error;
}

static void do_nothing(int number) { (void)number; }

static const struct sigaction *ending_action(void) {
  static struct sigaction action = {
      .sa_sigaction = restore_and_end, .sa_flags = SA_ONSTACK | SA_SIGINFO};
  sigfillset(&action.sa_mask);
  return &action;
}

// A closed pipe and a file that would become too large are reported by the failing write. The signals
// aren't ignored, since started programs would inherit that.
static const struct sigaction write_action = {.sa_handler = do_nothing, .sa_flags = SA_RESTART};

static void watch(int number) {
  struct sigaction *previous = &previous_actions[number];
  // The C library keeps some numbers for itself.
  if (sigaction(number, NULL, previous) != 0) return;
  bool is_default = previous->sa_handler == SIG_DFL;
  if (is_of_a_write(number)) {
    if (is_default) sigaction(number, &write_action, NULL);
  } else if (ends_process(number) && (is_default || !is_for_programs(number))) {
    terminal_set_action(number, ending_action(), previous);
  }
}

void terminal_watch_endings(void) {
  if (are_watched) return;
  are_watched = true;
  cterminal_prepare_thread();
  for (int number = 1; number < NSIG; ++number) watch(number);
  static bool is_called_at_exit;
  if (!is_called_at_exit) is_called_at_exit = atexit(terminal_restore) == 0;
}

void terminal_unwatch_endings(void) {
  if (!are_watched) return;
  are_watched = false;
  for (int number = 1; number < NSIG; ++number) {
    const struct sigaction *action = is_of_a_write(number) ? &write_action : ending_action();
    terminal_reset_action(number, action, &previous_actions[number]);
  }
}

void cterminal_hang_up(void) {
  struct sigaction action;
  sigaction(SIGHUP, NULL, &action);
  if (action.sa_handler == SIG_IGN) exit(128 + SIGHUP);
  // The thread may block the signal, as Dispatch's threads do.
  sigset_t hang_up, before;
  sigemptyset(&hang_up);
  sigaddset(&hang_up, SIGHUP);
  pthread_sigmask(SIG_UNBLOCK, &hang_up, &before);
  raise(SIGHUP);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}
