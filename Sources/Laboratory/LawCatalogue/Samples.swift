import ComonadLab
import ComonadLaws

/// A whole of two parts, small enough to go through all of them.
struct Both: CaseIterable, Hashable, Sendable, Observed {
  var first: Trit
  var second: Bit

  static var allCases: [Both] {
    Trit.allCases.flatMap { first in Bit.allCases.map { Both(first: first, second: $0) } }
  }

  func show(in reading: inout ObservedText) {
    first.show(in: &reading)
    second.show(in: &reading)
  }
}

extension Lens where Whole == Both, Part == Trit {
  /// The first part.
  static var first: Lens { Lens(get: { $0.first }, set: { $0.first = $1 }) }
}

/// A value that copies share.
final class Shared<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension Shared: Observed where Value: Observed {
  func show(in reading: inout ObservedText) { value.show(in: &reading) }
}

/// Stairs that are only climbed.
///
/// A position is a number of steps; from an odd step it counts from above.
///
/// So which positions there are, the root, and how two positions compose all depend on the shape, as in no
/// container of the library.
enum Stairs: DirectedContainer, SampledContainer {
  /// The highest step.
  static let top = 3

  static var samples: [Int] { Array(0...top) }
  static var samplesAreAll: Bool { true }

  /// The steps of a position of a shape, and also the position of so many steps.
  private static func counted(_ number: Int, from shape: Int) -> Int {
    shape.isMultiple(of: 2) ? number : top - shape - number
  }

  static func root(of shape: Int) -> Int { counted(0, from: shape) }

  static func subshape(of shape: Int, at position: Int) -> Int {
    shape + counted(position, from: shape)
  }

  static func advance(_ position: inout Int, by step: Int, from shape: Int) {
    let middle = subshape(of: shape, at: position)
    position = counted(subshape(of: middle, at: step) - shape, from: shape)
  }

  static func exits(of shape: Int) -> [Int] {
    (shape..<top).map { counted($0 + 1 - shape, from: shape) }
  }
}

// MARK: - Suites

/// Returns the laws of a suite without those that it inherits.
func own(_ suite: Suite) -> Suite {
  Suite(suite.name) { suite.laws.filter { $0.name.hasPrefix(suite.name + ".") } }
}

// MARK: - Positions

/// Draws a position of a store.
func anyPosition(_ shape: Trit, _ draws: Draws) -> Trit { draws.draw(.cases) }

/// Draws a word, whatever the shape.
func anyWord<Shape, Word: Spelled>(_ shape: Shape, _ draws: Draws) -> Word { draws.draw(.spelled) }

/// Draws the only position.
func onlyPosition<Shape>(_ shape: Shape, _ draws: Draws) {}

/// Draws an index of a row.
func anyIndex(_ shape: BoundedIndex, _ draws: Draws) -> Int { draws.draw(below: shape.count) }

/// Draws a number of steps to climb.
func anyClimb(_ step: Int, _ draws: Draws) -> Int { draws.draw(below: Stairs.top - step + 1) }

/// Draws a path in a tree.
func anyPath<F: ExplorableContainer>(_ tree: Cofree<F, Void>, _ draws: Draws) -> [F.Position] {
  draws.path(in: tree)
}

/// Returns the drawing of a position in each of two containers.
func both<Left, Right, LeftPosition, RightPosition>(
  _ left: @escaping @Sendable (Left, Draws) -> LeftPosition,
  _ right: @escaping @Sendable (Right, Draws) -> RightPosition
) -> @Sendable (Comonads.Pair<Left, Right>, Draws) -> Comonads.Pair<LeftPosition, RightPosition> {
  { shape, draws in Comonads.Pair(left(shape.left, draws), right(shape.right, draws)) }
}

/// Returns the drawing of a side, and a position in each of two containers.
func sided<Left, Right, LeftPosition, RightPosition>(
  _ left: @escaping @Sendable (Left, Draws) -> LeftPosition,
  _ right: @escaping @Sendable (Right, Draws) -> RightPosition
) -> @Sendable (Sided<Left, Right>, Draws) -> Sided<LeftPosition, RightPosition> {
  { shape, draws in
    let side = draws.draw(Generator<Side>.cases)
    return Sided(side, left(shape.both.left, draws), right(shape.both.right, draws))
  }
}

// MARK: - Translations

extension Generator where Value == ContainerMorphism<Branches, Branches> {
  /// The generator of translations of binary branches: either side may be taken for either, and
  /// branches may be cut off.
  static var translations: Generator {
    let sides = Generator<Bit>.cases.function(of: Bit.self)
    return Generator { draws in
      let cuts = draws.draw(below: 4) == 3
      let side = sides.make(draws)
      return ContainerMorphism(shape: { $0 && !cuts }, position: { position, _ in side(position) })
    }
  }
}

extension Generator where Value == ContainerMorphism<MaybeNext, MaybeNext> {
  /// The generator of the two translations of lists: one changes nothing, one cuts them off.
  static var translations: Generator {
    Generator { draws in
      let cuts = draws.draw(below: 4) == 3
      return ContainerMorphism(shape: { $0 && !cuts }, position: { position, _ in position })
    }
  }
}

extension Generator where Value == ContainerMorphism<Children, Children> {
  /// The generator of translations of children: each child of the result is taken from any.
  static var translations: Generator {
    let indices = Generator<Int>.integers(in: 0...1).function(of: Int.self)
    return Generator { draws in
      let count = 2 - draws.draw(below: 3)
      let index = indices.make(draws)
      return ContainerMorphism(
        shape: { $0 == 0 ? 0 : count },
        position: { position, shape in index(position) % shape }
      )
    }
  }
}

extension Generator where Value == ContainerMorphism<Dual<BitQuestions>, Dual<BitQuestions>> {
  /// The generator of translations of questions and of their answers.
  static var translations: Generator {
    let questions = Generator<Bit>.cases.function(of: Bit.self)
    let answers = Generator<Bit>.cases.function(of: String.self)
    return Generator { draws in
      let question = questions.make(draws)
      let answer = answers.make(draws)
      return ContainerMorphism(
        shape: { shape in
          .each { answer($0.description + "?" + shape(question($0)).description) }
        },
        position: { position, _ in question(position) }
      )
    }
  }
}

// MARK: - Reducers

/// A reducer that takes no step beyond the least or the highest number.
enum Bounded: Reducer {
  static func reduce(_ number: inout Trit, by step: Bit) -> Refusal? {
    if number == (step == .zero ? .two : .zero) { return Refusal("there is no further number") }
    number = step == .zero ? number.next : number.next.next
    return nil
  }
}

extension Generator where Value == (Trit, Bit) -> Trit {
  /// The generator of all reducers of three states by two actions.
  static var reducers: Generator {
    Generator<Trit>.cases.function(of: String.self).map { reduce in
      { reduce($0.description + "+" + $1.description) }
    }
  }
}
