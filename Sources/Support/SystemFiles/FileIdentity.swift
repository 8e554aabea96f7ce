import Foundation

/// What two paths of one file have in common, however they are written.
///
/// It is the number of the file; where there is no file yet, the number of its directory and its name.
package struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t
  private let name: PathBytes?

  /// Reads the identity of a file, following symbolic links.
  ///
  /// - Returns: Nil where no file can be replaced or created: the path names a directory, a pipe or a
  ///   device, or its directory does not exist.
  package init?(of path: String) {
    var status = stat()
    guard let target = try? PathBytes(path).target() else { return nil }
    if stat(target.cString, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { return nil }
      name = nil
    } else {
      guard errno == ENOENT, stat(target.directory.cString, &status) == 0 else { return nil }
      name = target.name
    }
    (device, number) = (status.st_dev, status.st_ino)
  }
}
