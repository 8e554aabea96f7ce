public import ComponentKit

/// The name of an observer, by which it is removed.
public struct ObserverToken: Hashable, Sendable {
  let number: Int

  @usableFromInline
  init(number: Int) { self.number = number }
}

/// Somebody who is told what a host shows.
@usableFromInline
final class Watcher<A: ProgramArchitecture>: Sendable {
  /// Notes what is to be seen.
  @usableFromInline
  enum Look: Sendable {
    case view(@Sendable (A.Program.View) -> Void)
    case component(@Sendable (Component<A>) -> Void)
  }

  @usableFromInline
  let token: ObserverToken

  @usableFromInline
  let look: Look

  /// Draws the view if need be, and looks, for an observer that is the only one.
  @usableFromInline
  let lookAlone: @Sendable (Component<A>) -> Void

  /// Tells what was seen, if it is new.
  @usableFromInline
  let tell: @Sendable () -> Void

  /// The function that the host calls once, when the observer is removed or the host ends.
  @usableFromInline
  let closing: (@Sendable () -> Void)?

  @inlinable
  init(
    token: ObserverToken,
    look: Look,
    lookAlone: @escaping @Sendable (Component<A>) -> Void,
    tell: @escaping @Sendable () -> Void,
    closing: (@Sendable () -> Void)?
  ) {
    self.token = token
    self.look = look
    self.lookAlone = lookAlone
    self.tell = tell
    self.closing = closing
  }
}

/// All observers of a host as one.
@usableFromInline
final class Audience<A: ProgramArchitecture>: Sendable {
  /// Looks at the component for all of them.
  @usableFromInline
  let look: @Sendable (Component<A>) -> Void

  /// Tells all of them what is new.
  @usableFromInline
  let tell: @Sendable () -> Void

  init(
    look: @escaping @Sendable (Component<A>) -> Void,
    tell: @escaping @Sendable () -> Void
  ) {
    self.look = look
    self.tell = tell
  }
}

/// What an observer has seen last.
///
/// ## Why threads may share it
///
/// Only the watcher's two functions know it. They are called by the thread that serves the host,
/// and between two threads that serve lies the host's `turn`.
@usableFromInline
final class Sight<Seen: Sendable>: @unchecked Sendable {
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

  /// Notes what is seen now.
  @inlinable
  func look(at now: Seen) {
    if let seen, isSame(seen, now) { return }
    seen = now
    isNew = true
  }

  /// Tells what was seen, if it has not been told.
  @inlinable
  func tell(_ observer: (Seen) -> Void) {
    guard isNew, let seen else { return }
    isNew = false
    observer(seen)
  }
}
