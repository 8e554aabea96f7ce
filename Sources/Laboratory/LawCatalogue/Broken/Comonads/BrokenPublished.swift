import ComonadLab
import ComonadLaws

/// The published sum of two stores.
private typealias Sum = FreemanSum<StoreContainer<Trit>, StoreContainer<Trit>>

/// A store that may be hidden behind a value, as published: a sum whose left side has one place.
private typealias Hidden = FreemanSum<EnvContainer<Bit>, StoreContainer<Trit>>

/// Instances that were published as lawful, and are not.
let brokenPublished: [BrokenInstance] = [
  FaultyInstance(
    "Published.sum",
    "duplicate",
    "the space seen on one side drops the moves of the other side"
  ) {
    comonadLaws(spaces(Sum.self, Sum.shapes), values: .cases)
  }.caught(by: "comonad.extend-composition", "cokleisli.associativity"),
  FaultyInstance(
    "Published.optional",
    "duplicate",
    "the space seen behind the hidden one drops the moves of the hidden one"
  ) {
    comonadLaws(spaces(Hidden.self, Hidden.shapes), values: .cases)
  }.caught(by: "comonad.extend-composition", "cokleisli.associativity"),
  FaultyInstance(
    "Published.liftLeft",
    "lift",
    "a movement that changes nothing shows the left side"
  ) {
    // A movement of the left side is lifted to one that shows the side and moves it.
    monadMorphismLaws(
      Generator<Co<StoreContainer<Trit>, Bit>>.walks(values: .cases),
      values: .cases
    ) { $0.along(ContainerMorphism<Sum, _>(shape: \.left) { position, _ in .left(position) }) }
  }.caught(by: "monad-morphism.pure"),
  FaultyInstance(
    "Published.applyStore",
    "zip",
    "two stores are zipped at the combination of their positions, which neither has"
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
      zipDuplicates: { zip($0, $1, $2) }
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

/// Zips two stores as published: the positions are a monoid, here of turns around the circle.
///
/// (Kmett, `ComonadApply (StoreT s w)`; ekmett/comonad, issue 45.)
private func zip<V, Other, Result>(
  _ left: Store<Trit, V>,
  _ right: Store<Trit, Other>,
  _ combine: @escaping (V, Other) -> Result
) -> Store<Trit, Result> {
  let turns = (left.position.rawValue + right.position.rawValue) % Trit.allCases.count
  return Store(position: Trit.allCases[turns]) { combine(left.peek(at: $0), right.peek(at: $0)) }
}

/// The published sum of two comonads, of which one is shown and the other one kept.
///
/// A move goes left or right from where both sides are, and forgets the way that was gone on the
/// other side. (Freeman, Comonads for optionality, 2017, and Declarative UIs are the future, and the
/// future is comonadic, 2018, Theorem 1; the proof of its lemma takes the space that was moved for
/// the one that was not.)
enum FreemanSum<First: SampledContainer, Second: SampledContainer>: SampledContainer {
  struct Shape: Observed {
    let side: Side
    let left: First.Shape
    let right: Second.Shape

    func show(in reading: inout ObservedText) {
      let sides = "\(First.landmark(of: left))/\(Second.landmark(of: right))"
      reading.add("\(ObservedText.text(of: side))/\(sides)")
    }
  }

  enum Position {
    case left(First.Position)
    case right(Second.Position)
  }

  static func root(of shape: Shape) -> Position { root(of: shape, on: shape.side) }

  static func subshape(of shape: Shape, at position: Position) -> Shape {
    let (left, right) = (shape.left, shape.right)
    switch position {
    case .left(let way):
      return Shape(side: .left, left: First.subshape(of: left, at: way), right: right)
    case .right(let way):
      return Shape(side: .right, left: left, right: Second.subshape(of: right, at: way))
    }
  }

  static func advance(_ position: inout Position, by step: Position, from shape: Shape) {
    switch (position, step) {
    case (.left(let way), .left(let more)):
      position = .left(First.composing(way, more, from: shape.left))
    case (.right(let way), .right(let more)):
      position = .right(Second.composing(way, more, from: shape.right))
    default: position = step
    }
  }

  /// Returns the position that shows a side, and leaves it where it is.
  private static func root(of shape: Shape, on side: Side) -> Position {
    switch side {
    case .left: .left(First.root(of: shape.left))
    case .right: .right(Second.root(of: shape.right))
    }
  }
}

extension FreemanSum {
  static var samples: [Shape] {
    Side.allCases.flatMap { side in
      First.samples.flatMap { left in
        Second.samples.map { Shape(side: side, left: left, right: $0) }
      }
    }
  }

  /// The generator of all samples.
  static var shapes: Generator<Shape> { Generator { samples[$0.draw(below: samples.count)] } }

  static func exits(of shape: Shape) -> [Position] {
    let lefts = First.exits(of: shape.left).prefix(1).map { Position.left($0) }
    let rights = Second.exits(of: shape.right).prefix(1).map { Position.right($0) }
    return lefts + rights + [root(of: shape, on: shape.side.other)]
  }

  static func name(of position: Position) -> String {
    switch position {
    case .left(let way): "left(\(First.name(of: way)))"
    case .right(let way): "right(\(Second.name(of: way)))"
    }
  }
}
