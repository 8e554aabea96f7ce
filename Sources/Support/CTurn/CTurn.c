#include "CTurn.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
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

  // The thread that serves or served last, and the thread that uses the component. Each thread can
  // recognise itself: no other thread writes its mark.
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

// A thread that waits for a component, in the list of all such threads.
struct waiter {
  const char *thread;
  struct turn *turn;
  struct waiter *next;
};

static pthread_mutex_t waiters_mutex = PTHREAD_MUTEX_INITIALIZER;
static struct waiter *waiters;

// Returns the component that a thread waits for, or NULL if it does not wait.
static struct turn *awaited_by(const char *thread) {
  for (struct waiter *waiter = waiters; waiter != NULL; waiter = waiter->next) {
    if (waiter->thread == thread) return waiter->turn;
  }
  return NULL;
}

// Notes that this thread waits. Ends the process if the thread that uses the component waits, by
// itself or through others, for this one: none of them could ever go on.
//
// There is no false alarm. A listed thread has not got the component that it waits for, as long as
// another listed thread or this one uses that; and it noted what it uses itself before it was
// listed, under the same lock. The thread that closes a circle is the last one to be listed, and
// sees all of it.
static void begin_to_wait(struct waiter *waiter) {
  pthread_mutex_lock(&waiters_mutex);
  waiter->next = waiters;
  waiters = waiter;
  struct turn *turn = waiter->turn;
  while (turn != NULL) {
    const char *user = atomic_load_explicit(&turn->user, memory_order_relaxed);
    if (user == waiter->thread) {
      fputs("Fatal error: hosts must not wait for each other; got an update, view, selection or "
            "middleware of one that reads another, which reads the first; send a message instead\n",
            stderr);
      abort();
    }
    turn = awaited_by(user);
  }
  pthread_mutex_unlock(&waiters_mutex);
}

static void end_to_wait(struct waiter *waiter) {
  pthread_mutex_lock(&waiters_mutex);
  struct waiter **place = &waiters;
  while (*place != waiter) place = &(*place)->next;
  *place = waiter->next;
  pthread_mutex_unlock(&waiters_mutex);
}

// Waits until the component is free, and takes it.
static void wait_and_take(struct turn *turn) {
  struct waiter waiter = {.thread = &mark, .turn = turn};
  begin_to_wait(&waiter);
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
  end_to_wait(&waiter);
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

bool turn_uses(const struct turn *turn) { return is_mine(&turn->user); }

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
