import ComponentKit
import Locks

/// One request that runs: it passes events on until the last one, and cancels what it holds.
final class RequestRun: Sendable {
  private struct State {
    var isOver = false
    var held: [Cancellation] = []
    var size = 0
  }

  private let state = Locked(State())
  private let receive: @Sendable (NetworkEvent) -> Void

  init(_ receive: @escaping @Sendable (NetworkEvent) -> Void) { self.receive = receive }

  /// Whether the last event was passed on, or the run was cancelled.
  var isOver: Bool { state.withLock { $0.isOver } }

  /// How to cancel the run.
  var cancellation: Cancellation { Cancellation { self.end() } }

  /// Passes an event on, unless the run is over; the last one ends it.
  func pass(_ event: NetworkEvent) {
    if isOver || event.isLast && !end() { return }
    receive(event)
  }

  /// Cancels something at the end of the run, at once if the run is over.
  func hold(_ cancellation: Cancellation) {
    let isOver = state.withLock { state in
      if !state.isOver { state.held.append(cancellation) }
      return state.isOver
    }
    if isOver { cancellation.cancel() }
  }

  /// Cancels what the run holds, and holds it no longer.
  func cancelHeld() {
    let held = state.withLock { state in
      defer { state.held = [] }
      return state.held
    }
    for cancellation in held { cancellation.cancel() }
  }

  /// Counts bytes, and returns how many there were so far.
  func count(_ bytes: Int) -> Int {
    state.withLock { state in
      state.size += bytes
      return state.size
    }
  }

  /// Ends the run; returns false if it was over.
  @discardableResult
  private func end() -> Bool {
    let wasOver = state.withLock { state in
      defer { state.isOver = true }
      return state.isOver
    }
    if !wasOver { cancelHeld() }
    return !wasOver
  }
}
