public import ComponentKit

/// The name of an observer, by which it is removed.
public struct ObserverToken: Hashable, Sendable {
  let number: Int
}

/// An observer of a host.
///
/// The host shows it each new state while the program is in use, and notifies it afterwards.
///
/// ## Why threads may share it
///
/// Only the thread that serves the host uses it: see `HostLock`.
@usableFromInline
final class Observer<P: Program>: @unchecked Sendable {
  /// Renders the view, in code compiled where the observer was added.
  ///
  /// The compiler has the type of the view there, and not in this module.
  @usableFromInline
  typealias Render = @Sendable (SharedProgram<P>) -> P.View

  /// Reads the part of the program, or of its view, that the observer is interested in; returns
  /// whether the observer is to be notified.
  @usableFromInline
  typealias Look = @Sendable (SharedProgram<P>, P.View?) -> Bool

  let token: ObserverToken

  /// Renders the view that the observer reads; nil if it reads none.
  @usableFromInline
  let render: Render?

  @usableFromInline
  let look: Look

  /// Notifies the observer.
  @usableFromInline
  let notify: @Sendable () -> Void

  /// The host calls this function once, when the observer is removed or the host ends.
  let closing: (@Sendable () -> Void)?

  /// Whether the observer has seen a change of which it was not notified.
  @exclusivity(unchecked)
  @usableFromInline
  var isNew = false

  init(
    token: ObserverToken,
    render: Render?,
    look: @escaping Look,
    notify: @escaping @Sendable () -> Void,
    closing: (@Sendable () -> Void)?
  ) {
    self.token = token
    self.render = render
    self.look = look
    self.notify = notify
    self.closing = closing
  }
}

/// All observers of a host, the oldest first.
///
/// A message retains no observer, since the list, which never changes, retains them all. The loop of the
/// host retains the list, and replaces it between two messages only.
///
/// ## Why threads may share it
///
/// Nothing writes to the memory of the list after its initializer.
@usableFromInline
final class ObserverList<P: Program>: @unchecked Sendable {
  @usableFromInline
  let first: UnsafeMutablePointer<Unmanaged<Observer<P>>>

  @usableFromInline
  let count: Int

  /// Renders the view, if an observer reads it.
  @usableFromInline
  let render: Observer<P>.Render?

  /// Creates the list, or returns nil where nobody observes.
  init?(_ observers: [Observer<P>]) {
    if observers.isEmpty { return nil }
    count = observers.count
    render = observers.lazy.compactMap(\.render).first
    first = .allocate(capacity: count)
    for (index, observer) in observers.enumerated() {
      (first + index).initialize(to: .passRetained(observer))
    }
  }

  deinit {
    for index in 0..<count { first[index].release() }
    first.deallocate()
  }

  /// Shows the program to all observers.
  @inlinable
  func look(_ shared: SharedProgram<P>) {
    let view = render?(shared)
    for index in 0..<count {
      first[index]._withUnsafeGuaranteedRef { observer in
        if observer.look(shared, view) { observer.isNew = true }
      }
    }
  }

  /// Notifies the observers that have seen a change.
  @inlinable
  func notify() {
    for index in 0..<count {
      first[index]._withUnsafeGuaranteedRef { observer in
        if observer.isNew {
          observer.isNew = false
          observer.notify()
        }
      }
    }
  }
}

/// The last value that an observer has seen.
///
/// ## Why threads may share it
///
/// Only the functions of one observer use it: see `Observer`.
@usableFromInline
final class LastSeen<Value: Sendable>: @unchecked Sendable {
  @exclusivity(unchecked)
  @usableFromInline
  var value: Value?

  @inlinable
  init() {}

  /// Takes the present value, unless it is the same; returns whether it differs.
  @inlinable
  func look(at now: Value, _ isSame: (Value, Value) -> Bool) -> Bool {
    if let value, isSame(value, now) { return false }
    value = now
    return true
  }

  /// Passes the last value to an observer.
  @inlinable
  func notify(_ observer: (Value) -> Void) {
    if let value { observer(value) }
  }
}
