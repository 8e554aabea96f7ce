import Foundation

/// A refusal of the operating system.
package struct SystemError: Error, Equatable {
  /// The number of the error.
  package let code: Int32

  /// Creates an error from its number.
  package init(code: Int32) { self.code = code }

  /// The error of the latest call.
  package static var latest: SystemError { SystemError(code: errno) }

  /// The system's text for the error.
  package var reason: String { String(cString: strerror(code)) }
}

/// Reads a file of any kind to its end.
///
/// A pipe without a writer keeps it waiting, and a device may have no end. A file that a program
/// keeps is read by ``AtomicFile/read(limit:)``, which refuses both.
package func readFile(at path: String) throws(SystemError) -> [UInt8] {
  let descriptor = open(try PathBytes(path).cString, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw .latest }
  defer { close(descriptor) }
  return try readAll(from: descriptor)
}

/// Reads the rest of an open file, or until that has more bytes than a limit.
package func readAll(
  from descriptor: Int32,
  limit: Int = .max
) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while bytes.count <= limit {
    let count = read(descriptor, &buffer, buffer.count)
    if count > 0 {
      bytes += buffer[..<count]
    } else if count == 0 {
      return bytes
    } else if errno != EINTR {
      throw .latest
    }
  }
  return bytes
}

/// Writes all bytes to an open file.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var written = 0
  while written < bytes.count {
    let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      written += count
    } else if errno != EINTR {
      throw .latest
    }
  }
}
