#include "CPermissions.h"

#include <errno.h>
#include <stdlib.h>

#if defined(__linux__)

#include <sys/xattr.h>

static const char *const name = "system.posix_acl_access";

/// Whether the last call failed because there is no list.
static int is_absent(void) { return errno == ENODATA || errno == ENOTSUP || errno == ENOSYS; }

/// Copies a list that needs so many bytes.
static int copy(const char *model, int file, size_t size) {
  void *list = malloc(size);
  if (!list) return -1;
  ssize_t read = getxattr(model, name, list, size);
  int result = read < 0 ? -1 : fsetxattr(file, name, list, (size_t)read, 0);
  free(list);
  return result;
}

int permissions_copy_list(const char *model, int file, int may_copy) {
  ssize_t size = getxattr(model, name, NULL, 0);
  if (size > 0 && may_copy) return copy(model, file, (size_t)size);
  int has_none = size < 0 && is_absent();
  // A new file may have inherited a list from its directory.
  int has_inherited = fgetxattr(file, name, NULL, 0) > 0;
  if (has_inherited && fremovexattr(file, name) != 0) return -1;
  return has_none ? 0 : -1;
}

#elif defined(__APPLE__)

#include <sys/types.h>

#include <sys/acl.h>

int permissions_copy_list(const char *model, int file, int may_copy) {
  errno = 0;
  acl_t list = acl_get_file(model, ACL_TYPE_EXTENDED);
  int has_none = !list && (errno == ENOENT || errno == ENOTSUP);
  int copies = list && may_copy;
  if (list && !may_copy) acl_free(list);
  if (!copies) list = acl_init(0);
  if (!list) return -1;
  int result = acl_set_fd_np(file, list, ACL_TYPE_EXTENDED);
  acl_free(list);
  if (result != 0 && !(has_none && errno == ENOTSUP)) return -1;
  return copies || has_none ? 0 : -1;
}

#else

int permissions_copy_list(const char *model, int file, int may_copy) {
  (void)model;
  (void)file;
  (void)may_copy;
  return 0;
}

#endif
