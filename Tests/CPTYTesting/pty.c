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
#ifdef __APPLE__
#include <libproc.h>
#include <sys/proc.h>
#endif

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

// Makes a terminal the standard input, output and errors of a new session. It is
// `login_tty`, which each system has in another header.
static bool use_terminal(int terminal) {
  return setsid() >= 0 && ioctl(terminal, TIOCSCTTY, 0) == 0 && dup2(terminal, 0) >= 0 &&
         dup2(terminal, 1) >= 0 && dup2(terminal, 2) >= 0;
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
    if (use_terminal(terminal)) execve(arguments[0], arguments, environment);
    _exit(127);
  }
  close(terminal);
  return child;
}

bool pty_resize(int controller, int columns, int rows) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  return ioctl(controller, TIOCSWINSZ, &size) == 0;
}

// The largest resident set, in KiB.
static long peak_memory(const struct rusage *usage) {
#ifdef __APPLE__
  return usage->ru_maxrss / 1024;
#else
  return usage->ru_maxrss;
#endif
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
        .peak_memory = peak_memory(&usage)};
  return true;
}

#ifdef __APPLE__
// Stores the numbers of all processes, and returns their count.
static int list_processes(pid_t *processes, int room) {
  int count = proc_listallpids(processes, room * (int)sizeof *processes);
  return count < 0 ? 0 : count;
}

static bool is_stopped(pid_t process) {
  struct proc_bsdinfo information;
  int size = proc_pidinfo(process, PROC_PIDTBSDINFO, 0, &information, sizeof information);
  return size == sizeof information && information.pbi_status == SSTOP;
}
#else
// Stores the numbers of all processes, and returns their count.
static int list_processes(pid_t *processes, int room) {
  DIR *folder = opendir("/proc");
  if (!folder) return 0;
  int count = 0;
  for (struct dirent *entry; count < room && (entry = readdir(folder));) {
    pid_t process = atoi(entry->d_name);
    if (process > 0) processes[count++] = process;
  }
  closedir(folder);
  return count;
}

// Reads the state of a process (proc_pid_stat(5)).
static bool is_stopped(pid_t process) {
  char path[64], line[512];
  snprintf(path, sizeof path, "/proc/%d/stat", process);
  FILE *file = fopen(path, "r");
  if (!file) return false;
  bool is_read = fgets(line, sizeof line, file) != NULL;
  fclose(file);
  // The name before it may hold anything, also parentheses.
  char *rest = is_read ? strrchr(line, ')') : NULL;
  return rest && strncmp(rest, ") T", 3) == 0;
}
#endif

bool pty_has_stopped_programs(pid_t child) {
  enum { room = 1 << 15 };
  pid_t *processes = malloc(room * sizeof *processes);
  if (!processes) return false;
  int count = list_processes(processes, room);
  int stopped = 0, others = 0;
  for (int i = 0; i < count; ++i) {
    if (processes[i] == child || getsid(processes[i]) != child) continue;
    if (is_stopped(processes[i])) ++stopped; else ++others;
  }
  free(processes);
  return stopped > 0 && others == 0;
}
