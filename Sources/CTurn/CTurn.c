#include "CTurn.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

enum {
  served = 1,  // A thread serves.
  more = 2,    // Look under the lock before you serve or rest.
  used = 4,    // A thread uses the component.
  awaited = 8, // Another thread waits for it.
  owed = 16    // The thread that uses it has put something off.
};

struct turn {
  atomic_uint word;

  // Who serves or did so last, and who uses the component. Each thread can tell whether it is
  // itself: nobody else writes its mark.
  _Atomic(const char *) server;
  _Atomic(const char *) user;

  pthread_mutex_t mutex;
  pthread_cond_t released;
};

// Its address names the thread.
static _Thread_local char mark;

struct turn *turn_create(void) {
  struct turn *turn = calloc(1, sizeof *turn);
  if (turn == NULL) abort();
  pthread_mutex_init(&turn->mutex, NULL);
  pthread_cond_init(&turn->released, NULL);
  return turn;
}

void turn_destroy(struct turn *turn) {
  pthread_cond_destroy(&turn->released);
  pthread_mutex_destroy(&turn->mutex);
  free(turn);
}

static void set(_Atomic(const char *) *who, const char *thread) {
  atomic_store_explicit(who, thread, memory_order_relaxed);
}

static bool is_mine(const _Atomic(const char *) *who) {
  return atomic_load_explicit(who, memory_order_relaxed) == &mark;
}

// Adds and removes parts of the word, if it is still the one expected; else expects the new one.
static bool change(struct turn *turn, unsigned *expected, unsigned added, unsigned removed) {
  return atomic_compare_exchange_strong_explicit(
    &turn->word, expected, (*expected | added) & ~removed,
    memory_order_acq_rel, memory_order_relaxed);
}

bool turn_begin(struct turn *turn) {
  unsigned word = 0;
  if (!change(turn, &word, served | used, 0)) return false;
  set(&turn->server, &mark);
  set(&turn->user, &mark);
  return true;
}

bool turn_rest(struct turn *turn) {
  unsigned word = served;
  while (!(word & more)) {
    if (change(turn, &word, 0, served)) return true;
  }
  return false;
}

// Waits until the component can be had, and takes it.
static void wait_and_take(struct turn *turn) {
  pthread_mutex_lock(&turn->mutex);
  unsigned word = atomic_load_explicit(&turn->word, memory_order_relaxed);
  for (;;) {
    if (!(word & used)) {
      if (change(turn, &word, used, 0)) break;
    } else if (word & awaited || change(turn, &word, awaited, 0)) {
      pthread_cond_wait(&turn->released, &turn->mutex);
      word = atomic_load_explicit(&turn->word, memory_order_relaxed);
    }
  }
  pthread_mutex_unlock(&turn->mutex);
}

bool turn_use(struct turn *turn) {
  unsigned word = atomic_load_explicit(&turn->word, memory_order_relaxed);
  if (word & used || !change(turn, &word, used, 0)) {
    if (is_mine(&turn->user)) return false;
    wait_and_take(turn);
  }
  set(&turn->user, &mark);
  return true;
}

bool turn_release(struct turn *turn) {
  set(&turn->user, NULL);
  unsigned word =
    atomic_fetch_and_explicit(&turn->word, ~(used | awaited | owed), memory_order_release);
  if (word & awaited) {
    pthread_mutex_lock(&turn->mutex);
    pthread_cond_broadcast(&turn->released);
    pthread_mutex_unlock(&turn->mutex);
  }
  return word & owed;
}

bool turn_serve(struct turn *turn) {
  unsigned word =
    atomic_fetch_or_explicit(&turn->word, served | more, memory_order_acquire);
  if (word & served) return false;
  set(&turn->server, &mark);
  return true;
}

bool turn_is_mine(const struct turn *turn) { return is_mine(&turn->server); }

void turn_leave(struct turn *turn) {
  atomic_fetch_and_explicit(&turn->word, ~served, memory_order_release);
}

void turn_put_off(struct turn *turn) {
  atomic_fetch_or_explicit(&turn->word, owed, memory_order_relaxed);
  turn_leave(turn);
}

void turn_clear(struct turn *turn) {
  atomic_fetch_and_explicit(&turn->word, ~(served | more), memory_order_release);
}

void turn_note(struct turn *turn) {
  atomic_fetch_or_explicit(&turn->word, more, memory_order_relaxed);
}
