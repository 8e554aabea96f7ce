// The functions of C that Embedded Swift calls, where there is no other library of C.

#include "CWeb.h"

#ifdef __wasm__

// Empty where .ci/embedded compiles the file for another processor.
#ifndef BULK
#define BULK __attribute__((target("bulk-memory")))
#endif

uintptr_t __stack_chk_guard = 0x5aa5c33c;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// MARK: Memory

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = cweb_allocate(alignment, size);
  return *result ? 0 : 12;
}

void *malloc(size_t size) { return cweb_allocate(16, size); }

void free(void *pointer) { cweb_free(pointer); }

// A call of the engine's own copy costs more than a few bytes do.
enum { FEW = 16 };

BULK __attribute__((no_builtin)) void *
memcpy(void *restrict target, const void *restrict source, size_t count) {
  if (count > FEW) {
    __builtin_memcpy(target, source, count);
    return target;
  }
  unsigned char *to = target;
  const unsigned char *from = source;
  while (count--) *to++ = *from++;
  return target;
}

BULK __attribute__((no_builtin)) void *memmove(void *target, const void *source, size_t count) {
  if (count) __builtin_memmove(target, source, count);
  return target;
}

BULK __attribute__((no_builtin)) void *memset(void *target, int value, size_t count) {
  if (count) __builtin_memset(target, value, count);
  return target;
}

__attribute__((no_builtin)) int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left;
  const unsigned char *b = right;
  for (; count; a++, b++, count--) {
    if (*a != *b) return *a < *b ? -1 : 1;
  }
  return 0;
}

// MARK: Numbers

// The nearest whole number, of two the one farther from zero; the processor has only other roundings.
double round(double number) {
  double whole = __builtin_trunc(number);
  return __builtin_fabs(number - whole) < 0.5 ? whole : whole + __builtin_copysign(1, number);
}

// The product of two numbers of 128 bits, which durations need.
__int128 __multi3(__int128 left, __int128 right) {
  const uint64_t a = (uint64_t)left, b = (uint64_t)right, half = 0xffffffff;
  const uint64_t low = (a & half) * (b & half);
  const uint64_t first = (a >> 32) * (b & half) + (low >> 32);
  const uint64_t second = (a & half) * (b >> 32) + (first & half);
  uint64_t high = (a >> 32) * (b >> 32) + (first >> 32) + (second >> 32);
  high += (uint64_t)(left >> 64) * b + a * (uint64_t)(right >> 64);
  return (__int128)((unsigned __int128)high << 64 | (second << 32 | (low & half)));
}

// MARK: Chance

static uint64_t chance = 0x9e3779b97f4a7c15;

// The page sets a seed before it starts the module; without one, every run is the same.
__attribute__((export_name("seed"))) void seed(double value) { chance ^= (uint64_t)value; }

// (Steele, Lea and Flood, Fast splittable pseudorandom number generators, 2014.)
void arc4random_buf(void *target, size_t count) {
  unsigned char *to = target;
  while (count--) {
    uint64_t mixed = chance += 0x9e3779b97f4a7c15;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    *to++ = (unsigned char)(mixed >> 56);
  }
}

#endif
