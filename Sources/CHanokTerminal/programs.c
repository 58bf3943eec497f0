#define _GNU_SOURCE
#include "CHanokTerminal.h"

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

// POSIX leaves its declaration to the program.
extern char **environ;

static int spawn(pid_t *child, char *const arguments[]) {
  posix_spawnattr_t attributes;
  int error = posix_spawnattr_init(&attributes);
  if (error != 0) return error;
  // Dispatch blocks signals on its threads, and some are ignored at this point: the program must
  // not inherit that.
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  error = posix_spawnp(child, arguments[0], NULL, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  return error;
}

bool cterminal_run(char *const arguments[], int *status) {
  // The keys that interrupt and quit are for the program, as in `system`; the stop key stops both,
  // and the shell continues both.
  struct sigaction ignoring = {.sa_handler = SIG_IGN}, usual = {.sa_handler = SIG_DFL};
  struct sigaction interrupt, quit, stop;
  sigaction(SIGINT, &ignoring, &interrupt);
  sigaction(SIGQUIT, &ignoring, &quit);
  sigaction(SIGTSTP, NULL, &stop);
  if (stop.sa_handler != SIG_IGN) sigaction(SIGTSTP, &usual, NULL);

  pid_t child;
  int error = spawn(&child, arguments);
  while (error == 0 && waitpid(child, status, 0) < 0)
    if (errno != EINTR) error = errno;
  if (error == 0) *status = WIFSIGNALED(*status) ? -WTERMSIG(*status) : WEXITSTATUS(*status);

  sigaction(SIGTSTP, &stop, NULL);
  sigaction(SIGQUIT, &quit, NULL);
  sigaction(SIGINT, &interrupt, NULL);
  errno = error;
  return error == 0;
}
