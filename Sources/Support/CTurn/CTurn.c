#include "CTurn.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

_Thread_local char turn_mark;

// The lock of the inputs; and the lock and the condition with which threads wait for the component.
struct waiting {
  pthread_mutex_t inputs;
  pthread_mutex_t mutex;
  pthread_cond_t released;
};

struct turn *turn_create(void) {
  struct turn *turn = calloc(1, sizeof *turn);
  struct waiting *waiting = calloc(1, sizeof *waiting);
  if (turn == NULL || waiting == NULL) abort();
  pthread_mutex_init(&waiting->inputs, NULL);
  pthread_mutex_init(&waiting->mutex, NULL);
  pthread_cond_init(&waiting->released, NULL);
  turn->waiting = waiting;
  return turn;
}

void turn_destroy(struct turn *turn) {
  struct waiting *waiting = turn->waiting;
  pthread_cond_destroy(&waiting->released);
  pthread_mutex_destroy(&waiting->mutex);
  pthread_mutex_destroy(&waiting->inputs);
  free(waiting);
  free(turn);
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

void turn_wait_and_take(struct turn *turn) {
  struct waiting *waiting = turn->waiting;
  struct waiter waiter = {.thread = &turn_mark, .turn = turn};
  begin_to_wait(&waiter);
  pthread_mutex_lock(&waiting->mutex);
  unsigned word = atomic_load_explicit(&turn->word, memory_order_relaxed);
  for (;;) {
    if (!(word & turn_used)) {
      if (turn_change(turn, &word, turn_used, 0)) break;
    } else if (word & turn_awaited || turn_change(turn, &word, turn_awaited, 0)) {
      pthread_cond_wait(&waiting->released, &waiting->mutex);
      word = atomic_load_explicit(&turn->word, memory_order_relaxed);
    }
  }
  pthread_mutex_unlock(&waiting->mutex);
  end_to_wait(&waiter);
}

void turn_wake(struct turn *turn) {
  struct waiting *waiting = turn->waiting;
  pthread_mutex_lock(&waiting->mutex);
  pthread_cond_broadcast(&waiting->released);
  pthread_mutex_unlock(&waiting->mutex);
}

void turn_lock(struct turn *turn) {
  struct waiting *waiting = turn->waiting;
  pthread_mutex_lock(&waiting->inputs);
}

void turn_unlock(struct turn *turn) {
  struct waiting *waiting = turn->waiting;
  pthread_mutex_unlock(&waiting->inputs);
}

// Lets the processor's other thread work.
static inline void pause_briefly(void) {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__) || defined(__arm__)
  __asm__ volatile("yield");
#endif
}

// How often a thread looks whether another one has ended its service: some microseconds.
enum { looks = 100 };

bool turn_begin_soon(struct turn *turn) {
  if (turn_is(&turn->server) || turn_is(&turn->user)) return false;
  for (int look = 0; look < looks; look += 1) {
    unsigned word = atomic_load_explicit(&turn->word, memory_order_relaxed);
    if (word & turn_more) return false;
    if (word == 0 && turn_begin(turn)) return true;
    pause_briefly();
  }
  return false;
}

bool turn_serve(struct turn *turn) {
  unsigned word =
    atomic_fetch_or_explicit(&turn->word, turn_served | turn_more, memory_order_acquire);
  if (word & turn_served) return false;
  turn_set(&turn->server, &turn_mark);
  return true;
}

bool turn_is_mine(const struct turn *turn) { return turn_is(&turn->server); }

void turn_leave(struct turn *turn) {
  atomic_fetch_and_explicit(&turn->word, ~turn_served, memory_order_release);
}

void turn_put_off(struct turn *turn) {
  atomic_fetch_or_explicit(&turn->word, turn_owed, memory_order_relaxed);
  turn_leave(turn);
}

void turn_clear(struct turn *turn) {
  atomic_fetch_and_explicit(&turn->word, ~(turn_served | turn_more), memory_order_release);
}

void turn_note(struct turn *turn) {
  atomic_fetch_or_explicit(&turn->word, turn_more, memory_order_relaxed);
}
