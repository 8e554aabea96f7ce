import ComonadLab
import ComonadLaws

/// One row of a list, as the laws of lists compare it.
struct ShownRow<Key: Observed & Hashable, View: Observed>: Observed {
  /// The key of the row.
  let key: Key

  /// The view of the row.
  let view: View

  /// Creates a row from its key and its view.
  init(_ key: Key, _ view: View) {
    self.key = key
    self.view = view
  }

  /// Writes the key and the view.
  func show(in reading: inout Reading) {
    reading.add(part: ".key", key)
    reading.add(part: ".view", view)
  }
}

/// Returns the laws of a list of children under keys: it shows what a plain array of them would.
///
/// - Parameters:
///   - keys: The generator of keys, few enough that many messages find their row.
///   - seeds: The generator of the seeds of rows.
///   - messages: The generator of the messages to the children.
///   - child: Makes a child of a seed, for the array to compare with.
///   - make: Makes an empty list.
/// - Returns: The suite.
func keyedListLaws<Key: Observed & Hashable & Sendable, Seed, Message, View: Observed>(
  keys: Generator<Key>,
  seeds: Generator<Seed>,
  messages: Generator<Message>,
  child: @escaping @Sendable (Seed) -> ComponentUnderTest<Message, View>,
  _ make:
    @escaping @Sendable () -> ComponentUnderTest<
      KeyedMessage<Key, Seed, Message>, [ShownRow<Key, View>]
    >
) -> Suite {
  typealias Move = KeyedMessage<Key, Seed, Message>
  let moves = keyedMessages(keys: keys, seeds: seeds, messages: messages)
  let rows = Generator<Move> { .insert($0.draw(keys), $0.draw(seeds)) }.array(count: 6)
  let model = modelLaws(
    "keyed",
    messages: moves,
    beginning: rows,
    model: { keyedModel(child) },
    make
  )
  // A list after some messages, another such list, its rows, and the key of one of them.
  let history = Variable("history", moves.longHistories(after: rows))
  let lists = { @Sendable (draws: Draws) in
    let (list, twin) = (make(), make())
    let history = history.draw(draws)
    list.sendEach(history)
    twin.sendEach(history)
    let rows = list.view()
    let key = rows.isEmpty ? nil : rows[draws.draw(below: rows.count)].key
    return (list, twin, rows, key)
  }
  return Suite("keyed") {
    model
    law("others", "a message to one child leaves the other rows and the order unchanged")
      .states("rows of list.send(.child(k, m)) except k == rows of list except k")
      .forAll { draws in
        let (list, _, rows, shown) = lists(draws)
        guard let key = shown else { return .discarded }
        _ = list.send(.child(key, draws.draw("m", messages)))
        let after = list.view()
        return .same(after.map(\.key), rows.map(\.key))
          .and(.same(after.filter { $0.key != key }, rows.filter { $0.key != key }))
      }
    law("move", "moving a row keeps its view and the order of the others")
      .states("list.send(.move(k, to: i)); rows == rows without k, with k inserted at i")
      .forAll { draws in
        let (list, _, rows, shown) = lists(draws)
        guard let key = shown else { return .discarded }
        let position = draws.draw(below: rows.count)
        _ = list.send(.move(key, to: position))
        var expected = rows.filter { $0.key != key }
        expected.insert(contentsOf: rows.filter { $0.key == key }, at: position)
        return .same(list.view(), expected)
      }
    law("identity", "moving a row commutes with a message to its child")
      .states(
        "list after .child(k, m) and .move(k, to: i) == list after .move(k, to: i) and .child(k, m)"
      )
      .forAll { draws in
        let (list, twin, rows, shown) = lists(draws)
        guard let key = shown else { return .discarded }
        let position = draws.draw(below: rows.count)
        let message = draws.draw("m", messages)
        for step in [Move.child(key, message), .move(key, to: position)] { _ = list.send(step) }
        for step in [Move.move(key, to: position), .child(key, message)] { _ = twin.send(step) }
        return .same(list.view(), twin.view())
      }
    law("insert-remove", "inserting a row and removing it changes nothing")
      .states("list.send(.insert(k, s, at: i)).send(.remove(k)) == list    if no row has the key k")
      .forAll { draws in
        let (list, _, rows, shown) = lists(draws)
        guard shown != nil else { return .discarded }
        let key = draws.draw("k", keys)
        if rows.contains(where: { $0.key == key }) { return .discarded }
        let position = draws.draw(below: rows.count + 1)
        _ = list.send(.insert(key, draws.draw("s", seeds), at: position))
        _ = list.send(.remove(key))
        return .same(list.view(), rows)
      }
  }
}

/// Returns the generator of messages of all kinds to a list, of which some are refused.
private func keyedMessages<Key: Observed & Hashable & Sendable, Seed, Message>(
  keys: Generator<Key>,
  seeds: Generator<Seed>,
  messages: Generator<Message>
) -> Generator<KeyedMessage<Key, Seed, Message>> {
  let positions = Generator.integers(in: 0...3)
  let insertions = Generator<KeyedMessage<Key, Seed, Message>> { draws in
    let position = draws.draw(below: 2) == 0 ? nil : draws.draw(positions)
    return .insert(draws.draw(keys), draws.draw(seeds), at: position)
  }
  return .frequency([
    (4, insertions),
    (4, Generator { .child($0.draw(keys), $0.draw(messages)) }),
    (2, Generator { .move($0.draw(keys), to: $0.draw(positions)) }),
    (1, keys.map { .remove($0) }),
  ])
}

// MARK: - The array to compare with

/// Makes a plain array of keys and children, which every list is compared with.
private func keyedModel<Key: Observed & Hashable & Sendable, Seed, Message, View: Observed>(
  _ child: @escaping (Seed) -> ComponentUnderTest<Message, View>
) -> ComponentUnderTest<KeyedMessage<Key, Seed, Message>, [ShownRow<Key, View>]> {
  var rows: [(key: Key, child: ComponentUnderTest<Message, View>)] = []
  func position(_ key: Key) -> Int? { rows.firstIndex { $0.key == key } }
  let refused = Refusal("the array does not take it")
  return ComponentUnderTest(
    send: { message in
      switch message {
      case .insert(let key, let seed, let place):
        let place = place ?? rows.count
        guard position(key) == nil, (0...rows.count).contains(place) else { return refused }
        rows.insert((key, child(seed)), at: place)
      case .remove(let key):
        guard let position = position(key) else { return refused }
        rows.remove(at: position)
      case .move(let key, _, let place):
        let place = place ?? rows.count - 1
        guard let position = position(key), rows.indices.contains(place) else { return refused }
        rows.insert(rows.remove(at: position), at: place)
      case .child(let key, let message), .fromEffect(let key, _, _, let message):
        guard let position = position(key) else { return refused }
        return rows[position].child.send(message)
      }
      return nil
    },
    view: { rows.map { ShownRow($0.key, $0.child.view()) } }
  )
}
