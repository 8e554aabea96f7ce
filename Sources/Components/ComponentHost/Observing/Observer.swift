public import ComponentKit

/// The name of an observer, by which it is removed.
public struct ObserverToken: Hashable, Sendable {
  let number: Int

  @usableFromInline
  init(number: Int) { self.number = number }
}

/// An observer of a host.
///
/// The host shows it each new state while the component is in use, and notifies it afterwards.
@usableFromInline
final class Observer<A: ProgramArchitecture>: Sendable {
  /// Reads the part of the view, or of the component, that the observer is interested in.
  @usableFromInline
  enum Look: Sendable {
    case view(@Sendable (A.Program.View) -> Void)
    case component(@Sendable (Component<A>) -> Void)
  }

  @usableFromInline
  let token: ObserverToken

  @usableFromInline
  let look: Look

  /// Reads the component for an only observer; renders the view if necessary.
  @usableFromInline
  let lookAlone: @Sendable (Component<A>) -> Void

  /// Notifies the observer, if it has seen a change.
  @usableFromInline
  let notify: @Sendable () -> Void

  /// The host calls this function once, when the observer is removed or the host ends.
  @usableFromInline
  let closing: (@Sendable () -> Void)?

  @inlinable
  init(
    token: ObserverToken,
    look: Look,
    lookAlone: @escaping @Sendable (Component<A>) -> Void,
    notify: @escaping @Sendable () -> Void,
    closing: (@Sendable () -> Void)?
  ) {
    self.token = token
    self.look = look
    self.lookAlone = lookAlone
    self.notify = notify
    self.closing = closing
  }
}

/// All observers of a host as one.
@usableFromInline
final class ObserverList<A: ProgramArchitecture>: Sendable {
  /// Shows the component to all observers.
  @usableFromInline
  let look: @Sendable (Component<A>) -> Void

  /// Notifies all observers of their changes.
  @usableFromInline
  let notify: @Sendable () -> Void

  init(look: @escaping @Sendable (Component<A>) -> Void, notify: @escaping @Sendable () -> Void) {
    self.look = look
    self.notify = notify
  }
}

/// Passes a value on only when it has changed.
///
/// ## Why threads may share it
///
/// Only the two functions of one observer use it. The thread that serves the host calls them, and
/// the host's `turn` separates two threads that serve.
@usableFromInline
final class ChangeFilter<Seen: Sendable>: @unchecked Sendable {
  @exclusivity(unchecked)
  @usableFromInline
  var seen: Seen?

  @exclusivity(unchecked)
  @usableFromInline
  var isNew = false

  @usableFromInline
  let isSame: @Sendable (Seen, Seen) -> Bool

  @inlinable
  init(isSame: @escaping @Sendable (Seen, Seen) -> Bool) { self.isSame = isSame }

  /// Takes the present value.
  @inlinable
  func look(at now: Seen) {
    if let seen, isSame(seen, now) { return }
    seen = now
    isNew = true
  }

  /// Passes the last value to an observer, if it is new.
  @inlinable
  func notify(_ observer: (Seen) -> Void) {
    guard isNew, let seen else { return }
    isNew = false
    observer(seen)
  }
}
