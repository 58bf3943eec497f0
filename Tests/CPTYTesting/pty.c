#define _GNU_SOURCE
#include "CPTYTesting.h"

#include <poll.h>
#include <pty.h>
#include <signal.h>
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

PTYOutcome pty_wait(pid_t child) {
  int status = 0;
  struct rusage usage = {0};
  // A program that hangs fails a test, and doesn't hang it.
  int patience = 4000;
  while (wait4(child, &status, WUNTRACED | WNOHANG, &usage) == 0) {
    poll(NULL, 0, 5);
    if (--patience == 0) kill(child, SIGKILL);
  }
  if (WIFSTOPPED(status)) return (PTYOutcome){.is_stopped = true, .status = -WSTOPSIG(status)};
  return (PTYOutcome){
      .status = WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status),
      .peak_memory = usage.ru_maxrss};
}
