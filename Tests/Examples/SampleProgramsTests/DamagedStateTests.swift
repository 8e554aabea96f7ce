import ComponentKit
import Foundation
import Markup
import SamplePrograms
import TestSupport
import Testing

@Suite("Damaged states")
struct DamagedStateTests {
  private static let feed: [Feed.Message] = [
    .follow("a"), .arrived(["x", "y"], from: "a"), .read(2, of: "a"), .follow("b"),
    .failed("no", of: "b"),
  ]
  private static let feedScript: [Feed.Message] = [
    .read(1, of: "a"), .refresh, .arrived(["z"], from: "b"), .unfollow("a"), .follow("c"),
  ]

  @Test("of a page are refused, or run like any other; those that are cut off are refused")
  func saved() throws {
    var count = 0
    count += try damage(
      Counter(),
      after: [.increment, .increment, .increment],
      [.increment, .decrement]
    )
    count += try damage(
      Tasks(),
      after: [
        .add(title: "a"), .add(title: "b"), .add(title: "c"), .toggle(number: 1),
        .toggle(number: 3), .clearDone, .remove(number: 1),
      ],
      [.undo, .add(title: "d"), .toggle(number: 1), .clearDone, .undo, .undo]
    )
    count += try damage(
      Todos(),
      after: [.add(title: "a"), .add(title: "b"), .toggle(2)],
      [
        .edit(1), .save(title: "c"), .add(title: "d"), .toggle(1), .toggleAll(false), .remove(2),
        .clearCompleted,
      ]
    )
    count += try damage(
      Wizard(),
      after: [.answer("\u{E9}\u{1F600}\""), .next],
      [.answer("b"), .next, .last, .first]
    )
    count += try damage(
      Life(width: 4, height: 2),
      after: [.toggle(x: 1, y: 1), .step(2)],
      [.step(1), .place(.glider, x: 3, y: 1), .toggle(x: 0, y: 1)]
    )
    count += try damage(Temperature(), after: [.celsius("5")], [.celsius("6"), .fahrenheit("x")])
    count += try damage(
      FlightBooker(),
      after: [.choose(.return), .book],
      [.back("x"), .book, .choose(.oneWay), .book]
    )
    count += try damage(DurationTimer(), after: [.duration(2), .tick], [.tick, .tick, .reset])
    count += try damage(
      People(),
      after: [.filter("M"), .select(2)],
      [.surname("a"), .update, .filter(""), .create, .select(1), .delete]
    )
    count += try damage(
      CircleDrawer(),
      after: [.press(x: 9, y: 9), .select(1), .adjust, .diameter(40), .close, .undo],
      [.redo, .redo, .select(1), .adjust, .diameter(50), .close, .undo, .press(x: 9, y: 9)]
    )
    count += try damage(
      Cells(columns: 2, rows: 2),
      after: [.write("=B0", at: .a0), .write("2", at: .b0), .edit(.a0)],
      [.discard, .write("=A0", at: .b0), .write("1", at: .a0), .edit(.b1)]
    )
    count += try damage(Feed(), after: Self.feed, Self.feedScript)
    count += try damage(
      Notebook(),
      after: [
        .add("a", within: []), .add("b", within: [1]), .add("c", within: [1, 1]),
        .add("d", within: []), .levels(2), .read,
      ],
      [
        .add("e", within: [1, 1]), .rewrite([1], "f"), .move([2], to: 1), .remove([1, 1]),
        .levels(9), .outline, .add("g", within: []),
      ]
    )
    #expect(count > 6_000, "\(count)")
  }

  @Test("of a file are refused, or run like any other")
  func coded() throws {
    var count = 0
    try count += damageCoded(Tasks(), after: [.add(title: "a"), .clearDone], [.toggle(number: 1)])
    try count += damageCoded(Die(), after: [.roll], [.fell(3), .roll, .fell(6)])
    try count += damageCoded(Die(), after: [.roll, .fell(2)], [.fell(3), .roll, .fell(6)])
    #expect(count > 400, "\(count)")
  }
}

// MARK: - Growth

