import Foundation

/// Memory of a file, which the system keeps when the process ends.
///
/// A journal writes here what is tried next. After a trap the file names what has trapped.
package final class JournalMemory {
  /// The bytes of the file.
  package let bytes: UnsafeMutableRawBufferPointer

  /// Creates a file of zeros, or replaces one.
  ///
  /// - Precondition: The file can be written.
  package init(at path: String, count: Int) {
    let file = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    precondition(
      file >= 0 && ftruncate(file, off_t(count)) == 0,
      "a journal must be a file that can be written; got \(path)"
    )
    let memory = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    close(file)
    guard let memory, memory != MAP_FAILED else {
      preconditionFailure("a journal must be a file in memory; got \(path)")
    }
    bytes = UnsafeMutableRawBufferPointer(start: memory, count: count)
  }

  deinit { munmap(bytes.baseAddress, bytes.count) }
}
