#define _GNU_SOURCE
#include "CPTYTesting.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utmp.h>

int pty_open(int columns, int rows) {
  // Closed in other programs that are started meanwhile: held by them, it would stay open.
  int controller = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (controller < 0) return -1;
  if (grantpt(controller) == 0 && unlockpt(controller) == 0 &&
      pty_resize(controller, columns, rows))
    return controller;
  close(controller);
  return -1;
}

pid_t pty_spawn(char *const arguments[], char *const environment[], int controller) {
  char name[128];
  if (ptsname_r(controller, name, sizeof name) != 0) return -1;
  int terminal = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (terminal < 0) return -1;
  pid_t child = fork();
  if (child == 0) {
    // A crash on purpose shouldn't leave a core behind.
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    // A test may run on a thread that blocks signals, and a program inherits that.
    sigset_t signals;
    sigemptyset(&signals);
    sigprocmask(SIG_SETMASK, &signals, NULL);
    for (int number = 1; number < NSIG; ++number) signal(number, SIG_DFL);
    if (login_tty(terminal) == 0) execve(arguments[0], arguments, environment);
    _exit(127);
  }
  close(terminal);
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

/// Reads the state and the session of a process (proc_pid_stat(5)).
static bool read_process(const char *number, char *state, int *session) {
  char path[64], line[512];
  snprintf(path, sizeof path, "/proc/%.20s/stat", number);
  FILE *file = fopen(path, "r");
  if (!file) return false;
  bool is_read = fgets(line, sizeof line, file) != NULL;
  fclose(file);
  // The name before them may hold anything, also parentheses.
  char *rest = is_read ? strrchr(line, ')') : NULL;
  return rest && sscanf(rest + 1, " %c %*d %*d %d", state, session) == 2;
}

bool pty_has_stopped_programs(pid_t child) {
  DIR *processes = opendir("/proc");
  if (!processes) return false;
  int stopped = 0, others = 0;
  for (struct dirent *entry; (entry = readdir(processes));) {
    char state;
    int session;
    if (atoi(entry->d_name) <= 0 || atoi(entry->d_name) == child) continue;
    if (!read_process(entry->d_name, &state, &session) || session != child) continue;
    if (state == 'T') ++stopped; else ++others;
  }
  closedir(processes);
  return stopped > 0 && others == 0;
}
