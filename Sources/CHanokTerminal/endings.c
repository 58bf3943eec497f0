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

// The signals that end a process, from outside and by its own faults.
static const int ending_signals[] = {
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS,
    SIGXCPU, SIGXFSZ, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2};
enum { ending_count = sizeof ending_signals / sizeof *ending_signals };
static struct sigaction previous_actions[ending_count];
static bool are_watched;

static bool is_among(int number, const int *signals, size_t count) {
  for (size_t i = 0; i < count; ++i)
    if (signals[i] == number) return true;
  return false;
}
#define IS_AMONG(number, ...) \
  is_among(number, (const int[]){__VA_ARGS__}, sizeof((const int[]){__VA_ARGS__}) / sizeof(int))

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
  if (!is_pretended_crash(number, information))
    for (int i = 0; i < ending_count; ++i)
      if (ending_signals[i] == number) next = previous_actions[i];
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

// A closed pipe is reported by the failing write. The signal isn't ignored, since started programs
// would inherit that.
static const struct sigaction pipe_action = {.sa_handler = do_nothing, .sa_flags = SA_RESTART};
static struct sigaction previous_pipe_action;

void terminal_watch_endings(void) {
  if (are_watched) return;
  are_watched = true;
  cterminal_prepare_thread();
  for (int i = 0; i < ending_count; ++i)
    terminal_set_action(ending_signals[i], ending_action(), &previous_actions[i]);
  sigaction(SIGPIPE, NULL, &previous_pipe_action);
  if (previous_pipe_action.sa_handler == SIG_DFL) sigaction(SIGPIPE, &pipe_action, NULL);
  static bool is_called_at_exit;
  if (!is_called_at_exit) is_called_at_exit = atexit(terminal_restore) == 0;
}

void terminal_unwatch_endings(void) {
  if (!are_watched) return;
  are_watched = false;
  for (int i = 0; i < ending_count; ++i)
    terminal_reset_action(ending_signals[i], ending_action(), &previous_actions[i]);
  terminal_reset_action(SIGPIPE, &pipe_action, &previous_pipe_action);
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
