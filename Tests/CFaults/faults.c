#define _GNU_SOURCE
#include "CFaults.h"

#undef NDEBUG
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

void fault_segment(void) { *(volatile int *)16 = 1; }

void fault_bus(void) {
  FILE *empty = tmpfile();
  volatile char *memory = mmap(NULL, 1, PROT_READ, MAP_SHARED, fileno(empty), 0);
  (void)*memory;
}

void fault_arithmetic(void) {
  volatile int zero = 0;
  zero = 1 / zero;
  // Some processors divide by zero without a word.
  raise(SIGFPE);
}

void fault_instruction(void) {
#if defined(__x86_64__)
  __asm__ volatile("ud2");
#else
  __asm__ volatile(".inst 0");
#endif
}

int fault_stack(int depth) {
  volatile char room[4096];
  room[0] = depth;
  // The stack ends long before the depth is negative.
  return depth < 0 ? 0 : fault_stack(depth + 1) + room[0];
}

void fault_assertion(void) { assert(!"as requested"); }

typedef struct {
  void (*fault)(int);
  int number;
} Work;

static void *fault_elsewhere(void *memory) {
  Work *work = memory;
  sigset_t all;
  sigfillset(&all);
  // As on Dispatch's threads, only faults of instructions get through.
  const int through[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS};
  for (size_t i = 0; i < sizeof through / sizeof *through; ++i) sigdelset(&all, through[i]);
  pthread_sigmask(SIG_BLOCK, &all, NULL);
  work->fault(work->number);
  return NULL;
}

void fault_on_thread(void (*fault)(int), int number) {
  static Work work;
  work = (Work){fault, number};
  pthread_t thread;
  pthread_create(&thread, NULL, fault_elsewhere, &work);
  pthread_join(thread, NULL);
}
