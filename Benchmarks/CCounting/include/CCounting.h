#ifndef COMONADLAB_CCOUNTING_H
#define COMONADLAB_CCOUNTING_H

#include <stdbool.h>
#include <stdint.h>

/// The calls of one thread to the allocator and to reference counting.
typedef struct {
  /// Blocks asked for.
  uint64_t allocations;
  /// Blocks given back.
  uint64_t frees;
  /// Bytes asked for.
  uint64_t bytes;
  /// Objects of Swift among the blocks.
  uint64_t objects;
  /// References taken; those taken inside the Swift runtime are not seen.
  uint64_t retains;
  /// References given up; those given up inside the Swift runtime are not seen.
  uint64_t releases;
} counting_totals;

/// Whether this platform lets a program count.
///
/// It does on Linux with glibc, with the Swift runtime as a dynamic library, and without a
/// sanitizer, which counts for itself.
bool counting_is_available(void);

/// Returns the totals of this thread.
counting_totals counting_read(void);

/// Keeps released memory for later allocations, where the allocator can.
///
/// Otherwise large blocks are new memory each time, which the system hands out page by page; a
/// growing array would show the cost of that, and not its own.
void counting_keep_memory(void);

/// Returns the bytes that all threads hold, or zero where the allocator does not report them.
uint64_t counting_live_bytes(void);

/// Opens a counter of this thread's instructions, or returns -1 where the machine has none.
int counting_open_instructions(void);

/// Returns the instructions since the counter was opened.
uint64_t counting_read_instructions(int counter);

/// Closes the counter.
void counting_close_instructions(int counter);

/// The compiler that made this module, which is the toolchain's.
const char *counting_compiler(void);

#endif
