#define _GNU_SOURCE
#include "terminal.h"
#include "CHanokTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <unistd.h>

static int signal_pipe[2] = {-1, -1};
// Whether the next SIGCONT ends a stop that this process requested.
static atomic_bool is_stopping;
// Whether the process waits for the foreground, and may be stopped by that.
static atomic_bool is_waiting;

void terminal_await_foreground(bool waits) { atomic_store(&is_waiting, waits); }

static void tell(int number) {
  if (number == SIGCONT && (atomic_exchange(&is_stopping, false) || atomic_load(&is_waiting)))
    return;
  int error = errno;
  uint8_t byte = number;
  // If the pipe is full, the run loop has unread signals already.
  ssize_t count = write(signal_pipe[1], &byte, 1);
  (void)count;
  errno = error;
}

static const struct sigaction telling_action = {.sa_handler = tell, .sa_flags = SA_RESTART};
static const int watched_signals[] = {SIGWINCH, SIGTSTP, SIGCONT};
enum { watched_count = sizeof watched_signals / sizeof *watched_signals };
static struct sigaction previous_actions[watched_count];
static bool are_watched;

// Signals of an earlier session are dropped.
static void forget_signals(void) {
  uint8_t bytes[64];
  while (read(signal_pipe[0], bytes, sizeof bytes) > 0) continue;
}

bool terminal_open_pipe(int ends[2]) {
#ifdef __APPLE__
  if (pipe(ends) != 0) return false;
  for (int i = 0; i < 2; ++i) {
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
  }
  return true;
#else
  return pipe2(ends, O_NONBLOCK | O_CLOEXEC) == 0;
#endif
}

int cterminal_watch_signals(void) {
  if (are_watched) return signal_pipe[0];
  if (signal_pipe[0] < 0 && !terminal_open_pipe(signal_pipe)) return -1;
  are_watched = true;
  forget_signals();
  // A parent that ignores SIGTSTP has no job control: nothing would continue this process.
  for (int i = 0; i < watched_count; ++i)
    terminal_set_action(watched_signals[i], &telling_action, &previous_actions[i]);
  return signal_pipe[0];
}

void terminal_unwatch_signals(void) {
  if (!are_watched) return;
  are_watched = false;
  for (int i = 0; i < watched_count; ++i)
    terminal_reset_action(watched_signals[i], &telling_action, &previous_actions[i]);
}

void cterminal_stop(bool with_group) {
  struct sigaction previous;
  sigaction(SIGCONT, &telling_action, &previous);
  atomic_store(&is_stopping, true);
  // It is SIGSTOP, since SIGTSTP does nothing in an orphaned process group; and it stops all at
  // once: if the others stopped first, the shell could continue this process before its stop.
  kill(with_group ? 0 : getpid(), SIGSTOP);
  // Another thread may handle the signal, while this one runs for another moment.
  for (int patience = 200; patience > 0 && atomic_load(&is_stopping); --patience)
    poll(NULL, 0, 10);
  atomic_store(&is_stopping, false);
  sigaction(SIGCONT, &previous, NULL);
}

void cterminal_allow_stops(void) {
  sigset_t stopping;
  sigemptyset(&stopping);
  sigaddset(&stopping, SIGTTIN);
  pthread_sigmask(SIG_UNBLOCK, &stopping, NULL);
}

void terminal_set_action(
    int number, const struct sigaction *action, struct sigaction *previous) {
  sigaction(number, NULL, previous);
  if (previous->sa_handler != SIG_IGN) sigaction(number, action, NULL);
}

void terminal_reset_action(
    int number, const struct sigaction *action, const struct sigaction *previous) {
  struct sigaction current;
  if (sigaction(number, NULL, &current) != 0) return;
  if (current.sa_sigaction == action->sa_sigaction) sigaction(number, previous, NULL);
}
