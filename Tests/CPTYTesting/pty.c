#define _GNU_SOURCE
#include "CPTYTesting.h"

#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

pid_t pty_spawn(
    char *const arguments[], char *const environment[], int columns, int rows, int *controller) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  pid_t child = forkpty(controller, NULL, NULL, &size);
  if (child == 0) {
    // A crash on purpose shouldn't leave a core behind.
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    execve(arguments[0], arguments, environment);
    _exit(127);
  }
  return child;
}

bool pty_resize(int controller, int columns, int rows) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  return ioctl(controller, TIOCSWINSZ, &size) == 0;
}

bool pty_has_ended(pid_t child, PTYOutcome *outcome) {
  int status = 0;
  struct rusage usage = {0};
  pid_t ended = wait4(child, &status, WUNTRACED | WNOHANG, &usage);
  if (ended == 0) return false;
  if (WIFSTOPPED(status))
    *outcome = (PTYOutcome){.is_stopped = true, .status = -WSTOPSIG(status)};
  else
    *outcome = (PTYOutcome){
        .status = WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status),
        .peak_memory = usage.ru_maxrss};
  return true;
}
