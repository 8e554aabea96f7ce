public import Comonads

/// The handovers that wait for outcomes, the next one first.
///
/// Whoever binds a program that is already under way adds one behind those that wait inside it. A
/// tree makes that O(1); taking the first one turns the tree, which is O(1) for each one added.
@usableFromInline
enum Waiting<F: Container> {
  case one(() -> Step<F>)
  case many(Fork<F>)

  @inlinable
  func followed(by next: Waiting) -> Waiting {
    .many(Fork(.init(first: self, rest: next)))
  }

  /// Returns the first handover and the ones behind it.
  @inlinable
  func first() -> (() -> Step<F>, Waiting?) {
    var current = self
    var rest: Waiting?
    while true {
      switch current {
      case .one(let handover):
        return (handover, rest)
      case .many(let fork):
        guard let parts = fork.parts else { preconditionFailure("a released list is empty") }
        rest = rest.map { parts.rest.followed(by: $0) } ?? parts.rest
        current = parts.first
      }
    }
  }
}

/// Two lists of handovers, one behind the other.
@usableFromInline
final class Fork<F: Container> {
  @usableFromInline
  struct Parts {
    @usableFromInline
    let first: Waiting<F>
    @usableFromInline
    let rest: Waiting<F>

    @inlinable
    init(first: Waiting<F>, rest: Waiting<F>) {
      self.first = first
      self.rest = rest
    }
  }

  @exclusivity(unchecked)
  @usableFromInline
  var parts: Parts?

  @inlinable
  init(_ parts: Parts) { self.parts = parts }

  @inlinable
  deinit { reclaim(&parts) }
}
