#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

// Makes a terminal the standard input, output and errors of a session of its own. It is
// `login_tty`, which each system has in another header.
static bool use_terminal(int terminal) {
  return setsid() >= 0 && ioctl(terminal, TIOCSCTTY, 0) == 0 && dup2(terminal, 0) >= 0 &&
         dup2(terminal, 1) >= 0 && dup2(terminal, 2) >= 0;
}

pid_t spawn_on_terminal(char *const arguments[], int columns, int rows, int *controller) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  char name[128];
  *controller = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (*controller < 0 || grantpt(*controller) != 0 || unlockpt(*controller) != 0 ||
      ptsname_r(*controller, name, sizeof name) != 0)
    return -1;
  int terminal = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (terminal < 0) return -1;
  ioctl(terminal, TIOCSWINSZ, &size);
  pid_t child = fork();
  if (child == 0) {
    if (use_terminal(terminal)) execvp(arguments[0], arguments);
    _exit(127);
  }
  close(terminal);
  return child;
}

long wait_for_peak_memory(pid_t child) {
  int status = 0;
  struct rusage usage = {0};
  wait4(child, &status, 0, &usage);
#ifdef __APPLE__
  return usage.ru_maxrss / 1024;
#else
  return usage.ru_maxrss;
#endif
}
