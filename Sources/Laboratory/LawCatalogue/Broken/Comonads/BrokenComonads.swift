import ComonadLab
package import ComonadLaws

/// Returns the family of a comonad, given by the meanings of its spaces.
private func comonad<C: DirectedContainer & ExplorableContainer & SendableMetatype>(
  _ name: String,
  _ spaces: Generator<Space<C, Bit>>
) -> FaultFamily<SpaceOperations<C>> {
  FaultFamily(name, SpaceOperations<C>()) { operations in
    comonadLaws(spaces.map { FaultySpace($0, operations) }, values: .cases)
  }
}

// MARK: - Stores

private let store = comonad("Store", Generator<Store<Trit, Bit>>.stores.map(\.meaning))

private let extend = store.faults(of: "extend", \.extend.seen)

/// The stores in which one operation is wrong.
package let brokenStores: [BrokenInstance] = [
  store("S1", "duplicate", "duplicate puts the original store at every position") {
    $0.duplicate = .init(seen: { _, focus in focus })
  }.caught(by: "comonad.right-identity", "comonad.duplicate-by-extend"),
  extend("S2", "extend calls the arrow at the original position for every position") { $1 }
    .caught(by: "comonad.extend-extract", "cokleisli.left-unit"),
  extend("S3", "extend calls the arrow one position too far") { position, _ in position.next }
    .caught(by: "comonad.left-identity", "comonad.extract-extend"),
  extend("S4", "extend calls the arrow one position too far, except at the focus") {
    $0 == $1 ? $0 : $0.next
  }.caught(by: "comonad.associativity", "comonad.extend-composition"),
  store("S5", "map", "map returns to the first position") { $0.map.focus = { _ in .zero } }
    .caught(by: "comonad.extract-natural", "comonad.duplicate-natural"),
  store("S6", "extract", "extract reads the first position instead of the focus") {
    $0.extracted = { _ in .zero }
  }.caught(by: "comonad.left-identity", "comonad.extract-extend"),
  store("S7", "duplicate", "duplicate returns to the first position") {
    $0.duplicate = .init(focus: { _ in .zero })
  }.caught(by: "comonad.extend-by-duplicate", "comonad.duplicate-by-extend"),
  store("S8", "extend", "extend returns to the first position") { $0.extend.focus = { _ in .zero } }
    .caught(by: "comonad.left-identity", "comonad.extract-extend"),
  store("S9", "duplicate", "duplicate looks one position too far, except at the focus") {
    $0.duplicate = .init(seen: { $0 == $1 ? $0 : $0.next })
  }.caught(by: "comonad.extend-by-duplicate", "comonad.duplicate-by-extend"),
  store("S10", "map", "map moves on to the next position") { $0.map.focus = { $0.next } }
    .caught(by: "comonad.map-composition", "comonad.extract-natural"),
]

// MARK: - Machines

private let moore = comonad("Moore", Generator<Moore<Bit, Bit>>.wordMachines.map(\.meaning))

private let extendMachine = moore.faults(of: "extend", \.extend.seen)

extension Generator where Value == Moore<Bit, Bit> {
  /// The generator of machines whose state is the word of their inputs, which is soon written.
  fileprivate static var wordMachines: Generator {
    let outputs = Generator<Bit>.cases.function(of: String.self)
    return Generator { draws in
      Moore(state: "", output: draws.draw("output", outputs), step: { $0 += "\($1)" })
    }
  }
}

/// The machines of which one operation is wrong.
package let brokenMachines: [BrokenInstance] = [
  extendMachine("M1", "extend calls the arrow before the first input for all inputs") { _, _ in
    []
  }.caught(by: "comonad.extend-extract", "cokleisli.left-unit"),
  extendMachine("M2", "extend calls the arrow before the latest input") { inputs, _ in
    inputs.dropLast()
  }.caught(by: "comonad.extend-composition", "cokleisli.left-unit"),
  extendMachine("M3", "extend steps along the other input") { inputs, _ in inputs.map(\.flipped) }
    .caught(by: "comonad.extend-composition", "cokleisli.associativity"),
  extendMachine("M4", "extend takes the second input twice") { inputs, _ in
    Array(inputs.prefix(2) + inputs.dropFirst())
  }.caught(by: "comonad.extend-composition", "cokleisli.associativity"),
  moore("M5", "map", "map ignores the inputs after the second one") {
    $0.map.seen = { inputs, _ in Array(inputs.prefix(2)) }
  }.caught(by: "comonad.map-identity", "comonad.duplicate-natural"),
  moore("M6", "map", "map ignores all inputs") { $0.map.seen = { _, _ in [] } }
    .caught(by: "comonad.map-identity", "comonad.map-by-extend"),
  moore("M7", "duplicate", "duplicate shows the original machine for all inputs") {
    $0.duplicate = .init(seen: { _, _ in [] })
  }.caught(by: "comonad.extend-by-duplicate", "comonad.duplicate-by-extend"),
]

