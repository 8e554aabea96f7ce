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
/// Does something during which this thread receives no `SIGPIPE`.
package func withoutPipeSignal(_ body: () -> Void) {
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
private var isPipeSignalPending: Bool {
  var pending = sigset_t()
  sigpending(&pending)
  return sigismember(&pending, SIGPIPE) == 1
}
#endif
