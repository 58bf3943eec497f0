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
/// Writes to no memory on another thread: SIGSEGV.
void fault_thread(void);

#endif
