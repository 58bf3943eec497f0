#include "CHanokFiles.h"

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <unistd.h>

static bool is_pending(int number) {
  sigset_t pending;
  return sigpending(&pending) == 0 && sigismember(&pending, number) == 1;
}

ssize_t cfiles_write(int descriptor, const void *bytes, size_t count) {
  sigset_t pipe_signal, before;
  sigemptyset(&pipe_signal);
  sigaddset(&pipe_signal, SIGPIPE);
  bool was_pending = is_pending(SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &pipe_signal, &before);
  ssize_t written = write(descriptor, bytes, count);
  int code = errno;
  // It is taken before it is let through again.
  if (written < 0 && code == EPIPE && !was_pending && is_pending(SIGPIPE)) {
    int number;
    sigwait(&pipe_signal, &number);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = code;
  return written;
}
