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

  /// Does something during which this thread receives no `SIGPIPE`.
  private static func withoutPipeSignal(_ body: () -> Void) {
    var (pipe, before) = (sigset_t(), sigset_t())
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    let wasPending = isPipeSignalPending
    body()
    var signal: Int32 = 0
    if !wasPending, isPipeSignalPending { sigwait(&pipe, &signal) }
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Whether a blocked `SIGPIPE` waits for this thread.
  private static var isPipeSignalPending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return sigismember(&pending, SIGPIPE) == 1
  }
}
#endif
