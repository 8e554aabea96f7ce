import ComponentKit
import Foundation
import TestSupport
import Testing

/// A program whose updates trap unless each message was accepted.
private struct Shelf: Program {
  enum Message: Codable, Equatable {
    case put(Int)
    case take(Int)
  }

  let initial: [Int] = []

  func refusal(of message: Message, in books: [Int]) -> Refusal? {
    guard case .take(let place) = message, !books.indices.contains(place) else { return nil }
    return Refusal("no book is at \(place)")
  }

  func update(_ books: inout [Int], by message: Message) {
    switch message {
    case .put(let book): books.append(book)
    case .take(let place): books.remove(at: place)
    }
  }

  func view(_ books: [Int], send: @escaping (Message) -> Void) -> [Int] { books }
}

@Suite("A damaged history")
struct HistoryMutationTests {
  private typealias Past = Component<React<History<Shelf>>>
  private typealias Move = HistoryMessage<Shelf.Message>

  private static let history = History(Shelf(), limit: 5, branchLimit: 6) {
    if case .put(let book) = $0 { book % 4 != 3 } else { true }
  }

  private func past(at timeline: Timeline<Shelf>) -> Past {
    Past(React.space(of: ProgramState(Self.history, state: timeline)))
  }

  private func past(after moves: [Move]) -> Past {
    var past = Past(Self.history)
    for move in moves { past.send(move) }
    return past
  }

  /// The moves to a history with many messages, and to one with branches of branches.
  private static let samples: [[Move]] = [
    (0..<9).map { .message(.put($0)) } + [
      .undo, .undo, .message(.take(0)), .jump(to: 5), .message(.put(20)), .message(.put(21)),
      .undo, .message(.put(3)), .message(.put(7)),
    ],
    [
      .message(.put(0)), .message(.put(1)), .message(.put(2)), .message(.take(1)), .undo, .undo,
      .message(.put(4)), .message(.put(5)), .message(.put(6)), .undo, .message(.put(8)), .branch(0),
      .jump(to: 1), .message(.put(9)), .message(.put(10)), .undo,
    ],
  ]

