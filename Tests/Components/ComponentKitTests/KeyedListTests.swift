import Comonads
import ComponentKit
import Foundation
import Locks
import TestSupport
import Testing

private typealias List = KeyedList<Int, Int, FetchingChild>

private typealias Message = KeyedMessage<Int, Int, Fetching.Message>

/// A list of counts under their positions.
private func list(_ counts: Int...) -> List {
  KeyedList(counts.enumerated().map { ($0.offset, $0.element) }) { FetchingChild(at: $0) }
}

/// Returns a list of as many rows, whose counts are their positions.
private func list(of count: Int) -> List {
  KeyedList((0..<count).map { ($0, $0) }) { FetchingChild(at: $0) }
}

extension KeyedList<Int, Int, FetchingChild> {
  /// The keys and the counts, as one text.
  fileprivate var text: String { view.map { "\($0.key):\($0.view)" }.joined(separator: " ") }
}

@Suite("A keyed list")
struct KeyedListTests {
  @Test(
    "refuses a message for a missing key or position, and does not change",
    arguments: [
      (KeyedMessage.child(7, .add(1)), "no row has the key 7"),
      (.remove(7), "no row has the key 7"),
      (.move(7, to: 0), "no row has the key 7"),
      (.insert(1, 5), "there is a row with the key 1 already"),
      (.insert(7, 5, at: 3), "a row must be put at a position from 0 to 2; got 3"),
      (
        .insert(7, 5, at: -1),
        "a row must be put at a position from 0 to 2; got -1"
      ),
      (.move(1, to: 2), "a row must be put at a position from 0 to 1; got 2"),
      (.child(1, .add(-5)), "the count must not be negative; got -4"),
      (
        .child(0, .got(1), of: ChildID(serial: 5)),
        "the row 0 that this message is for is gone"
      ),
      (
        .child(7, .got(1), of: ChildID(slot: 7, serial: 0)),
        "the row 7 that this message is for is gone"
      ),
    ] as [(Message, String)]
  )
  fileprivate func refusals(message: Message, reason: String) {
    var rows = list(0, 1)
    let before = rows.view
    #expect(rows.refusal(of: message)?.reason == reason)
    #expect(rows.send(message)?.reason == reason)
    #expect(rows.view == before)
    #expect(rows.takeEffect().isNone)
  }

  @Test("takes messages that can be stored in files, in any composition")
  func codable() throws {
    typealias Message = HistoryMessage<
      SideMessage<KeyedMessage<String, Int, SlotMessage<Int, Int>>, SwitchMessage<Int, Int>>
    >
    let messages: [Message] = [
      .message(.left(.insert("a", 1, at: 0))), .message(.left(.child("a", .child(2)))),
      .message(.right(.show(.right))), .message(.both(.remove("a"), .left(3))), .undo,
    ]
    let data = try JSONEncoder().encode(messages)
    #expect(try JSONDecoder().decode([Message].self, from: data) == messages)
  }

  @Test("must be made of different keys")
  func duplicates() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = KeyedList([("a", 0), ("a", 1)]) { FetchingChild(at: $0) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("keys must be different; got a twice"))
  }

  @Test("passes the messages of a row's view to the row")
  func events() {
    var sent: [String] = []
    let rows = list(3, 4)
    let view = rows.view { sent.append("\($0)") }
    #expect(sent == [])
    #expect(view[1].view == 4)
    #expect(sent == ["\(Message.child(1, .add(1), of: ChildID(slot: 1, serial: 1)))"])
  }

  @Test("holds components of any architecture, and lists of lists")
  func nesting() {
    var lists = KeyedList([("a", [1, 2]), ("b", [3])]) { counts in
      KeyedList(counts.enumerated().map { ($0.offset, $0.element) }) { FetchingChild(at: $0) }
    }
    lists.send(.child("a", .child(1, .add(5))))
    lists.send(.child("b", .child(0, .fetch)))
    #expect(lists.view.map { $0.view.map(\.view) } == [[1, 7], [3]])
    let effect = lists.takeEffect()
    #expect(effect.lines == ["start 1/0/fetch"])
    for message in effect.runWork() { lists.send(message) }
    #expect(lists.view.map { $0.view.map(\.view) } == [[1, 7], [103]])
    var stores = KeyedList([(1, ())]) { Component<React<Adding>>(Adding()) }
    stores.send(.child(1, 4))
    #expect(stores.view[0].view == 4)
  }
}

