import ComonadLaws
import Comonads

@testable import Atlas

/// A structure with the positions of its shapes, which its spaces share.
final class TabledStructure: Sendable {
  let category: FiniteCategory

  /// The positions of each shape.
  let positions: [[Int]]

  /// The place of each position among those of its shape.
  let places: [Int]

  init(_ category: FiniteCategory) {
    self.category = category
    positions = category.stays.indices.map { category.moves(from: $0) }
    places = category.moves.map { move in
      category.sources[..<move].count { $0 == category.sources[move] }
    }
  }
}

/// A space of a structure as a table: a shape, and a value at each position of it.
///
/// All positions are visited from anywhere, without composing them. So two spaces look the same only
/// if they are the same, whether or not the structure obeys any equation.
struct TabledSpace<Focus> {
  let structure: TabledStructure
  let shape: Int

  /// The value at each position of the shape.
  let values: [Focus]

  /// The position whose value is in focus.
  var focus: Int

  init(_ structure: TabledStructure, shape: Int, _ value: (Int) -> Focus) {
    self.structure = structure
    self.shape = shape
    focus = structure.category.stays[shape]
    values = structure.positions[shape].map(value)
  }

  /// Returns the space at the end of a position.
  func subspace(at position: Int) -> TabledSpace {
    TabledSpace(structure, shape: structure.category.targets[position]) { next in
      value(at: structure.category.composite(position, next))
    }
  }

  /// The value at a position of the shape.
  func value(at position: Int) -> Focus {
    precondition(
      structure.category.sources[position] == shape,
      "a position must be one of \(shape); got \(position)"
    )
    return values[structure.places[position]]
  }
}

extension FiniteCategory {
  /// The composite of two positions, of which the second is one where the first leads.
  func composite(_ first: Int, _ second: Int) -> Int { table[first * sources.count + second] }
}

extension TabledSpace: Comonad {
  func extract() -> Focus { value(at: focus) }

  func map(_ transform: @escaping (Focus) -> Focus) -> TabledSpace {
    everywhere { transform(value(at: $0)) }
  }

  func duplicate() -> TabledSpace<TabledSpace> { everywhere { subspace(at: $0) } }

  func extend(_ answer: @escaping (TabledSpace) -> Focus) -> TabledSpace {
    everywhere { answer(subspace(at: $0)) }
  }

  func extend(_ answer: @escaping (TabledSpace) -> TabledSpace) -> TabledSpace<TabledSpace> {
    everywhere { answer(subspace(at: $0)) }
  }

  private func everywhere<Value>(_ value: (Int) -> Value) -> TabledSpace<Value> {
    var made = TabledSpace<Value>(structure, shape: shape, value)
    made.focus = focus
    return made
  }
}

extension TabledSpace: Explorable, Observed where Focus: Observed {
  var landmark: String { "\(shape)" }

  var exitCount: Int { values.count }

  func step(through exit: Int) -> TabledSpace {
    var space = self
    space.focus = structure.positions[shape][exit]
    return space
  }
}

/// A program of the dual monad of a structure: at each shape it chooses a position, and answers.
///
/// A pure program has no structure until it is bound, and then it is that of the other program.
enum TabledProgram<Value> {
  case pure(Value)
  case choosing(FiniteCategory, positions: [Int], answers: [Value])
}

extension TabledProgram: Monad {
  func map(_ transform: @escaping (Value) -> Value) -> TabledProgram {
    switch self {
    case .pure(let value): .pure(transform(value))
    case .choosing(let structure, let positions, let answers):
      .choosing(structure, positions: positions, answers: answers.map(transform))
    }
  }

  func flatMap(_ next: @escaping (Value) -> TabledProgram) -> TabledProgram {
    switch self {
    case .choosing(let structure, let positions, let answers):
      let nexts = zip(positions, answers).map { position, answer in
        (position, next(answer).choice(at: structure.targets[position], in: structure))
      }
      return .choosing(
        structure,
        positions: nexts.map { structure.composite($0, $1.position) },
        answers: nexts.map(\.1.answer)
      )
    case .pure(let value):
      guard case .choosing(let structure, _, _) = next(value) else { return next(value) }
      let answers = structure.stays.map { _ in value }
      return TabledProgram.choosing(structure, positions: structure.stays, answers: answers)
        .flatMap(next)
    }
  }

  /// The position that the program chooses at a shape, and its answer there.
  func choice(at shape: Int, in structure: FiniteCategory) -> (position: Int, answer: Value) {
    switch self {
    case .pure(let value): (structure.stays[shape], value)
    case .choosing(_, let positions, let answers): (positions[shape], answers[shape])
    }
  }
}

extension TabledProgram: Observed where Value: Observed {
  func show(in reading: inout ObservedText) {
    switch self {
    case .pure(let value): reading.add(part: ".pure", value)
    case .choosing(_, let positions, let answers):
      for (position, answer) in zip(positions, answers) {
        reading.add(part: ".position", position)
        reading.add(part: ".answer", answer)
      }
    }
  }
}