  private func encoded(_ past: Past) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(past.state)
  }

  /// Checks the invariants of every history.
  private func check(_ past: Past, _ damage: String) {
    let view = past.view
    let (places, branches) = (view.places, view.branches)
    #expect(places.contains(view.place), "\(damage)")
    for branch in branches {
      #expect(places.lowerBound <= branch.place && branch.place < branch.end, "\(damage)")
      #expect(branch.place < places.upperBound, "\(damage)")
    }
    #expect(Set(branches.map(\.name)).count == branches.count, "\(damage)")
    var other = past
    #expect((other.send(.undo) == nil) == view.canUndo, "\(damage)")
    #expect(other.view.place <= view.place, "\(damage)")
  }

  /// Sends every kind of move from every place and in every branch.
  private func drive(_ start: Past, _ damage: String) throws {
    check(start, damage)
    for place in start.view.places {
      var past = start
      let shown = [1, 2].map { _ in
        past.send(.jump(to: place))
        past.send(.jump(to: start.view.places.lowerBound))
        past.send(.jump(to: place))
        return past.view.present
      }
      #expect(shown[0] == shown[1], "\(damage)")
      past.send(.redo)
      past.send(.undo)
      past.send(.message(.put(place)))
      check(past, damage)
    }
    // Every branch is chosen after every number of messages, some of which fold the history.
    var growing = start
    for round in 0..<7 {
      for branch in growing.view.branches {
        var past = growing
        past.send(.branch(branch.name))
        for inner in past.view.branches {
          var past = past
          past.send(.branch(inner.name))
          past.send(.message(.put(3)))
          check(past, damage)
        }
        past.send(.message(.take(0)))
        check(past, damage)
      }
      growing.send(.message(.put(round)))
    }
    let text = try encoded(growing)
    let copy = past(at: try JSONDecoder().decode(Timeline<Shelf>.self, from: text))
    #expect(try encoded(copy) == text, "\(damage)")
    growing.send(.forget)
    check(growing, damage)
  }

  @Test("is refused with its place in one line, or works like any other", arguments: [0, 1])
  func mutants(sample: Int) throws {
    let whole = past(after: Self.samples[sample])
    #expect(whole.view.branches.count > 0)
    try drive(whole, "no damage")
    var taken = 0
    let count = try forEachMutant(of: Array(encoded(whole))) { mutant in
      do {
        let data = Data(mutant.bytes)
        let timeline = try JSONDecoder().decode(Timeline<Shelf>.self, from: data)
        taken += 1
        try drive(past(at: timeline), mutant.damage)
      } catch let error as DecodingError {
        if case .dataCorrupted(let context) = error, !context.codingPath.isEmpty {
          #expect(!context.debugDescription.contains("\n"))
        }
      }
    }
    #expect(count > 2_000 && taken > 100 && taken < count / 4)
  }

  private static let sound = """
    {"shown":[0,2],"position":2,"passing":[],"lastKept":1,"generation":3,\
    "segments":[{"place":0,"start":[],"messages":[{"put":{"_0":0}},{"put":{"_0":2}}]}],\
    "abandoned":{"current":2,"next":3,"left":[\
    {"name":0,"parent":1,"place":2,"messages":[{"put":{"_0":1}},{"put":{"_0":1}}]},\
    {"name":1,"parent":2,"place":1,"messages":[{"put":{"_0":1}},{"put":{"_0":1}},{"take":{"_0":9}}]}\
    ]}}
    """

  @Test(
    "is refused with the part that does not fit the others",
    arguments: [
      (
        #"{"place":0,"start":[],"messages":[{"put":{"_0":0}},{"put":{"_0":2}}]}"#, "",
        "a history must have a segment; got none"
      ),
      (
        #""place":0,"start""#, #""place":-1,"start""#,
        "place of segment 0 must be between 0 and 2^60"
      ),
      (
        #""segments":[{"place":0,"start":[],"messages":[{"put":{"_0":0}},{"put":{"_0":2}}]}]"#,
        #""segments":[]"#,
        "a history must have a segment; got none"
      ),
      (#""position":2"#, #""position":-1"#, "position must be between 0 and 2; got -1"),
      (#""passing":[]"#, #""passing":[{"put":{"_0":1}}]"#, "passing must be empty at the last"),
      (#""lastKept":1"#, #""lastKept":2"#, "lastKept must be from 0 to less than 2; got 2"),
      (#""generation":3"#, #""generation":-3"#, "generation must be between 0 and 2^60; got -3"),
      (#""current":2"#, #""current":3"#, "current must be from 0 to less than next; got 3 and 3"),
      (#""name":0"#, #""name":1"#, "names must differ and be from 0 to less than 3; got 1"),
      (#""parent":2"#, #""parent":0"#, "parent of 1 must come after it; got 0"),
      (#""place":2"#, #""place":1"#, "place of 0 must be from 2 to less than 4; got 1"),
      (#""place":2"#, #""place":0"#, "place of 0 must be from 2 to less than 4; got 0"),
      (#""place":1"#, #""place":2"#, "place of 1 must be from 0 to less than 2; got 2"),
    ]
  )
  func rules(part: String, damaged: String, rule: String) throws {
    func decode(_ text: String) throws -> Timeline<Shelf> {
      try JSONDecoder().decode(Timeline<Shelf>.self, from: Data(text.utf8))
    }
    try drive(past(at: decode(Self.sound)), "no damage")
    let error = #expect(throws: DecodingError.self) {
      try decode(Self.sound.replacing(part, with: damaged, maxReplacements: 1))
    }
    #expect("\(String(describing: error))".contains(rule))
  }

  @Test("is read as version 2 wrote it, with counts of its messages and segments of any length")
  func version2() throws {
    let old = Self.sound
      .replacing(#""generation":3"#, with: #""generation":3,"count":2,"spacing":2"#)
      .replacing(#""next":3"#, with: #""next":3,"size":5"#)
    let timeline = try JSONDecoder().decode(Timeline<Shelf>.self, from: Data(old.utf8))
    try drive(past(at: timeline), "no damage")
    let now = try JSONDecoder().decode(Timeline<Shelf>.self, from: Data(Self.sound.utf8))
    #expect(try encoded(past(at: timeline)) == encoded(past(at: now)))
  }
}
