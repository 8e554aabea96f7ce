import ComonadLaws
import ComponentKit
import EmbeddedText

/// Compositions of children that come and go, in all architectures.
///
/// Each is checked against a model of it, so a small share of the cases is enough.
let childInstances: [Instance] =
  components("KeyedList", emptyList, { $0.showing(rows) }, laws: keyedLaws)
  + components("MixedList", mixedList, { $0.showing(rows) }, laws: keyedLaws)
  + components("OptionalChild", optionalTally, { $0.showing { $0 ?? -1 } }, laws: optionalLaws)
  + components("Resettable", resettableTally, { $0 }, laws: resettableLaws)
  + components("KeyedTree", emptyTree, { $0.showing(treeText) }, laws: treeLaws)
  + ComponentsUnderTest { Door.withTally }.all.map { architecture, make in
    Instance("\(architecture).InCase", caseLaws(make).worth(0.15))
  }

/// The instances of a child in the four architectures, given how it is shown.
private func components<C: Child & SendableMetatype, View>(
  _ name: String,
  _ child: @escaping @Sendable () -> C,
  _ showing:
    @escaping @Sendable (ComponentUnderTest<C.Message, C.View>) -> ComponentUnderTest<
      C.Message, View
    >,
  laws: (@escaping @Sendable () -> ComponentUnderTest<C.Message, View>) -> Suite
) -> [Instance] {
  ComponentsUnderTest { ChildProgram(child()) }.all.map { architecture, make in
    Instance("\(architecture).\(name)", laws { showing(make()) }.worth(0.15))
  }
}

// MARK: - Lists

typealias TallyList = KeyedList<Int, Int, Component<Elm<Tally>>>

@Sendable
func emptyList() -> TallyList { TallyList { Component(Tally(initial: $0)) } }

/// A list in which even seeds become components of one architecture, and odd ones of another.
@Sendable
private func mixedList() -> KeyedList<Int, Int, AnyChild<Int, Int>> {
  KeyedList { seed in
    seed.isMultiple(of: 2)
      ? AnyChild(Component<React<Tally>>(Tally(initial: seed)))
      : AnyChild(Component<Halogen<Tally>>(Tally(initial: seed)))
  }
}

@Sendable
func rows<C: Child>(_ views: KeyedViews<ListPlace<Int>, C>) -> [ShownRow<Int, C.View>]
where C.View: Observed {
  views.map { ShownRow($0.key, $0.view) }
}

/// Returns the laws of a list of tallies.
func keyedLaws(
  _ make:
    @escaping @Sendable () -> ComponentUnderTest<KeyedMessage<Int, Int, Int>, [ShownRow<Int, Int>]>
) -> Suite {
  keyedListLaws(
    keys: .integers(in: 0...2),
    seeds: Tally.seeds,
    messages: Tally.messages,
    child: { ComponentUnderTest(plain: Tally(initial: $0)) },
    make
  )
}

// MARK: - One child

typealias OptionalTally = OptionalChild<Int, Component<Redux<Tally>>>

@Sendable
func optionalTally() -> OptionalTally { OptionalTally { Component(Tally(initial: $0)) } }

/// Returns the laws of an optional tally, which shows -1 while it is absent.
func optionalLaws(
  _ make: @escaping @Sendable () -> ComponentUnderTest<SlotMessage<Int?, Int>, Int>
) -> Suite {
  modelLaws(
    "optional-child",
    messages: .oneOf([
      Tally.messages.map { .child($0) }, Tally.seeds.map { .show($0) }, .constant(.hide),
    ]),
    beginning: Tally.seeds.map { [.show($0)] },
    model: { tallyModel { $0 } },
    make
  )
}

/// The model of a place for a tally, which shows -1 while none is there.
///
/// - Parameters:
///   - seed: The seed of the tally that is there at first.
///   - slot: Returns the message to the place that a message stands for.
/// - Returns: The model.
func tallyModel<Message>(
  _ seed: Int? = nil,
  slot: @escaping (Message) -> SlotMessage<Int?, Int>
) -> ComponentUnderTest<Message, Int> {
  var tally = seed.map { ProgramState(Tally(initial: $0)) }
  return ComponentUnderTest(
    send: { message in
      switch slot(message) {
      case .replace(let seed?): tally = ProgramState(Tally(initial: seed))
      case .replace(nil) where tally != nil: tally = nil
      case .child(let message) where tally != nil: return tally?.step(by: message)
      case .replace, .child, .fromEffect: return Refusal("no tally is there")
      }
      return nil
    },
    view: { tally?.state ?? -1 }
  )
}

@Sendable
func resettableTally() -> Resettable<Component<Elm<Tally>>> {
  Resettable(Component(Tally(initial: 2)))
}

/// Returns the laws of a tally that can be put back to two.
func resettableLaws(
  _ make: @escaping @Sendable () -> ComponentUnderTest<SlotMessage<Reset, Int>, Int>
) -> Suite {
  modelLaws(
    "resettable",
    messages: .frequency([(3, Tally.messages.map { .child($0) }), (1, .constant(.reset))]),
    model: {
      tallyModel(2) { message in
        if case .child(let message) = message { .child(message) } else { .replace(2) }
      }
    },
    make
  )
}

// MARK: - Trees

@Sendable
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
      var tree = PlainTree()
      return ComponentUnderTest(send: { tree.send($0) }, view: { tree.text })
    },
    make
  )
}
