// A program that does one thing with `CHanokTerminal` alone on its terminal, named by its argument,
// and writes what came of it.

#define _GNU_SOURCE
#include "CHanokTerminal.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

static const char restoring[] = "<restored>";

static void say(const char *text) {
  ssize_t count = write(STDOUT_FILENO, text, strlen(text));
  (void)count;
}

static void enter_with(int output) {
  if (cterminal_watch_signals() >= 0 &&
      cterminal_enter(STDIN_FILENO, output, (const uint8_t *)restoring, strlen(restoring)))
    return;
  perror("enter");
  _exit(70);
}

static void enter(void) { enter_with(STDOUT_FILENO); }

// MARK: - Signals

static void get_actions(struct sigaction actions[NSIG]) {
  for (int number = 1; number < NSIG; ++number) sigaction(number, NULL, &actions[number]);
}

static int changed_actions(const struct sigaction before[NSIG], char *names) {
  struct sigaction now[NSIG];
  memset(now, 0, sizeof now);
  get_actions(now);
  int count = 0;
  for (int number = 1; number < NSIG; ++number)
    if (now[number].sa_sigaction != before[number].sa_sigaction) {
      count += 1;
      names += sprintf(names, " %d", number);
    }
  return count;
}

// Waits with the terminal taken, as a screen or as hidden input; signals of failed writes end nothing.
static void wait_for_signals(const char *text) {
  raise(SIGPIPE);
  raise(SIGXFSZ);
  say(text);
  for (;;) pause();
}

static void probe_screen(void) {
  enter();
  wait_for_signals("[waiting]");
}

static void probe_hidden(void) {
  if (!cterminal_hide_input(STDIN_FILENO)) _exit(70);
  wait_for_signals("[waiting]");
}

static void ignore(int number) { (void)number; }

// A program's own handler of a signal that it uses for itself ends nothing.
static void probe_own_use(void) {
  signal(SIGIO, ignore);
#ifdef SIGRTMIN
  signal(SIGRTMIN + 1, ignore);
#endif
  enter();
  raise(SIGIO);
#ifdef SIGRTMIN
  raise(SIGRTMIN + 1);
#endif
  say("[still there]");
  cterminal_leave();
}

static void own_handler(int number) { _exit(40 + (number == SIGTERM)); }

static void leave_and_stop(void) {
  struct sigaction before[NSIG];
  memset(before, 0, sizeof before);
  get_actions(before);
  for (int round = 0; round < 2; ++round) {
    char names[512] = "";
    enter();
    if (changed_actions(before, names) < 15) say("[too few taken]");
    struct sigaction ignored;
    sigaction(SIGUSR2, NULL, &ignored);
    if (ignored.sa_handler != SIG_IGN) say("[ignored taken]");
    cterminal_leave();
    names[0] = 0;
    changed_actions(before, names);
    say("[left:");
    say(names);
    say("]");
    raise(SIGTSTP);
  }
  enter();
  raise(SIGTERM);
}

// Leaves the terminal, twice, and is stopped and ended like any program then: by a child, since
// nothing stops a process that no other of its session could continue.
static void probe_leave(void) {
  signal(SIGUSR1, own_handler);
  signal(SIGUSR2, SIG_IGN);
  signal(SIGTTOU, SIG_IGN);
  pid_t child = fork();
  if (child == 0) {
    setpgid(0, 0);
    tcsetpgrp(STDIN_FILENO, getpid());
    signal(SIGTTOU, SIG_DFL);
    leave_and_stop();
    _exit(0);
  }
  int status = 0;
  while (waitpid(child, &status, WUNTRACED) == child && WIFSTOPPED(status)) {
    say(WSTOPSIG(status) == SIGTSTP ? "[stopped]" : "[stopped otherwise]");
    kill(child, SIGCONT);
  }
  _exit(WIFSIGNALED(status) ? 128 + WTERMSIG(status) : 0);
}

static void probe_previous(void) {
  signal(SIGTERM, own_handler);
  enter();
  raise(SIGTERM);
}

static void fault_handler(int number, siginfo_t *information, void *context) {
  (void)number, (void)context;
  _exit(information->si_code > 0 && information->si_addr == (void *)16 ? 43 : 44);
}

// The program's own handler sees the fault itself, and not a signal that somebody has sent.
static void probe_fault(void) {
  struct sigaction action = {.sa_sigaction = fault_handler, .sa_flags = SA_SIGINFO};
  sigaction(SIGSEGV, &action, NULL);
  enter();
  *(volatile int *)16 = 1;
}

