#define _GNU_SOURCE
#include "terminal.h"
#include "CHanokTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <unistd.h>

static int signal_pipe[2] = {-1, -1};
// Whether the next SIGCONT ends a stop that we asked for ourselves.
static atomic_bool is_stopping;
// Whether the process waits to come to the foreground, perhaps stopped by that.
static atomic_bool is_waiting;

void terminal_await_foreground(bool waits) { atomic_store(&is_waiting, waits); }

static void tell(int number) {
  if (number == SIGCONT && (atomic_exchange(&is_stopping, false) || atomic_load(&is_waiting)))
    return;
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
    struct sigaction action = {.sa_handler = tell, .sa_flags = SA_RESTART}, previous;
    sigemptyset(&action.sa_mask);
    sigaction(signals[i], NULL, &previous);
    // Who ignores SIGTSTP has started us without job control: nobody would let us go on.
    if (previous.sa_handler != SIG_IGN) sigaction(signals[i], &action, NULL);
  }
  return signal_pipe[0];
}

void cterminal_stop(bool with_group) {
  atomic_store(&is_stopping, true);
  // SIGSTOP, since SIGTSTP does nothing in an orphaned process group; and to all at once: were the
  // others stopped first, the shell could tell us to go on before we had stopped.
  kill(with_group ? 0 : getpid(), SIGSTOP);
  // Another thread may take the signal, and this one run on for a moment.
  for (int patience = 200; patience > 0 && atomic_load(&is_stopping); --patience)
    poll(NULL, 0, 10);
  atomic_store(&is_stopping, false);
}
