import ComonadLab
import ComonadLaws

@testable import LawCatalogue

/// Compositions of children that come and go, in all architectures.
///
/// Each is checked against a model of it, so a small share of the cases is enough.
let childInstances: [Instance] = [
  ComponentsUnderTest { ChildProgram(emptyList()) }.instances("KeyedList", worth: 0.15) { make in
    keyedLaws { make().showing(rows) }
  },
  ComponentsUnderTest { ChildProgram(mixedList()) }.instances("MixedList", worth: 0.15) { make in
    keyedLaws { make().showing(rows) }
  },
  ComponentsUnderTest { ChildProgram(emptyTree()) }.instances("KeyedTree", worth: 0.15) { make in
    treeLaws { make().showing(treeText) }
  },
  [
    Instance("OptionalChild", slotEffects()),
    Instance("KeyedList.effects", keyedEffects()),
    Instance("SideBySide.effects", sideEffects()),
    Instance("Part.effects", partEffects()),
    Instance("KeyedList.data", dataLaws()),
    Instance("SharedProgram", ownerLaws()),
  ],
].flatMap { $0 }

// MARK: - Effects

typealias EffectfulSlot = OptionalChild<Trit, Component<Elm<EffectfulProgram>>>
typealias EffectfulList = KeyedList<Int, Trit, Component<Redux<EffectfulProgram>>>
typealias EffectfulSides = SideBySide<
  Component<React<EffectfulProgram>>, Component<Halogen<EffectfulProgram>>, String
>

/// Steps of children at the places given, which may also be made and taken away.
func childSteps(_ places: Generator<Int>, areMade: Bool = true) -> Generator<ChildStep> {
  let others: [(weight: Int, generator: Generator<ChildStep>)] = [
    (3, Generator { .make($0.draw(places), $0.draw(.cases)) }), (3, places.map { .drop($0) }),
  ]
  return .frequency(
    [
      (3, Generator { .child($0.draw(places), $0.draw(EffectfulProgram.messages)) }),
      (4, Generator<Int>.integers(in: 0...5).map { .answer($0) }),
      (2, Generator<Int>.integers(in: 0...5).map { .press($0) }),
      (1, .constant(.resume)),
    ] + (areMade ? others : [])
  )
}

/// Returns the laws of the effects of a child that may be replaced, or absent.
func slotEffects() -> Suite {
  childEffectLaws(
    "optional-child",
    places: 0..<1,
    steps: childSteps(.constant(0)),
    model: { PlainChildren(kind: .slot) },
    message: { step in
      switch step {
      case .make(_, let seed): .show(seed)
      case .drop: .hide
      case .child(_, let message): .child(message)
      case .answer, .press, .resume: nil
      }
    },
    text: { if case .child(let message, _) = $0 { "0: \(message)" } else { "" } },
    make: {
      ChildrenUnderTest(EffectfulSlot { Component(EffectfulProgram(initial: $0)) }) {
        shownChildren($0.map { [(0, $0)] } ?? [])
      }
    }
  )
}

/// Returns the laws of the effects of rows.
func keyedEffects() -> Suite {
  childEffectLaws(
    "keyed",
    places: 0..<2,
    steps: childSteps(.integers(in: 0...1)),
    model: { PlainChildren() },
    message: { step in
      switch step {
      case .make(let key, let seed): .insert(key, seed)
      case .drop(let key): .remove(key)
      case .child(let key, let message): .child(key, message)
      case .answer, .press, .resume: nil
      }
    },
    text: { (message: EffectfulList.Message) in
      guard case .child(let key, let message, _) = message else { return "" }
      return "\(key): \(message)"
    },
    make: {
      ChildrenUnderTest(EffectfulList { Component(EffectfulProgram(initial: $0)) }) {
        shownChildren($0.map { ($0.key, $0.view) })
      }
    }
  )
}

/// Returns the laws of the effects of two children side by side.
func sideEffects() -> Suite {
  childEffectLaws(
    "beside",
    places: 0..<0,
    steps: childSteps(.integers(in: 0...1), areMade: false),
    model: { PlainChildren(0..<2) },
    message: { (step: ChildStep) -> EffectfulSides.Message? in
      guard case .child(let side, let message) = step else { return nil }
      return side == 0 ? .left(message) : .right(message)
    },
    text: { (message: EffectfulSides.Message) in
      switch message {
      case .left(let message): "0: \(message)"
      case .right(let message): "1: \(message)"
      case .both: ""
      }
    },
    make: {
      let sides = EffectfulSides(Component(EffectfulProgram()), Component(EffectfulProgram())) {
        shownChildren([(0, $0), (1, $1)])
      }
      return ChildrenUnderTest(sides) { $0 }
    }
  )
}

// MARK: - Trees

func emptyTree() -> TallyTree { TallyTree { Component(Tally(initial: $0)) } }

/// Returns the laws of a tree of tallies.
func treeLaws(
  _ make: @escaping @Sendable () -> ComponentUnderTest<TallyTree.Message, String>
) -> Suite {
  modelLaws(
    "tree",
    messages: treeMessages,
    beginning: Generator { draws in
      let seed = draws.draw(Tally.seeds)
      return [
        .insert([0], seed), .insert([0, 1], seed), .insert([0, 1, 0], seed + 1),
      ]
    },
    model: {
      ComponentUnderTest(
        PlainTree(),
        step: { $0.take($1) ? nil : Refusal("the tree does not take it") },
        view: { tree, _ in tree.text }
      )
    },
    make
  )
}