extension DamagedStateTests {
  @Test("of any size are read by work proportional to their length")
  func growth() {
    func list(_ count: Int, _ item: (Int) -> String) -> String {
      (0..<count).map(item).joined(separator: ",")
    }
    func check(_ name: String, to size: Int = 2_000, _ read: (Int) throws -> Bool) {
      let exponent = growthExponent(to: size) { #expect((try? read($0)) == true) }
      #expect(exponent <= 1.3, "\(name)")
    }
    check("names") { count in
      JSONValue(json: "{\(list(count) { "\"name \($0)\":1" })}") != nil
    }
    check("numbers") { count in JSONValue(json: "[\(list(count) { "\($0)" })]") != nil }
    check("sources") { count in
      let sources = list(count) { #"{"name":"\#($0)","status":null,"items":[]}"# }
      return try Feed().load(#"{"sources":[\#(sources)]}"#, version: 1) != nil
    }
    check("items") { count in
      let items = list(count) { #"{"title":"\#($0)","isNew":true}"# }
      let source = #"{"name":"a","status":null,"items":[\#(items)]}"#
      return try Feed().load(#"{"sources":[\#(source)]}"#, version: 1) != nil
    }
    check("todos") { count in
      let items = list(count) { #"{"id":\#($0 + 1),"title":"a","completed":true}"# }
      let text = #"{"todos":[\#(items)],"next":\#(count + 1),"route":"all"}"#
      return try Todos().load(text, version: 1) != nil
    }
    check("tasks") { count in
      let items = list(count) { #"{"id":\#($0),"title":"a","isDone":true}"# }
      let text = #"{"items":[\#(items)],"filter":"all","removals":[],"nextID":\#(count)}"#
      return try Tasks().load(text, version: 1) != nil
    }
    check("notes") { count in
      let notes = list(count) { #"{"path":[\#($0 + 1)],"text":"a"}"# }
      let text = #"{"notes":[\#(notes)],"levels":3,"isReading":false}"#
      return try Notebook().load(text, version: 1) != nil
    }
  }
}

// MARK: - Checks

extension DamagedStateTests {
  /// Cuts off and damages the saved state after some messages, and sends the others to the loaded one.
  private func damage<P: DrawnProgram & SavedProgram>(
    _ program: P,
    after messages: [P.Message],
    _ script: [P.Message]
  ) throws -> Int where P.View == String, P.State: Equatable {
    let text = try program.save(state(program, after: messages))
    #expect(try program.load(text, version: P.version) != nil)
    #expect(try program.load(text, version: 0) == nil)
    for count in 0..<text.unicodeScalars.count {
      let part = String(text.unicodeScalars.prefix(count))
      #expect(try program.load(part, version: P.version) == nil, "\(part)")
    }
    var taken = 0
    let count = try forEachMutant(of: Array(text.utf8)) { mutant in
      guard let state = try program.load(mutant.text, version: P.version) else { return }
      taken += 1
      #expect(try program.load(program.save(state), version: P.version) == state)
      let end = drive(program, state, script)
      for state in [state, end] {
        let text = try program.save(state)
        let copy = try program.load(text, version: P.version)
        #expect(try copy.map { try program.save($0) } == text, "\(P.self): \(mutant.damage)")
      }
    }
    #expect(taken > 0 && taken < count)
    return count
  }

  /// Damages the encoded state after some messages, and sends the others to the decoded one.
  private func damageCoded<P: DrawnProgram>(
    _ program: P,
    after messages: [P.Message],
    _ script: [P.Message]
  ) throws -> Int where P.View == String, P.State: Codable & Equatable {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(state(program, after: messages))
    var taken = 0
    let count = try forEachMutant(of: Array(data)) { mutant in
      do {
        let state = try JSONDecoder().decode(P.State.self, from: Data(mutant.bytes))
        taken += 1
        let end = drive(program, state, script)
        for state in [state, end] {
          let copy = try JSONDecoder().decode(P.State.self, from: try encoder.encode(state))
          #expect(copy == state, "\(P.self): \(mutant.damage)")
        }
      } catch is DecodingError {}
    }
    #expect(taken > 0 && taken < count)
    return count
  }

  /// Sends messages to a program and draws it after each.
  private func drive<P: DrawnProgram>(
    _ program: P,
    _ state: P.State,
    _ script: [P.Message]
  ) -> P.State where P.View == String {
    var state = state
    for message in script { program.step(&state, by: message) }
    #expect(!program.view(state) { _ in }.isEmpty)
    _ = program.markup(of: state).html
    return state
  }
}
