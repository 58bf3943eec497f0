// Faults as the processor makes them, which Swift takes care not to make.

#ifndef CFAULTS_H
#define CFAULTS_H

/// Writes to no memory: SIGSEGV.
void fault_segment(void);
/// Reads memory behind the end of its file: SIGBUS.
void fault_bus(void);
/// Divides by zero: SIGFPE.
void fault_arithmetic(void);
/// Runs no instruction: SIGILL.
void fault_instruction(void);
/// Calls itself until the stack ends: SIGSEGV.
int fault_stack(int depth);
/// Fails an assertion of the C library: SIGABRT.
void fault_assertion(void);
/// Calls a function on a new thread, which blocks the signals that threads of Dispatch block.
void fault_on_thread(void (*fault)(int), int number);

#endif
