public import ComponentServices
import Foundation
import SystemFiles

extension KeyValueStorage {
  /// Returns the storage whose texts are the files of a folder, each under its key.
  ///
  /// The first write creates the folder. Only the user may read a folder and a file that the storage
  /// creates. A text is written to a new file, which replaces the old one in one step, so an
  /// interruption loses nothing.
  ///
  /// ```swift
  /// let storage = KeyValueStorage.folder(at: "settings")
  /// let read = storage.read("user", id: "session")
  /// read.id  // "session"
  /// ```
  ///
  /// The work reads and writes on the thread that starts it, and has ended when that returns.
  ///
  /// - Parameter path: The path of the folder.
  /// - Returns: The storage, whose work fails with the file, the operation and the system's reason.
  public static func folder(at path: String) -> KeyValueStorage {
    KeyValueStorage(
      read: { key throws(StorageError) in
        let file = "\(path)/\(key)"
        do throws(SystemError) {
          let bytes = try AtomicFile(path: file).read()
          guard let text = String(validating: bytes, as: UTF8.self) else {
            throw SystemError(code: EILSEQ)
          }
          return text
        } catch {
          if error.code == ENOENT { return nil }
          throw .unavailable("\(file) cannot be read: \(error.reason)")
        }
      },
      write: { key, text throws(StorageError) in
        let file = "\(path)/\(key)"
        do throws(SystemError) {
          guard let text else {
            guard unlink(file) == 0 || errno == ENOENT else { throw SystemError.latest }
            return
          }
          guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw SystemError.latest }
          try AtomicFile(path: file, isPrivate: true).write(Array(text.utf8))
        } catch {
          throw .unavailable("\(file) cannot be written: \(error.reason)")
        }
      }
    )
  }
}
