import ComonadLab
import ComonadLaws
import EmbeddedText

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

// MARK: - Lists

typealias TallyList = KeyedList<Int, Int, Component<Elm<Tally>>>

func emptyList() -> TallyList { TallyList { Component(Tally(initial: $0)) } }

/// A list in which even seeds become components of one architecture, and odd ones of another.
private func mixedList() -> KeyedList<Int, Int, AnyChild<Int, Int>> {
  KeyedList { seed in
    seed.isMultiple(of: 2)
      ? AnyChild(Component<React<Tally>>(Tally(initial: seed)))
      : AnyChild(Component<Halogen<Tally>>(Tally(initial: seed)))
  }
}

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
///   - slot: Returns the message to the place from a message.
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
      tallyModel(2) { message in
        switch message {
        case .replace(let seed): .replace(seed)
        case .child(let message): .child(message)
        case .fromEffect(let message, let serial): .fromEffect(message, serial: serial)
        }
      }
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
      var door = Door.shut
      return ComponentUnderTest(
        send: { message in
          switch (message, door) {
          case (.replace(let seed), _): door = seed
          case (.child(let number), .open(let count)) where count + number >= 0:
            door = .open(count + number)
          case (.child, _), (.fromEffect, _): return Refusal("the door refuses the number")
          }
          return nil
        },
        view: { if case .open(let count) = door { count } else { -1 } }
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
      var tree = PlainTree()
      return ComponentUnderTest(send: { tree.send($0) }, view: { tree.text })
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
