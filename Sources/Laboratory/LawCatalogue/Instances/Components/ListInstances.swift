import ComonadLab
import ComonadLaws

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
