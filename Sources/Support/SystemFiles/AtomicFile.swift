import Foundation

/// A file that is replaced as a whole or not at all.
///
/// It writes the new content to a temporary file in the same directory, flushes it to the disk, and
/// renames it to the old file. An interruption leaves the old file as it is, and at worst a
/// `.lab-….tmp` beside it. `FilePermissions` decides who may use the new file.
package struct AtomicFile {
  /// The path as the user gave it, perhaps of a symbolic link.
  package let path: String

  /// Whether only the user may read and write a file that did not exist before.
  let isPrivate: Bool

  /// Called after the write and before the rename; a test fails here.
  let beforeRename: () throws(SystemError) -> Void

  /// Creates the description of a file, which need not exist yet.
  package init(
    path: String,
    isPrivate: Bool = false,
    beforeRename: @escaping () throws(SystemError) -> Void = {}
  ) {
    self.path = path
    self.isPrivate = isPrivate
    self.beforeRename = beforeRename
  }

  /// Fails if no file can be created in the directory; call it before long work on the content.
  package func requireDirectory() throws(SystemError) {
    let directory = try PathBytes(path).target().directory
    guard access(directory.entry(try PathBytes(".")).cString, W_OK | X_OK) == 0 else {
      throw .latest
    }
  }

  /// Reads the file to its end, or until it has more bytes than a limit.
  ///
  /// - Throws: The error of the system. As for a write, only a regular file will do: a pipe may have
  ///   no writer, and a device no end.
  package func read(limit: Int = .max) throws(SystemError) -> [UInt8] {
    // Opening a pipe would wait for its writer.
    let descriptor = open(try PathBytes(path).cString, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .latest }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .latest }
    try FilePermissions.requireRegularFile(status)
    return try readAll(from: descriptor, limit: limit)
  }

  /// Calls a function while nobody else, in this process or another, is in one for a file of the same
  /// folder.
  ///
  /// The lock is a file of ours, `.lab.lock`, which stays: whoever may only read the folder cannot hold
  /// it. Where no such file can be made or locked, as on some network drives, the function is called
  /// all the same.
  ///
  /// - Parameters:
  ///   - patience: How long somebody else may hold the lock.
  ///   - act: Reads, judges and replaces the file.
  /// - Returns: What the function returns or throws.
  /// - Throws: `EWOULDBLOCK`, if somebody else holds the lock for longer; the function is not called.
  package func alone<Value, Failure>(
    patience: Duration = .seconds(5),
    _ act: () throws(Failure) -> Value
  ) throws(SystemError) -> Result<Value, Failure> {
    let lock = openLock()
    defer { if lock >= 0 { close(lock) } }
    let end = ContinuousClock.now + patience
    while lock >= 0, flock(lock, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      guard ContinuousClock.now < end else { throw SystemError(code: EWOULDBLOCK) }
      usleep(2_000)
    }
    do { return .success(try act()) } catch { return .failure(error) }
  }

  /// Opens the file that locks the folder; negative where there can be none.
  ///
  /// Whoever may write in the folder may hold the lock. In a folder such as `/tmp`, where nobody
  /// replaces the files of others, each user has a lock of their own.
  private func openLock() -> Int32 {
    var status = stat()
    guard let folder = try? PathBytes(path).target().directory,
      stat(folder.cString, &status) == 0
    else { return -1 }
    let isShared = status.st_mode & S_ISVTX == 0
    let name = isShared ? ".lab.lock" : ".lab-\(geteuid()).lock"
    guard let lock = try? folder.entry(PathBytes(name)) else { return -1 }
    let descriptor = open(lock.cString, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if isShared, descriptor >= 0 { fchmod(descriptor, 0o600 | status.st_mode & 0o022) }
    return descriptor
  }

  /// Gives the file another name, which no file has, and returns its path.
  ///
  /// `a.json` becomes `a.json.unread`, or `a.json.unread-2` and so on. A symbolic link stays. Between
  /// the two names another process may replace the file, so call it ``alone(patience:_:)``.
  ///
  /// - Throws: The error of the system, when the file has its name.
  package func putAside() throws(SystemError) -> String {
    let target = try PathBytes(path).target()
    var number = 1
    while true {
      let ending = number == 1 ? ".unread" : ".unread-\(number)"
      let other = try target.appending(ending)
      // Unlike a renaming, a second name never replaces another file.
      if link(target.cString, other.cString) == 0 {
        guard unlink(target.cString) == 0 else { throw .latest }
        return other.description
      }
      guard errno == EEXIST else { throw .latest }
      number += 1
    }
  }

  /// Replaces the file; a symbolic link stays, and the file behind it is replaced.
  ///
  /// - Throws: The error of the system, when the old file is as it was. A directory, a device or a
  ///   pipe is never replaced: the error is `EISDIR` or `ENOTSUP`.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    let target = try PathBytes(path).target()
    try write(bytes, to: target, model: FilePermissions(of: target)) { rename($0, $1) }
  }

  /// Creates the file.
  ///
  /// - Throws: The error of the system. If something has the name, it is `EEXIST`, also where that
  ///   is a symbolic link, or has come during the call.
  package func create(_ bytes: [UInt8]) throws(SystemError) {
    // Unlike a renaming, a second name for the temporary file never replaces another file.
    try write(bytes, to: PathBytes(path), model: nil) { temporary, name in
      guard link(temporary, name) == 0 else { return -1 }
      return unlink(temporary)
    }
  }

  /// Writes a temporary file, and moves it to its target.
  private func write(
    _ bytes: [UInt8],
    to target: PathBytes,
    model: FilePermissions?,
    move: ([CChar], [CChar]) -> Int32
  ) throws(SystemError) {
    let directory = target.directory
    let name = ".lab-\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
    let temporary = directory.entry(try PathBytes(name))
    let descriptor = open(
      temporary.cString,
      O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
      // No other user may open a replacement before it has the permissions of the old file.
      model == nil && !isPrivate ? 0o666 : 0o600
    )
    guard descriptor >= 0 else { throw .latest }
    do throws(SystemError) {
      defer { close(descriptor) }
      try writeAll(bytes, to: descriptor)
      try model?.apply(to: descriptor)
      guard fsync(descriptor) == 0 else { throw SystemError.latest }
      try beforeRename()
      guard move(temporary.cString, target.cString) == 0 else { throw SystemError.latest }
    } catch {
      unlink(temporary.cString)
      throw error
    }
    Self.synchronise(directory)
  }

  /// Flushes the new name to the disk, where the file system can.
  ///
  /// The file has been replaced when this is called, so a failure here must not be reported as one.
  private static func synchronise(_ directory: PathBytes) {
    let descriptor = open(directory.cString, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}