@Suite("The work of a row")
struct KeyedWorkTests {
  @Test("continues when the row moves, and ends with it")
  func ending() {
    var rows = list(0, 0)
    rows.send(.child(0, .fetch))
    let work = rows.takeEffect()
    rows.send(.move(0, to: 1))
    #expect(rows.takeEffect().isNone)
    rows.send(.remove(1))
    #expect(rows.takeEffect().lines == [])
    for message in work.runWork() { #expect(rows.send(message) == nil) }
    #expect(rows.text == "0:100")
    rows.send(.remove(0))
    #expect(rows.takeEffect().lines == ["cancel 0"])
  }

  @Test("is lost neither by a batch of messages nor by a refusal")
  func batches() {
    var rows = list(0, 0)
    rows.send(.child(0, .fetch))
    rows.send(.child(0, .add(-1)))
    rows.send(.remove(0))
    rows.send(.child(1, .fetch))
    #expect(rows.takeEffect().lines == ["start 0/fetch", "cancel 0", "start 1/fetch"])
    #expect(rows.takeEffect().isNone)
  }
}

@Suite("The views of a keyed list")
struct KeyedViewTests {
  @Test("are equal if the rows are, also in different tables", arguments: [10, 300, 5_000])
  func equality(count: Int) {
    var rows = list(of: count)
    let before = rows.view
    rows.send(.child(count / 2, .add(1)))
    #expect(rows.view != before && before != rows.view)
    rows.send(.child(count / 2, .add(-1)))
    #expect(rows.view == before && list(of: count).view == before)
    rows.send(.insert(count, count))
    #expect(rows.view != before && before != rows.view)
    rows.send(.remove(count))
    rows.send(.move(0, to: 1))
    #expect(rows.view != before)
    rows.send(.move(0, to: 0))
    #expect(rows.view == before)
    for key in 0..<count where key != 3 { rows.send(.remove(key)) }
    #expect(rows.text == "3:3")
    #expect(rows[3]?.view == 3 && rows[0] == nil && rows.count == 1)
    #expect(rows.view != before)
    #expect(before.map(\.view) == Array(0..<count))
    rows.send(.remove(3))
    #expect(rows.isEmpty && rows.view == list().view)
    rows.send(.insert(1, 1))
    #expect(rows.text == "1:1")
  }

  @Test("are different in two branches of one history")
  func branches() {
    let root = list(0, 0)
    var (left, right) = (root, root)
    left.send(.child(0, .add(1)))
    right.send(.child(0, .add(2)))
    #expect(left.view != right.view)
    right.send(.child(0, .add(-1)))
    #expect(left.view == right.view)
    left.send(.insert(5, 5))
    right.send(.insert(6, 5))
    #expect(left.view != right.view)
  }

  @Test("draw only the rows that have taken a message, to be compared", arguments: [1, 3])
  func drawings(changes: Int) {
    let drawings = Drawings()
    var rows = KeyedList((0..<1_000).map { ($0, ()) }) {
      Component<Elm<Drawn>>(Drawn(drawings: drawings))
    }
    let before = rows.view
    for key in 0..<changes {
      rows.send(.child(key * 300, 1))
      rows.send(.child(key * 300, -1))
    }
    #expect(rows.view == before)
    #expect(drawings.count == 2 * changes)
  }
}

/// Counts how often rows are drawn.
private final class Drawings: Sendable {
  private let drawings = Locked(0)
  var count: Int { drawings.withLock { $0 } }
  func add() { drawings.withLock { $0 += 1 } }
}

/// A count that counts its drawings.
private struct Drawn: Program {
  let drawings: Drawings

  let initial = 0

  func update(_ count: inout Int, by message: Int) { count += message }

  func view(_ count: Int, send: @escaping (Int) -> Void) -> Int {
    drawings.add()
    return count
  }
}

@Suite("The cost of a keyed list")
struct KeyedCostTests {
  @Test("is nearly the same for a message to one row of ten and of 100,000, also with older views")
  func messages() {
    func rows(_ count: Int) -> KeyedList<Int, Void, Component<Elm<Adding>>> {
      KeyedList((0..<count).map { ($0, ()) }) { Component(Adding()) }
    }
    var (few, many) = (rows(10), rows(100_000))
    let (older, manyOlder) = (few.view, many.view)
    func send(_ list: inout KeyedList<Int, Void, Component<Elm<Adding>>>) {
      var last = list.view
      for step in 0..<2_000 {
        let key = step &* 7_919 % list.count
        list.send(.child(key, 1))
        last = list.view
        #expect(last[key].view > 0)
      }
    }
    let (small, large) = (countedWork { send(&few) }, countedWork { send(&many) })
    // Ten thousand times as many rows: an exponent of 0.2.
    #expect(large <= 6 * small, "\(small), \(large)")
    #expect(older.count == 10 && manyOlder.count == 100_000)
  }
}
