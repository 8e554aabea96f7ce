#ifndef COMONADLAB_CTURN_H
#define COMONADLAB_CTURN_H

#include <stdbool.h>

/// The turn at a host: one thread serves it, and one uses its component.
///
/// One word holds both, so a thread begins to serve in one step, as long as no input waits. The word
/// also says whether an input waits or was cancelled: then a thread that wants to serve takes a
/// lock, which only the functions marked so take.
struct turn;

struct turn *turn_create(void);
void turn_destroy(struct turn *turn);

/// Begins to serve and to use the component, if no thread does either and no input waits.
bool turn_begin(struct turn *turn);

/// Ends the service, unless something waits.
bool turn_rest(struct turn *turn);

/// Begins to use the component, when nobody does; returns false if this thread is using it.
///
/// It ends the process, with a line that names the rule, where threads would wait for each other.
bool turn_use(struct turn *turn);

/// Returns whether this thread uses the component.
bool turn_uses(const struct turn *turn);

/// Ends the use of the component; returns whether this thread has postponed inputs meanwhile.
bool turn_release(struct turn *turn);

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
