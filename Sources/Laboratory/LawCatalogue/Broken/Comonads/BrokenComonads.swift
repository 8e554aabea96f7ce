import CofreeFree
public import ComonadLaws
import Comonads
import MooreFree
import StoreState

/// Returns the family of a comonad, given by the meanings of its spaces.
private func comonad<C: DirectedContainer & ExplorableContainer & SendableMetatype>(
  _ name: String,
  _ spaces: Generator<Space<C, Bit>>
) -> FaultFamily<SpaceOperations<C>> {
  FaultFamily(name, SpaceOperations<C>()) { operations in
    let faulty = spaces.map { FaultySpace(space: $0, operations: operations) }
    comonadLaws(faulty, values: .cases)
  }
}

// MARK: - Stores

private let store = comonad("Store", Generator<Store<Trit, Bit>>.stores.map(\.meaning))

private let duplicate = store.faults(of: "duplicate", \.duplicate)

/// The stores in which one operation is wrong.
public let brokenStores: [BrokenInstance] = [
  duplicate(
    "S1",
    "duplicate puts the original store at every position",
    .init(seen: { _, focus in focus })
  ).caught(by: "comonad.right-identity", "comonad.duplicate-by-extend"),
  store("S2", "extend", "extend asks the arrow at the original position, whatever the position") {
    $0.extend.seen = { _, focus in focus }
  }.caught(by: "comonad.extend-extract", "cokleisli.left-unit"),
  store("S3", "extend", "extend asks the arrow one position too far") {
    $0.extend.seen = { position, _ in position.next }
  }.caught(by: "comonad.left-identity", "comonad.extract-extend"),
  store("S4", "extend", "extend asks the arrow one position too far, except at the focus") {
    $0.extend.seen = { $0 == $1 ? $0 : $0.next }
  }.caught(by: "comonad.associativity", "comonad.extend-composition"),
  store("S5", "map", "map returns to the first position") { $0.map.focus = { _ in .zero } }
    .caught(by: "comonad.extract-natural", "comonad.duplicate-natural"),
  store("S6", "extract", "extract reads the first position instead of the focus") {
    $0.extracted = { _ in .zero }
  }.caught(by: "comonad.left-identity", "comonad.extract-extend"),
  duplicate("S7", "duplicate returns to the first position", .init(focus: { _ in .zero }))
    .caught(by: "comonad.extend-by-duplicate", "comonad.duplicate-by-extend"),
  store("S8", "extend", "extend returns to the first position") { $0.extend.focus = { _ in .zero } }
    .caught(by: "comonad.left-identity", "comonad.extract-extend"),
  duplicate(
    "S9",
    "duplicate looks one position too far, except at the focus",
    .init(seen: { $0 == $1 ? $0 : $0.next })
  ).caught(by: "comonad.extend-by-duplicate", "comonad.duplicate-by-extend"),
  store("S10", "map", "map moves on to the next position") { $0.map.focus = { $0.next } }
    .caught(by: "comonad.map-composition", "comonad.extract-natural"),
]

// MARK: - Machines

private let moore = comonad("Moore", Generator<Moore<Bit, Bit>>.wordMachines.map(\.meaning))

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
public let brokenMachines: [BrokenInstance] = [
  moore("M1", "extend", "extend asks the arrow before the first input, whatever the inputs") {
    $0.extend.seen = { _, _ in [] }
  }.caught(by: "comonad.extend-extract", "cokleisli.left-unit"),
  moore("M2", "extend", "extend asks the arrow before the latest input") {
    $0.extend.seen = { inputs, _ in inputs.dropLast() }
  }.caught(by: "comonad.extend-composition", "cokleisli.left-unit"),
  moore("M3", "extend", "extend steps along the other input") {
    $0.extend.seen = { inputs, _ in inputs.map(\.flipped) }
  }.caught(by: "comonad.extend-composition", "cokleisli.associativity"),
  moore("M4", "extend", "extend takes the second input twice") {
    $0.extend.seen = { inputs, _ in Array(inputs.prefix(2) + inputs.dropFirst()) }
  }.caught(by: "comonad.extend-composition", "cokleisli.associativity"),
  moore("M5", "map", "map ignores the inputs after the second one") {
    $0.map.seen = { inputs, _ in Array(inputs.prefix(2)) }
  }.caught(by: "comonad.map-identity", "comonad.duplicate-natural"),
  moore("M6", "map", "map ignores all inputs") { $0.map.seen = { _, _ in [] } }
    .caught(by: "comonad.map-identity", "comonad.map-by-extend"),
  moore("M7", "duplicate", "duplicate shows the original machine, whatever the inputs") {
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

/// The trees of which one operation is wrong.
public let brokenTrees: [BrokenInstance] = [
  tree("Q1", "extend", "extend asks the arrow at the root, whatever the point") {
    $0.extend.seen = { _, _ in [] }
  }.caught(by: "comonad.extend-extract", "cokleisli.left-unit"),
  tree("Q2", "extend", "extend swaps the children") {
    $0.extend.seen = { path, _ in path.map(\.flipped) }
  }.caught(by: "comonad.extend-composition", "cokleisli.associativity"),
  tree("Q3", "duplicate", "duplicate holds at each point what is seen from its parent") {
    $0.duplicate = .init(seen: { path, _ in path.dropLast() })
  }.caught(by: "comonad.extend-by-duplicate", "comonad.duplicate-by-extend"),
  tree("Q4", "map", "map puts the left child on both sides") {
    $0.map.seen = { path, _ in path.map { _ in .zero } }
  }.caught(by: "comonad.map-identity", "comonad.map-by-extend"),
  tree("Q5", "extend", "extend asks the arrow at a child, two points below the root") {
    $0.extend.seen = { path, _ in path.count == 2 ? path + [.zero] : path }
  }.caught(by: "comonad.extend-composition", "cokleisli.associativity"),
]
