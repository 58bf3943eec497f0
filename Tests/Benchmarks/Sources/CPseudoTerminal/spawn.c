#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <pty.h>
#include <unistd.h>

pid_t spawn_on_terminal(char *const arguments[], int columns, int rows, int *controller) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  pid_t child = forkpty(controller, NULL, NULL, &size);
  if (child == 0) {
    execvp(arguments[0], arguments);
    _exit(127);
  }
  return child;
}
