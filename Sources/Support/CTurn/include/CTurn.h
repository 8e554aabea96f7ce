#ifndef COMONADLAB_CTURN_H
#define COMONADLAB_CTURN_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

/// The turn at a host: one thread serves it, and one uses its component.
///
/// One word holds both, so a thread begins to serve in one step, as long as no input waits. The word
/// also says whether an input waits or was cancelled: then a thread that wants to serve takes a
/// lock, which only the functions marked so take.
///
/// The functions that each message calls are inline.
struct turn {
  /// The parts below.
  atomic_uint word;

  /// The thread that serves or served last, and the thread that uses the component.
  ///
  /// Each thread can recognise itself: no other thread writes its mark.
  _Atomic(const char *) server;
  _Atomic(const char *) user;

  /// The memory with which threads wait for each other.
  void *waiting;
};

/// The parts of the word.
enum {
  turn_served = 1,  // A thread serves.
  turn_more = 2,    // Look under the lock before you serve or rest.
  turn_used = 4,    // A thread uses the component.
  turn_awaited = 8, // Another thread waits for it.
  turn_owed = 16    // The thread that uses it has put something off.
};

/// The address of this variable names the thread.
extern _Thread_local char turn_mark;

struct turn *turn_create(void);
void turn_destroy(struct turn *turn);

/// Waits until the component is free, and takes it.
void turn_wait_and_take(struct turn *turn);

/// Wakes the threads that wait for the component.
void turn_wake(struct turn *turn);

static inline void turn_set(_Atomic(const char *) *who, const char *thread) {
  atomic_store_explicit(who, thread, memory_order_relaxed);
}

static inline bool turn_is(const _Atomic(const char *) *who) {
  return atomic_load_explicit(who, memory_order_relaxed) == &turn_mark;
}

/// Adds and removes parts of the word, if it is still the one expected; else expects the new one.
static inline bool turn_change(
  struct turn *turn, unsigned *expected, unsigned added, unsigned removed
) {
  return atomic_compare_exchange_strong_explicit(
    &turn->word, expected, (*expected | added) & ~removed,
    memory_order_acq_rel, memory_order_relaxed);
}

/// Begins to serve and to use the component, if no thread does either and no input waits.
static inline bool turn_begin(struct turn *turn) {
  unsigned word = 0;
  if (!turn_change(turn, &word, turn_served | turn_used, 0)) return false;
  turn_set(&turn->server, &turn_mark);
  turn_set(&turn->user, &turn_mark);
  return true;
}

/// Begins as `turn_begin` does, and waits some microseconds for a thread that serves.
///
/// It does not wait where an input waits, since that one comes first; nor where this thread serves.
bool turn_begin_soon(struct turn *turn);

/// Ends the service, unless something waits.
static inline bool turn_rest(struct turn *turn) {
  unsigned word = turn_served;
  while (!(word & turn_more)) {
    if (turn_change(turn, &word, 0, turn_served)) return true;
  }
  return false;
}

/// Begins to use the component, when nobody does; returns false if this thread is using it.
///
/// It ends the process, with a line that names the rule, where threads would wait for each other.
static inline bool turn_use(struct turn *turn) {
  unsigned word = atomic_load_explicit(&turn->word, memory_order_relaxed);
  if (word & turn_used || !turn_change(turn, &word, turn_used, 0)) {
    if (turn_is(&turn->user)) return false;
    turn_wait_and_take(turn);
  }
  turn_set(&turn->user, &turn_mark);
  return true;
}

/// Returns whether this thread uses the component.
static inline bool turn_uses(const struct turn *turn) { return turn_is(&turn->user); }

/// Ends the use of the component; returns whether this thread has postponed inputs meanwhile.
static inline bool turn_release(struct turn *turn) {
  turn_set(&turn->user, NULL);
  unsigned word = atomic_fetch_and_explicit(
    &turn->word, ~(unsigned)(turn_used | turn_awaited | turn_owed), memory_order_release);
  if (word & turn_awaited) turn_wake(turn);
  return word & turn_owed;
}

/// Takes and gives back the lock of the inputs.
void turn_lock(struct turn *turn);
void turn_unlock(struct turn *turn);

/// Notes that an input waits, and begins to serve unless another thread does. (Under the lock.)
bool turn_serve(struct turn *turn);

/// Returns whether this thread is the one that serves. (Under the lock.)
bool turn_is_mine(const struct turn *turn);

/// Ends the service; another thread serves the waiting inputs. (Under the lock.)
void turn_leave(struct turn *turn);

/// Ends the service; this thread serves waiting inputs when it releases the component. (Under the
/// lock.)
void turn_put_off(struct turn *turn);

/// Ends the service, where nothing waits. (Under the lock.)
void turn_clear(struct turn *turn);

/// Notes that something waits, or that nothing is to be done any longer. (Under the lock.)
void turn_note(struct turn *turn);

#endif
