#include "CReclamation.h"

#include <stddef.h>

// A module for the browser has one thread, and its linker supports no other.
#ifdef __wasm__
#define PER_THREAD
#else
#define PER_THREAD _Thread_local
#endif

enum { depth_limit = 50 };

static PER_THREAD int depth;
static PER_THREAD void *waiting;

bool reclamation_begin(void) {
  if (depth == depth_limit) return false;
  depth += 1;
  return true;
}

bool reclamation_end(void) {
  if (depth == 1 && waiting != NULL) return false;
  depth -= 1;
  return true;
}

void *reclamation_exchange(void *head) {
  void *old = waiting;
  waiting = head;
  return old;
}
