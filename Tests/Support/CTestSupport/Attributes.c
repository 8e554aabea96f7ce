#include "CTestSupport.h"

#if defined(__linux__)

#include <sys/xattr.h>

int attribute_set(const char *path, const char *name, const void *bytes, size_t count) {
  return setxattr(path, name, bytes, count, 0);
}

long attribute_get(const char *path, const char *name, void *bytes, size_t count) {
  return getxattr(path, name, bytes, count);
}

#else

int attribute_set(const char *path, const char *name, const void *bytes, size_t count) {
  (void)path, (void)name, (void)bytes, (void)count;
  return -1;
}

long attribute_get(const char *path, const char *name, void *bytes, size_t count) {
  (void)path, (void)name, (void)bytes, (void)count;
  return -1;
}

#endif
