import ComonadLab
import ComonadLaws

@testable import LawCatalogue

typealias TallyList = KeyedList<Int, Int, Component<Elm<Tally>>>

func emptyList() -> TallyList { TallyList { Component(Tally(initial: $0)) } }

/// A list in which even seeds become components of one architecture, and odd ones of another.
func mixedList() -> KeyedList<Int, Int, AnyChild<Int, Int>> {
  KeyedList { seed in
    seed.isMultiple(of: 2)
      ? AnyChild(Component<React<Tally>>(Tally(initial: seed)))
      : AnyChild(Component<Halogen<Tally>>(Tally(initial: seed)))
  }
}

/// One row of a list, as the laws compare it.
struct ShownRow: Observed {
  let key: Int
  let count: Int

  func show(in reading: inout ObservedText) {
    reading.add(part: ".key", key)
    reading.add(part: ".view", count)
  }
}

func rows<C: Child>(_ views: KeyedViews<ListPlace<Int>, Int, C>) -> [ShownRow]
where C.View == Int {
  views.map { ShownRow(key: $0.key, count: $0.view) }
}

/// Returns the laws of a list of tallies: it shows what a plain array of them would.
func keyedLaws(
  _ make: @escaping @Sendable () -> ComponentUnderTest<KeyedMessage<Int, Int, Int>, [ShownRow]>
) -> Suite {
  modelLaws(
    "keyed",
    messages: keyedMessages,
    beginning: Generator { .insert($0.draw(keys), $0.draw(Tally.seeds)) }.array(count: 6),
    model: plainRows,
    make
  )
}

/// The generator of keys, few enough that many messages find their row.
private let keys = Generator.integers(in: 0...2)

/// Messages of all kinds to a list, of which some are refused.
private let keyedMessages: Generator<KeyedMessage<Int, Int, Int>> = .frequency([
  (
    4,
    Generator { draws in
      let position = draws.draw(positions.optional())
      return .insert(draws.draw(keys), draws.draw(Tally.seeds), at: position)
    }
  ),
  (4, Generator { .child($0.draw(keys), $0.draw(Tally.messages)) }),
  (2, Generator { .move($0.draw(keys), to: $0.draw(positions)) }),
  (1, keys.map { .remove($0) }),
])

private let positions = Generator.integers(in: 0...3)

/// A list that can be compared.
typealias EqualList = KeyedList<Int, Int, ProgramState<Tally>>

extension Tally: SavedProgram {}

/// Returns the laws of lists as data: identities do not count and are not saved, and all else does.
func dataLaws() -> Suite {
  let messages = Variable("messages", keyedMessages.histories)
  let later = Variable("later", keyedMessages.histories)
  return Suite("keyed-data") {
    law("identity", "two lists that differ in identities alone are equal, and behave alike")
      .states("l == k implies l.send(m) == k.send(m), and then l == k")
      .forAll(messages, later) { messages, later in
        var (made, anew) = lists(after: messages)
        var equal = [made == anew]
        var refusals: [(made: String?, anew: String?)] = []
        for message in later {
          refusals.append((made.send(message)?.reason, anew.send(message)?.reason))
          equal.append(made == anew)
        }
        return .same(refusals.map(\.made), refusals.map(\.anew))
          .and(.same(equal, equal.map { _ in true }))
      }
    law("difference", "two lists that differ in a key, a state or the order are not equal")
      .states("l after an accepted .child(k, m) that changes k, .remove(k) or .move(k, to: i) != l")
      .forAll(messages) { messages in
        let (list, _) = lists(after: messages)
        let changes: [EqualList.Message] = [.child(9, 1), .remove(9), .insert(8, 0)]
        let moves: [EqualList.Message] = list.count > 1 ? [.move(9, to: 0)] : []
        let equal = (changes + moves).map { message in
          var changed = list
          changed.send(message)
          return list == changed
        }
        return .same(equal, equal.map { _ in false })
      }
    law("restored", "a list that is saved and loaded is equal to the one before, and behaves alike")
      .states("k.load(l.save()) implies k == l, and l.send(m) == k.send(m), and then k == l")
      .forAll(messages, later) { messages, later in
        var list = lists(after: messages).made
        var restored = emptyEqualList()
        guard (try? restored.load(list.save())) != nil else { return .same("loaded", "refused") }
        var equal = [list == restored]
        for message in later {
          equal.append(list.send(message)?.reason == restored.send(message)?.reason)
          equal.append(list == restored)
        }
        return .same(equal, equal.map { _ in true })
      }
  }
}

private func emptyEqualList() -> EqualList { EqualList { ProgramState(Tally(initial: $0)) } }

/// Returns a list with a row that was made at once, and one with a row like it that was made anew.
private func lists(after messages: [EqualList.Message]) -> (made: EqualList, anew: EqualList) {
  var made = emptyEqualList()
  for message in messages { made.send(message) }
  var anew = made
  made.send(.insert(9, 5))
  for message in [EqualList.Message.insert(9, 1), .remove(9), .insert(9, 5)] {
    anew.send(message)
  }
  return (made, anew)
}

/// The model of a list: an array of keys and plain tallies.
private func plainRows() -> ComponentUnderTest<KeyedMessage<Int, Int, Int>, [ShownRow]> {
  let refused = Refusal("the array does not take it")
  return ComponentUnderTest(
    [(key: Int, tally: ProgramState<Tally>)](),
    step: { rows, message in
      func position(_ key: Int) -> Int? { rows.firstIndex { $0.key == key } }
      switch message {
      case .insert(let key, let seed, let place):
        let place = place ?? rows.count
        guard position(key) == nil, (0...rows.count).contains(place) else { return refused }
        rows.insert((key, ProgramState(Tally(initial: seed))), at: place)
      case .remove(let key):
        guard let position = position(key) else { return refused }
        rows.remove(at: position)
      case .move(let key, _, let place):
        let place = place ?? rows.count - 1
        guard let position = position(key), rows.indices.contains(place) else { return refused }
        rows.insert(rows.remove(at: position), at: place)
      case .child(let key, let message, _):
        guard let position = position(key) else { return refused }
        return rows[position].tally.step(by: message)
      }
      return nil
    },
    view: { rows, _ in rows.map { ShownRow(key: $0.key, count: $0.tally.state) } }
  )
}
