public import Comonads
internal import FreeMonad

/// A value and the layer below it, put together by hand.
@usableFromInline
final class Node<F: Container, Value> {
  @usableFromInline
  struct Parts {
    @usableFromInline
    let value: Value
    @usableFromInline
    let tail: Layer<F, Cofree<F, Value>>
  }

  @usableFromInline
  var parts: Parts?

  init(value: Value, tail: Layer<F, Cofree<F, Value>>) {
    parts = Parts(value: value, tail: tail)
  }

  /// What was put together; it is there until the node goes away.
  var built: Parts {
    guard let parts else { preconditionFailure("a node that was released shows nothing") }
    return parts
  }

  deinit { reclaim(&parts) }
}
