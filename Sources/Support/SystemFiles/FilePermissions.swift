import CPermissions
import Foundation

/// The owner, the group and the permissions of a file that is to be replaced.
///
/// A replacement gets all of them where the system allows it. Only its writer may ever do more with
/// it than with the old file:
///
/// - A replacement with another group grants the group and all others only what both had.
/// - A replacement with another owner grants nobody more than the old owner had.
/// - A replacement that cannot have the access control list of the old file is for its owner alone.
/// - A replacement never has the set-user-ID and set-group-ID bits.
///
/// Other attributes of the old file, and its other names (hard links), stay with the old file.
package struct FilePermissions {
  /// The path of the old file.
  let path: PathBytes

  private let status: stat

  /// Reads the permissions of a file; nil if there is none.
  ///
  /// - Throws: `EISDIR` or `ENOTSUP` if the path does not name a regular file.
  package init?(of path: PathBytes) throws(SystemError) {
    var status = stat()
    guard stat(path.cString, &status) == 0 else {
      let error = SystemError.latest
      guard error.code == ENOENT else { throw error }
      return nil
    }
    try Self.requireRegularFile(status)
    self.path = path
    self.status = status
  }

  /// Fails unless a status is that of a regular file.
  static func requireRegularFile(_ status: stat) throws(SystemError) {
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG else { throw SystemError(code: kind == S_IFDIR ? EISDIR : ENOTSUP) }
  }

  /// Sets them for a new file, which only its writer could use until now.
  func apply(to descriptor: Int32) throws(SystemError) {
    // A user gives the file to a group of theirs; to another owner, only a privileged user does.
    _ = fchown(descriptor, uid_t.max, status.st_gid)
    _ = fchown(descriptor, status.st_uid, gid_t.max)
    var new = stat()
    guard fstat(descriptor, &new) == 0 else { throw .latest }
    let isSameGroup = new.st_gid == status.st_gid
    var mode = Self.mode(
      replacing: status.st_mode,
      isSameOwner: new.st_uid == status.st_uid,
      isSameGroup: isSameGroup
    )
    let keepsList = isSameGroup && mode == status.st_mode & 0o777
    if permissions_copy_list(path.cString, descriptor, keepsList ? 1 : 0) != 0 { mode &= 0o700 }
    guard fchmod(descriptor, mode) == 0 else { throw .latest }
  }

  /// Returns the permission bits of a replacement.
  ///
  /// - Complexity: O(1).
  static func mode(replacing old: mode_t, isSameOwner: Bool, isSameGroup: Bool) -> mode_t {
    let owner = old >> 6 & 7
    var group = old >> 3 & 7
    var others = old & 7
    if !isSameGroup {
      // A member of the new group had the rights of the others, or those of the old group.
      group &= others
      others = group
    }
    if !isSameOwner {
      // The old owner now has the rights of the group or of the others.
      group &= owner
      others &= owner
    }
    return owner << 6 | group << 3 | others
  }
}
