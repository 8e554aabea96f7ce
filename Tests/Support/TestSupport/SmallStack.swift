import Dispatch
import Foundation

/// The depth of plain binds of in-place monads on a small stack, as their documentation states.
public var documentedDepth: Int {
  #if DEBUG
  1_000
  #else
  2_000
  #endif
}

/// Runs the body on a thread whose stack is 512 KB, as the secondary ones of phones are.
///
/// A release that nests too deep overflows that stack, so the body must also release there the
/// values that it has built.
public func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value? {
  // Unsafe in name only: the thread writes before it signals, and this one reads after.
  nonisolated(unsafe) var value: Value?
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    value = body()
    done.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  done.wait()
  return value
}