// MARK: - Trees

/// Binary trees that branch everywhere.
private let tree = comonad(
  "Cofree",
  Generator<Cofree<Branches, Bit>>.trees(
    layers: Generator<(String) -> Bool> { _ in { _ in true } },
    values: .cases
  ).map(\.meaning)
)

private let extendTree = tree.faults(of: "extend", \.extend.seen)

/// The trees of which one operation is wrong.
package let brokenTrees: [BrokenInstance] = [
  extendTree("Q1", "extend calls the arrow at the root for every point") { _, _ in [] }
    .caught(by: "comonad.extend-extract", "cokleisli.left-unit"),
  extendTree("Q2", "extend swaps the children") { path, _ in path.map(\.flipped) }
    .caught(by: "comonad.extend-composition", "cokleisli.associativity"),
  tree("Q3", "duplicate", "duplicate holds at each point the space seen from its parent") {
    $0.duplicate = .init(seen: { path, _ in path.dropLast() })
  }.caught(by: "comonad.extend-by-duplicate", "comonad.duplicate-by-extend"),
  tree("Q4", "map", "map puts the left child on both sides") {
    $0.map.seen = { path, _ in path.map { _ in .zero } }
  }.caught(by: "comonad.map-identity", "comonad.map-by-extend"),
  extendTree("Q5", "extend calls the arrow at a child, two points below the root") { path, _ in
    path.count == 2 ? path + [.zero] : path
  }.caught(by: "comonad.extend-composition", "cokleisli.associativity"),
]

/// A comonad of which one operation goes to wrong positions; the others are right.
///
/// The comonad is given by its meaning, a space of a directed container, so that a fault is a
/// function of positions.
struct FaultySpace<C: DirectedContainer & SendableMetatype, Value>: Comonad {
  let shape: C.Shape
  let values: (C.Position) -> Value
  let operations: SpaceOperations<C>

  func extract() -> Value { values(operations.extracted(shape)) }

  func map<Other>(_ transform: @escaping (Value) -> Other) -> FaultySpace<C, Other> {
    made(operations.map) { transform(values($0)) }
  }

  func duplicate() -> FaultySpace<C, FaultySpace> {
    made(operations.duplicate ?? operations.extend) { moved(along: $0, operations.composing) }
  }

  func extend<Other>(_ answer: @escaping (FaultySpace) -> Other) -> FaultySpace<C, Other> {
    made(operations.extend) { answer(moved(along: $0, operations.composing)) }
  }

  /// Returns the space of the answers of a function to the position seen from each position.
  private func made<Other>(
    _ route: SpaceOperations<C>.Route,
    _ answer: @escaping (C.Position) -> Other
  ) -> FaultySpace<C, Other> {
    let answers = FaultySpace<C, Other>(
      shape: shape,
      values: { answer(route.seen($0, shape)) },
      operations: operations
    )
    return route.focus.map { answers.moved(along: $0(shape)) } ?? answers
  }

  /// Returns the space moved along a position, given how positions are composed.
  private func moved(
    along position: C.Position,
    _ composing: @escaping SpaceOperations<C>.Composing = C.composing
  ) -> FaultySpace {
    FaultySpace(
      shape: C.subshape(of: shape, at: position),
      values: { values(composing(position, $0, shape)) },
      operations: operations
    )
  }
}

extension FaultySpace {
  /// Creates the comonad of a space.
  init(_ space: Space<C, Value>, _ operations: SpaceOperations<C>) {
    self.init(shape: space.shape, values: space.peek(at:), operations: operations)
  }
}

extension FaultySpace: Observed, Explorable, ShapedSpace
where C: ExplorableContainer, Value: Observed {
  typealias Exits = C

  var exitShape: C.Shape { shape }
  func moved(through position: C.Position) -> FaultySpace { moved(along: position) }
}

/// The positions that the operations of a comonad read, and the positions of the focus after them.
struct SpaceOperations<C: DirectedContainer & SendableMetatype>: Sendable {
  typealias Composing = @Sendable (C.Position, C.Position, _ shape: C.Shape) -> C.Position

  /// The way that an operation goes.
  struct Route: Sendable {
    /// Returns the position whose space an operation puts at a position.
    var seen: @Sendable (_ position: C.Position, _ shape: C.Shape) -> C.Position = { position, _ in
      position
    }

    /// Returns the position at which an operation leaves the focus, if it moves the focus.
    var focus: (@Sendable (_ shape: C.Shape) -> C.Position)?
  }

  /// Returns the position whose value is extracted.
  var extracted: @Sendable (_ shape: C.Shape) -> C.Position = { C.root(of: $0) }

  /// Returns the position that is made of one and of another one seen from there.
  var composing: Composing = { C.composing($0, $1, from: $2) }

  var map = Route()
  var extend = Route()

  /// The way of `duplicate()` if it is not made of `extend(_:)`.
  var duplicate: Route?
}
