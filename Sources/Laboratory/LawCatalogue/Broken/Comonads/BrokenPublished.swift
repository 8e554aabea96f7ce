import ComonadLaws
import Comonads
import StoreState
import TracedWriter

/// Instances that were published as lawful, and are not.
let brokenPublished: [BrokenInstance] = [
  FaultyInstance(
    "Published.sum",
    "duplicate",
    "what is seen on one side has forgotten how far the other side had moved"
  ) {
    comonadLaws(sums, values: .cases)
  }.caught(by: "comonad.extend-composition", "cokleisli.associativity"),
  FaultyInstance(
    "Published.optional",
    "duplicate",
    "what is seen behind the hidden space has forgotten how far it had moved"
  ) {
    comonadLaws(optionals, values: .cases)
  }.caught(by: "comonad.extend-composition", "cokleisli.associativity"),
  FaultyInstance(
    "Published.liftLeft",
    "lift",
    "a movement that stays where it is shows the left side all the same"
  ) {
    liftLaws
  }.caught(by: "monad-morphism.pure"),
  FaultyInstance(
    "Published.applyStore",
    "zip",
    "two stores are zipped at the combination of their positions, where neither stands"
  ) {
    applyLaws(
      Generator<Store<Trit, String>>.stores(positions: .cases, values: .words),
      combine: +,
      zip: { zip($0, $1, $2) },
      zipDuplicates: { zip($0, $1, $2) }
    )
  }.caught(by: "apply.extract", "apply.duplicate"),
  FaultyInstance(
    "Traced.zipsTwice",
    "zip",
    "where the log is not empty, the left value is combined twice"
  ) {
    applyLaws(
      Generator<Traced<String, String>>.traces(values: .words),
      combine: +,
      zip: { zipTwice($0, $1, $2) },
      zipDuplicates: { left, right, combine in
        Traced { combine(left.trace($0), right.trace($0)) }
      }
    )
  }.caught(by: "apply.associativity", "apply.duplicate"),
]

/// Zips two spaces of logs, and takes the left value twice where there is a log.
private func zipTwice(
  _ left: Traced<String, String>,
  _ right: Traced<String, String>,
  _ combine: @escaping (String, String) -> String
) -> Traced<String, String> {
  Traced { log in
    let both = combine(left.trace(log), right.trace(log))
    return log.isEmpty ? both : combine(left.trace(log), both)
  }
}

// MARK: - Generators

private let sums = Generator { draws in
  PublishedSum<Bit>(
    showsLeft: draws.draw("shows left", .element(of: [true, false])),
    left: draws.draw("left", .stores),
    right: draws.draw("right", .stores)
  )
}

private let optionals = Generator { draws in
  PublishedOptional<Bit>(
    isHidden: draws.draw("is hidden", .element(of: [true, false])),
    nothing: draws.draw("nothing", .cases),
    child: draws.draw("child", .stores)
  )
}

/// The laws of a monad morphism, seen by what the lifted movements do.
private let liftLaws = Suite("monad-morphism") {
  law("pure", "lifting a movement that stays where it is gives one that stays where it is")
    .states("w.moved(by: lift(.pure(()))) == w")
    .forAll { draws in
      let w = draws.draw("w", sums)
      return draws.same(PublishedSum.liftLeft(.pure(()))(w), w)
    }
  law("flatMap", "lifting two movements together is lifting each of them")
    .states("w.moved(by: lift(m.flatMap { n })) == w.moved(by: lift(m)).moved(by: lift(n))")
    .forAll { draws in
      let w = draws.draw("w", sums)
      let steps = Generator<Trit>.cases.function(of: Trit.self)
      let first = draws.draw("m", steps)
      let second = draws.draw("n", steps)
      let m = State<Trit, Void> { $0 = first($0) }
      let n = State<Trit, Void> { $0 = second($0) }
      return draws.same(
        PublishedSum.liftLeft(m.flatMap { n })(w),
        PublishedSum.liftLeft(n)(PublishedSum.liftLeft(m)(w))
      )
    }
}

/// Zips two stores as published: the positions are a monoid, here of turns around the circle.
///
/// (Kmett, `ComonadApply (StoreT s w)`; ekmett/comonad, issue 45.)
private func zip<V, Other, Result>(
  _ left: Store<Trit, V>,
  _ right: Store<Trit, Other>,
  _ combine: @escaping (V, Other) -> Result
) -> Store<Trit, Result> {
  let turns = (left.position.rawValue + right.position.rawValue) % Trit.allCases.count
  return Store(position: Trit.allCases[turns]) {
    combine(left.peek(at: $0), right.peek(at: $0))
  }
}

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
