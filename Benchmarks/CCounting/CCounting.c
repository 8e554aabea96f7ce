#define _GNU_SOURCE

#include "CCounting.h"

#include <stddef.h>
#include <stdlib.h>

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

#if defined(__linux__) && defined(__GLIBC__) && defined(__clang__) \
  && (defined(__x86_64__) || defined(__aarch64__)) && !__has_feature(address_sanitizer) \
  && !__has_feature(thread_sanitizer) && !__has_feature(memory_sanitizer)
#define CAN_COUNT 1
#else
#define CAN_COUNT 0
#endif

#ifdef __clang__
const char *counting_compiler(void) { return "Clang " __clang_version__; }
#else
const char *counting_compiler(void) { return __VERSION__; }
#endif

bool counting_is_available(void) { return CAN_COUNT; }

#ifdef __GLIBC__
#include <limits.h>
#include <malloc.h>

void counting_keep_memory(void) {
  mallopt(M_MMAP_THRESHOLD, 4 * 1024 * 1024 * (int)sizeof(long));
  mallopt(M_TRIM_THRESHOLD, INT_MAX);
}

uint64_t counting_live_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
#else
void counting_keep_memory(void) {}

uint64_t counting_live_bytes(void) { return 0; }
#endif

#if CAN_COUNT

#include <dlfcn.h>
#include <errno.h>

static _Thread_local counting_totals totals;

counting_totals counting_read(void) { return totals; }

// The allocator. These definitions come before the C library's, in every module of the program;
// glibc keeps its own under other names.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static void count_block(size_t size) {
  totals.allocations += 1;
  totals.bytes += size;
}

void *malloc(size_t size) {
  count_block(size);
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  count_block(count * size);
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  if (block != NULL) totals.frees += 1;
  count_block(size);
  return __libc_realloc(block, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) {
    return EINVAL;
  }
  count_block(size);
  void *result = __libc_memalign(alignment, size);
  if (result == NULL) return ENOMEM;
  *block = result;
  return 0;
}

void free(void *block) {
  if (block != NULL) totals.frees += 1;
  __libc_free(block);
}

// Reference counting. Compiled Swift calls these; the next definition is the runtime's. Each is a
// jump, so that a chain of releases is not deeper on the stack than without it.

#if defined(__aarch64__)
// There the compiler expects that the other registers are as before.
#define COUNTED __attribute__((preserve_most))
#else
#define COUNTED
#endif

typedef void *COUNTED (*one_reference)(void *object);
typedef void *COUNTED (*many_references)(void *object, uint32_t count);
typedef void *(*allocation)(void *type, size_t size, size_t alignment_mask);

static void *next_definition(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (found == NULL) abort();
  return found;
}

#define NEXT(kind, name) \
  static kind next; \
  if (__builtin_expect(next == NULL, 0)) next = (kind)next_definition(#name);

#define COUNT_ONE(name, counter) \
  COUNTED void *name(void *object) { \
    NEXT(one_reference, name) \
    totals.counter += 1; \
    __attribute__((musttail)) return next(object); \
  }

#define COUNT_MANY(name, counter) \
  COUNTED void *name(void *object, uint32_t count) { \
    NEXT(many_references, name) \
    totals.counter += count; \
    __attribute__((musttail)) return next(object, count); \
  }

COUNT_ONE(swift_retain, retains)
COUNT_ONE(swift_release, releases)
COUNT_ONE(swift_bridgeObjectRetain, retains)
COUNT_ONE(swift_bridgeObjectRelease, releases)
COUNT_MANY(swift_retain_n, retains)
COUNT_MANY(swift_release_n, releases)
COUNT_MANY(swift_bridgeObjectRetain_n, retains)
COUNT_MANY(swift_bridgeObjectRelease_n, releases)

void *swift_allocObject(void *type, size_t size, size_t alignment_mask) {
  NEXT(allocation, swift_allocObject)
  totals.objects += 1;
  __attribute__((musttail)) return next(type, size, alignment_mask);
}

#else

counting_totals counting_read(void) { return (counting_totals){0}; }

#endif

// Instructions.

#if defined(__linux__)

#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

int counting_open_instructions(void) {
  struct perf_event_attr event = {
    .type = PERF_TYPE_HARDWARE,
    .size = sizeof(struct perf_event_attr),
    .config = PERF_COUNT_HW_INSTRUCTIONS,
    .exclude_kernel = 1,
    .exclude_hv = 1,
  };
  return (int)syscall(SYS_perf_event_open, &event, 0, -1, -1, 0);
}

uint64_t counting_read_instructions(int counter) {
  uint64_t value = 0;
  if (read(counter, &value, sizeof value) != (ssize_t)sizeof value) return 0;
  return value;
}

void counting_close_instructions(int counter) { close(counter); }

#else

int counting_open_instructions(void) { return -1; }

uint64_t counting_read_instructions(int counter) {
  (void)counter;
  return 0;
}

void counting_close_instructions(int counter) { (void)counter; }

#endif
