import ComonadLab
import ComonadLaws

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
  ComponentsUnderTest { ChildProgram(optionalTally()) }.instances("OptionalChild", worth: 0.15) {
    make in
    optionalLaws { make().showing { $0 ?? -1 } }
  },
  ComponentsUnderTest { ChildProgram(tallySlot()) }.instances("ChildSlot", worth: 0.15) {
    slotLaws($0)
  },
  ComponentsUnderTest { ChildProgram(tallyDoor()) }.instances("CaseSlot", worth: 0.15) {
    doorLaws($0)
  },
  ComponentsUnderTest { ChildProgram(emptyTree()) }.instances("KeyedTree", worth: 0.15) { make in
    treeLaws { make().showing(treeText) }
  },
].flatMap { $0 }

// MARK: - One child

typealias OptionalTally = OptionalChild<Int, Component<Redux<Tally>>>

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
    model: {
      ComponentUnderTest(
        ProgramState<Tally>?.none,
        step: { tally, message in
          switch message {
          case .replace(let seed?): tally = ProgramState(Tally(initial: seed))
          case .replace(nil) where tally != nil: tally = nil
          case .child(let message) where tally != nil: return tally?.step(by: message)
          case .replace, .child, .fromEffect: return Refusal("no tally is there")
          }
          return nil
        },
        view: { tally, _ in tally?.state ?? -1 }
      )
    },
    make
  )
}

typealias TallySlot = ChildSlot<Int, Component<Elm<Tally>>>

func tallySlot() -> TallySlot { TallySlot(2) { Component(Tally(initial: $0)) } }

/// Returns the laws of a tally that is two at first, and that another one replaces.
func slotLaws(
  _ make: @escaping @Sendable () -> ComponentUnderTest<SlotMessage<Int, Int>, Int>
) -> Suite {
  modelLaws(
    "child-slot",
    messages: .frequency([
      (3, Tally.messages.map { .child($0) }), (1, Tally.seeds.map { .replace($0) }),
    ]),
    model: {
      ComponentUnderTest(
        ProgramState(Tally(initial: 2)),
        step: { tally, message in
          switch message {
          case .replace(let seed): tally = ProgramState(Tally(initial: seed))
          case .child(let message), .fromEffect(let message, _): return tally.step(by: message)
          }
          return nil
        },
        view: { tally, _ in tally.state }
      )
    },
    make
  )
}

// MARK: - One child of several kinds

/// The seed of a place that holds a tally while a door is open.
enum Door: Hashable, Sendable {
  case shut
  case open(Int)
}

typealias TallyDoor = ChildSlot<Door, AnyChild<Int, Int>>

func tallyDoor() -> TallyDoor {
  TallyDoor(.shut) { door in
    switch door {
    case .shut: AnyChild(Component<React<ShutDoor>>(ShutDoor()))
    case .open(let seed): AnyChild(Component<Halogen<Tally>>(Tally(initial: seed)))
    }
  }
}

/// A shut door, which refuses all messages and shows -1.
private struct ShutDoor: Program {
  let initial = -1
  func refusal(of message: Int, in state: Int) -> Refusal? { Refusal("the door is shut") }
  func update(_ state: inout Int, by message: Int) {}
  func view(_ state: Int, send: @escaping (Int) -> Void) -> Int { state }
}

/// Returns the laws of a door with a tally, which shows -1 while it is shut.
func doorLaws(
  _ make: @escaping @Sendable () -> ComponentUnderTest<SlotMessage<Door, Int>, Int>
) -> Suite {
  modelLaws(
    "case-slot",
    messages: .oneOf([
      Tally.messages.map { .child($0) }, Tally.seeds.map { .replace(.open($0)) },
      .constant(.replace(.shut)),
    ]),
    beginning: Tally.seeds.map { [.replace(.open($0))] },
    model: {
      ComponentUnderTest(
        Door.shut,
        step: { door, message in
          switch (message, door) {
          case (.replace(let seed), _): door = seed
          case (.child(let number), .open(let count)) where count + number >= 0:
            door = .open(count + number)
          case (.child, _), (.fromEffect, _): return Refusal("the door refuses the number")
          }
          return nil
        },
        view: { door, _ in if case .open(let count) = door { count } else { -1 } }
      )
    },
    make
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

/// A count that never falls below zero: the child in the instances of compositions.
struct Tally: Program, Sendable {
  let initial: Int

  func refusal(of message: Int, in count: Int) -> Refusal? {
    count + message < 0 ? Refusal("the count must not be negative; got \(count + message)") : nil
  }

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }

  /// The generator of first counts.
  static var seeds: Generator<Int> { .integers(in: 0...2) }

  /// The generator of messages, of which some are refused.
  static var messages: Generator<Int> { .integers(in: -2...3) }
}
