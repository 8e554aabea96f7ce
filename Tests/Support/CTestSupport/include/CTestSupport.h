#ifndef COMONADLAB_CTESTSUPPORT_H
#define COMONADLAB_CTESTSUPPORT_H

#include <stddef.h>

/// Sets an extended attribute of a file; returns zero, or -1 where the system has none.
int attribute_set(const char *path, const char *name, const void *bytes, size_t count);

/// Reads an extended attribute of a file; returns its size, or -1 if the file has none.
long attribute_get(const char *path, const char *name, void *bytes, size_t count);

#endif
