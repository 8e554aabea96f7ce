// What Embedded Swift expects of a C library, for a check that ends before memory does.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

uintptr_t __stack_chk_guard = 0x5aa5c33c;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// Memory is only ever taken: `free` would need a list, and the check does not.
int posix_memalign(void **result, size_t alignment, size_t size) {
  static uintptr_t next;
  const uintptr_t page = 65536;
  if (next == 0) next = (uintptr_t)&__heap_base;
  const uintptr_t start = (next + alignment - 1) & ~(uintptr_t)(alignment - 1);
  const uintptr_t end = start + size;
  const uintptr_t present = __builtin_wasm_memory_size(0) * page;
  if (end > present) {
    const uintptr_t missing = (end - present + page - 1) / page;
    if (__builtin_wasm_memory_grow(0, missing) == (size_t)-1) return 12;
  }
  next = end;
  *result = (void *)start;
  return 0;
}

void free(void *pointer) { (void)pointer; }

void *memcpy(void *restrict target, const void *restrict source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  for (size_t i = 0; i < count; i++) to[i] = from[i];
  return target;
}

void *memmove(void *target, const void *source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  if (to < from) return memcpy(target, source, count);
  for (size_t i = count; i > 0; i--) to[i - 1] = from[i - 1];
  return target;
}

void *memset(void *target, int value, size_t count) {
  unsigned char *to = target;
  for (size_t i = 0; i < count; i++) to[i] = (unsigned char)value;
  return target;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left;
  const unsigned char *b = right;
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  }
  return 0;
}

// Hashing wants a seed; a fixed one makes the check repeatable.
void arc4random_buf(void *target, size_t count) { memset(target, 42, count); }
