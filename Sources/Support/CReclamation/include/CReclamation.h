#ifndef COMONADLAB_CRECLAMATION_H
#define COMONADLAB_CRECLAMATION_H

#include <stdbool.h>

/// How deep this thread may nest the release of one program inside that of another.
///
/// These are functions of another language on purpose: no compiler moves a release across them.

/// Begins a release, unless the thread is nested so deep that it must be deferred.
bool reclamation_begin(void);

/// Ends a release, unless it is the outermost one and deferred ones wait.
bool reclamation_end(void);

/// Replaces the head of this thread's list of deferred releases, and returns the old one.
void *reclamation_exchange(void *head);

#endif
