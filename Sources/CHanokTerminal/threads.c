#define _GNU_SOURCE
#include "terminal.h"
#include "CHanokTerminal.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

// The signals of a fault: a thread sends them to itself.
static const int fault_signals[] = {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS};
enum { fault_count = sizeof fault_signals / sizeof *fault_signals };

// A stack overflow in the middle of a backtrace needs more than MINSIGSTKSZ.
enum { stack_size = 65536 };
static pthread_key_t stack_key;
static pthread_once_t stack_once = PTHREAD_ONCE_INIT;

static void free_stack(void *stack) {
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  free(stack);
}

static void make_stack_key(void) { pthread_key_create(&stack_key, free_stack); }

static void use_alternate_stack(void) {
  stack_t stack;
  // An existing stack is enough.
  if (sigaltstack(NULL, &stack) != 0 || !(stack.ss_flags & SS_DISABLE)) return;
  stack = (stack_t){.ss_sp = malloc(stack_size), .ss_size = stack_size};
  if (stack.ss_sp == NULL) return;
  pthread_once(&stack_once, make_stack_key);
  pthread_setspecific(stack_key, stack.ss_sp);
  sigaltstack(&stack, NULL);
}

static void unblock_faults(void) {
  sigset_t faults;
  sigemptyset(&faults);
  for (int i = 0; i < fault_count; ++i) sigaddset(&faults, fault_signals[i]);
  pthread_sigmask(SIG_UNBLOCK, &faults, NULL);
}

void cterminal_prepare_thread(void) {
  static _Thread_local bool is_prepared;
  if (is_prepared) return;
  is_prepared = true;
  use_alternate_stack();
  unblock_faults();
}

// The rest prepares the threads that this module doesn't run on: Dispatch's, Swift's and an app's.
// Definitions in the program precede the C library's, and weak ones give way to an app's. Sanitizers
// have definitions of the same functions. Darwin binds each library to the C library alone.
#if !defined(__has_feature)
#define __has_feature(name) 0
#endif
#if defined(__linux__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

// POSIX: `abort` overrides the blocking of SIGABRT. Since glibc 2.41 (and in musl) it ends the
// process without the handler on a thread that blocks the signal.
__attribute__((weak, noreturn)) void abort(void) {
  unblock_faults();
  raise(SIGABRT);
  // The signal is ignored, or its handler has returned.
  signal(SIGABRT, SIG_DFL);
  raise(SIGABRT);
  _exit(127);
}

// A program that is linked with musl as an archive has no second definition to call.
#ifdef __GLIBC__

// The C library's own calls to `abort`, such as on a corrupt heap, don't reach the definition
// above: no thread blocks the signals of faults in the first place. Dispatch's would.
__attribute__((weak)) int pthread_sigmask(int how, const sigset_t *set, sigset_t *before) {
  sigset_t allowed;
  if (set != NULL && how != SIG_UNBLOCK) {
    allowed = *set;
    for (int i = 0; i < fault_count; ++i) sigdelset(&allowed, fault_signals[i]);
    set = &allowed;
  }
  return sigprocmask(how, set, before) == 0 ? 0 : errno;
}

typedef int create_function(
    pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

typedef struct {
  void *(*routine)(void *);
  void *argument;
} Start;

static void *start_prepared(void *memory) {
  Start start = *(Start *)memory;
  free(memory);
  cterminal_prepare_thread();
  return start.routine(start.argument);
}

// Every thread starts with a stack for signals: its usual one may overflow.
__attribute__((weak)) int pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*routine)(void *),
    void *argument) {
  static _Atomic(create_function *) next;
  create_function *create = atomic_load(&next);
  if (create == NULL) {
    create = (create_function *)dlsym(RTLD_NEXT, "pthread_create");
    if (create == NULL) return EAGAIN;
    atomic_store(&next, create);
  }
  Start *start = malloc(sizeof *start);
  if (start == NULL) return EAGAIN;
  *start = (Start){routine, argument};
  int error = create(thread, attributes, start_prepared, start);
  if (error != 0) free(start);
  return error;
}

#endif
#endif