static void probe_fork(void) {
  enter();
  pid_t child = fork();
  if (child == 0) exit(0);
  waitpid(child, NULL, 0);
  child = fork();
  if (child == 0) raise(SIGTERM);
  waitpid(child, NULL, 0);
  say("[forks over]");
  pause();
}

// MARK: - An output that can block

// Fills a pipe that nobody reads, and stays.
static void probe_full(void) {
  int ends[2];
  if (pipe(ends) != 0) _exit(71);
  enter_with(ends[1]);
  static uint8_t bytes[1 << 20];
  int32_t written = cterminal_write(bytes, sizeof bytes);
  while (cterminal_write(bytes, sizeof bytes) > 0) continue;
  say(written > 0 && written < (int32_t)sizeof bytes ? "[full]" : "[not full]");
  pause();
}

// Writes to a pipe after the terminal was given back.
static void probe_late(void) {
  int ends[2];
  if (pipe(ends) != 0) _exit(71);
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  enter_with(ends[1]);
  cterminal_write((const uint8_t *)"frame", 5);
  cterminal_leave();
  bool counts_all = cterminal_write((const uint8_t *)"late", 4) == 4;
  char text[64] = "";
  ssize_t count = read(ends[0], text, sizeof text - 1);
  if (count >= 0) text[count] = 0;
  say(counts_all && strcmp(text, "frame<restored>") == 0 ? "[quiet]" : text);
}

// MARK: - Threads

static void *leave(void *nothing) {
  cterminal_leave();
  return nothing;
}

// Takes the terminal while another thread gives it back, which waits for an answer meanwhile.
static void probe_reenter(void) {
  enter();
  cterminal_await_answers(1);
  say("[type]");
  int typed = 0;
  while (typed == 0) ioctl(STDIN_FILENO, FIONREAD, &typed);
  pthread_t thread;
  pthread_create(&thread, NULL, leave, NULL);
  // What was typed is swallowed once the restoring has begun.
  while (typed > 0) ioctl(STDIN_FILENO, FIONREAD, &typed);
  enter();
  pthread_join(thread, NULL);
  cterminal_await_answers(0);
  say("[taken again]");
  cterminal_leave();
}

// The terminal hangs up, and the program asks to end so.
static void probe_hang_up(void) {
  enter();
  if (cterminal_has_hung_up(STDIN_FILENO)) say("[early]");
  signal(SIGHUP, SIG_DFL);
  sigset_t hang_up;
  sigemptyset(&hang_up);
  sigaddset(&hang_up, SIGHUP);
  sigprocmask(SIG_BLOCK, &hang_up, NULL);
  say("[waiting]");
  char byte;
  ssize_t count = read(STDIN_FILENO, &byte, 1);
  if (count > 0 || !cterminal_has_hung_up(STDIN_FILENO)) _exit(72);
  // The signal that the system has sent as well isn't what ends it.
  signal(SIGHUP, SIG_IGN);
  signal(SIGHUP, SIG_DFL);
  cterminal_hang_up();
}

// A descriptor at its end isn't a terminal that has hung up.
static void probe_end(void) {
  int ends[2];
  if (pipe(ends) != 0) _exit(71);
  close(ends[1]);
  bool has_hung_up = cterminal_has_hung_up(ends[0]) ||
                     cterminal_has_hung_up(open("/dev/null", O_RDONLY)) ||
                     cterminal_has_hung_up(STDIN_FILENO);
  say(has_hung_up ? "[hung up]" : "[open]");
}

int main(int count, char *arguments[]) {
  static const struct {
    const char *name;
    void (*probe)(void);
  } probes[] = {{"leave", probe_leave},     {"previous", probe_previous},
                {"fault", probe_fault},     {"fork", probe_fork},
                {"full", probe_full},       {"late", probe_late},
                {"reenter", probe_reenter}, {"hang up", probe_hang_up},
                {"end", probe_end},         {"screen", probe_screen},
                {"hidden", probe_hidden},   {"own use", probe_own_use}};
  for (size_t i = 0; i < sizeof probes / sizeof *probes; ++i)
    if (count > 1 && strcmp(arguments[1], probes[i].name) == 0) {
      probes[i].probe();
      return 0;
    }
  return 64;
}
