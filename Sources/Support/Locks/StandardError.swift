#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#endif

#if !arch(wasm32)
/// The standard error of the process.
package enum StandardError {
  /// Writes a text, and drops what cannot be written.
  ///
  /// A report must not end the process that makes it: where the standard error is full, closed or a
  /// pipe without a reader, this neither traps nor raises `SIGPIPE`.
  package static func put(_ text: String) {
    withoutPipeSignal {
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
        guard count > 0 || (count < 0 && errno == EINTR) else { return }
        bytes = bytes.dropFirst(max(count, 0))
      }
    }
  }
}
#endif
