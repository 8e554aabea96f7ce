import ComonadLaws
import Comonads
import StoreState

/// Two spaces of which one is shown, as published: a move goes left or right from where both stood.
///
/// (Freeman, Declarative UIs are the future, and the future is comonadic, 2018, Theorem 1.)
struct PublishedSum<Value>: Comonad {
  typealias Focus = Value

  let showsLeft: Bool
  let left: Store<Trit, Value>
  let right: Store<Trit, Value>

  func extract() -> Value { showsLeft ? left.extract() : right.extract() }

  func map<Other>(_ f: @escaping (Value) -> Other) -> PublishedSum<Other> {
    PublishedSum<Other>(showsLeft: showsLeft, left: left.map(f), right: right.map(f))
  }

  func duplicate() -> PublishedSum<PublishedSum> { extend { $0 } }

  func extend<Other>(_ f: @escaping (PublishedSum) -> Other) -> PublishedSum<Other> {
    PublishedSum<Other>(
      showsLeft: showsLeft,
      left: left.extend { f(PublishedSum(showsLeft: true, left: $0, right: right)) },
      right: right.extend { f(PublishedSum(showsLeft: false, left: left, right: $0)) }
    )
  }
}

extension PublishedSum {
  /// Lifts a movement of the left side: the side is shown, and moves.
  static func liftLeft(
    _ movement: State<Trit, Void>
  ) -> (PublishedSum) -> PublishedSum {
    { PublishedSum(showsLeft: true, left: $0.left.moved(by: movement), right: $0.right) }
  }
}

extension PublishedSum: Observed, Explorable where Value: Observed {
  var landmark: String { "\(showsLeft ? "left" : "right")/\(left.position)/\(right.position)" }

  var exitCount: Int { 3 }

  func step(through exit: Int) -> PublishedSum {
    switch exit {
    case 0:
      PublishedSum(showsLeft: true, left: left.seeking(to: left.position.next), right: right)
    case 1:
      PublishedSum(showsLeft: false, left: left, right: right.seeking(to: right.position.next))
    default:
      PublishedSum(showsLeft: !showsLeft, left: left, right: right)
    }
  }

  func name(ofExit exit: Int) -> String { ["goLeft()", "goRight()", "toggle()"][min(exit, 2)] }
}

/// A space that may be hidden behind a value, as published: a sum whose left side has one place.
///
/// (Freeman, Comonads for optionality, 2017.)
struct PublishedOptional<Value>: Comonad {
  typealias Focus = Value

  let isHidden: Bool
  let nothing: Value
  let child: Store<Trit, Value>

  func extract() -> Value { isHidden ? nothing : child.extract() }

  func map<Other>(_ f: @escaping (Value) -> Other) -> PublishedOptional<Other> {
    PublishedOptional<Other>(isHidden: isHidden, nothing: f(nothing), child: child.map(f))
  }

  func duplicate() -> PublishedOptional<PublishedOptional> { extend { $0 } }

  func extend<Other>(_ f: @escaping (PublishedOptional) -> Other) -> PublishedOptional<Other> {
    PublishedOptional<Other>(
      isHidden: isHidden,
      nothing: f(PublishedOptional(isHidden: true, nothing: nothing, child: child)),
      child: child.extend { f(PublishedOptional(isHidden: false, nothing: nothing, child: $0)) }
    )
  }
}

extension PublishedOptional: Observed, Explorable where Value: Observed {
  var landmark: String { "\(isHidden ? "hidden" : "shown")/\(child.position)" }

  var exitCount: Int { 2 }

  func step(through exit: Int) -> PublishedOptional {
    exit == 0
      ? PublishedOptional(
        isHidden: false,
        nothing: nothing,
        child: child.seeking(to: child.position.next)
      )
      : PublishedOptional(isHidden: !isHidden, nothing: nothing, child: child)
  }

  func name(ofExit exit: Int) -> String { exit == 0 ? "go()" : "toggle()" }
}
