import ComponentKit
import Foundation
import Markup
import SamplePrograms
import TestSupport
import Testing

@Suite("Damaged states")
struct DamagedStateTests {
  private static let feed = ["follow a", "arrive a x, y", "read a 2", "follow b", "fail b no"]
  private static let feedScript = ["read a 1", "refresh", "arrive b z", "unfollow a", "follow c"]

  @Test("of a page are refused, or run like any other")
  func saved() throws {
    var count = 0
    try count += damage(Counter(), after: ["+ + +"], ["+", "-"])
    try count += damage(
      Tasks(),
      after: ["add a", "add b", "add c", "toggle 1", "toggle 3", "clear done", "remove 1"],
      ["undo", "add d", "toggle 1", "clear done", "undo", "undo"]
    )
    try count += damage(
      Todos(),
      after: ["new a", "new b", "toggle 2"],
      ["edit 1 c", "new d", "toggle 1", "all left", "remove 2", "clear"]
    )
    try count += damage(
      Wizard(),
      after: ["answer a", "next"],
      ["answer b", "next", "last", "first"]
    )
    try count += damage(
      Life(width: 4, height: 2),
      after: ["toggle 1 1", "step 2"],
      ["step", "place glider 3 1", "toggle 0 1"]
    )
    try count += damage(Temperature(), after: ["celsius 5"], ["celsius 6", "fahrenheit x"])
    try count += damage(
      FlightBooker(),
      after: ["choose return", "book"],
      ["back x", "book", "choose one-way", "book"]
    )
    try count += damage(DurationTimer(), after: ["duration 2", "tick"], ["tick", "tick", "reset"])
    try count += damage(
      People(),
      after: ["filter M", "select 2"],
      ["surname a", "update", "filter", "create", "select 1", "delete"]
    )
    try count += damage(
      CircleDrawer(),
      after: ["press 9 9", "select 1", "adjust", "diameter 40", "close", "undo"],
      ["redo", "redo", "select 1", "adjust", "diameter 50", "close", "undo", "press 9 9"]
    )
    try count += damage(
      Cells(columns: 2, rows: 2),
      after: ["write A0 =B0", "write B0 2", "edit A0"],
      ["discard", "write B0 =A0", "write A0 1", "edit B1"]
    )
    try count += damage(Feed(), after: Self.feed, Self.feedScript)
    try count += damage(
      Notebook(),
      after: ["add a", "nest 1 b", "nest 1.1 c", "add d", "levels 2", "read"],
      ["nest 1.1 e", "rewrite 1 f", "move 2 1", "remove 1.1", "levels 9", "outline", "add g"]
    )
    #expect(count > 25_000, "\(count)")
  }

  @Test("of a file are refused, or run like any other")
  func coded() throws {
    var count = 0
    try count += damageCoded(
      Tasks(),
      after: ["add a", "add b", "toggle 1", "clear done", "add c", "remove 1"],
      ["undo", "add d", "toggle 1", "clear done", "undo", "undo"]
    )
    try count += damageCoded(
      Todos(),
      after: ["new a", "new b", "toggle 2", "edit 1"],
      ["save c", "new d", "toggle 1", "all left", "edit 2", "remove 2", "clear"]
    )
    try count += damageCoded(Wizard(), after: ["answer a", "next"], ["answer b", "next", "last"])
    try count += damageCoded(
      Life(width: 3, height: 2),
      after: ["toggle 1 1"],
      ["step", "place glider 2 1", "toggle 0 1"]
    )
    try count += damageCoded(Temperature(), after: ["celsius 5"], ["celsius 6", "fahrenheit x"])
    try count += damageCoded(FlightBooker(), after: ["choose return", "book"], ["back x", "book"])
    try count += damageCoded(DurationTimer(), after: ["duration 2", "tick"], ["tick", "reset"])
    try count += damageCoded(
      People(),
      after: ["filter M", "select 2"],
      ["surname a", "update", "filter", "create", "select 1", "delete"]
    )
    try count += damageCoded(
      CircleDrawer(),
      after: [
        "press 9 9", "select 1", "adjust", "diameter 40", "close", "undo", "select 1", "adjust",
      ],
      ["diameter 50", "close", "redo", "select 1", "adjust", "close", "undo", "undo", "press 9 9"]
    )
    try count += damageCoded(
      Cells(columns: 2, rows: 2),
      after: ["write A0 =B0", "write B0 2", "edit A0"],
      ["discard", "write B0 =A0", "write A0 1", "edit B1"]
    )
    try count += damageCoded(Die(), after: ["roll"], ["fell 3", "roll", "fell 6"])
    try count += damageCoded(Die(), after: ["roll", "fell 2"], ["fell 3", "roll", "fell 6"])
    try count += damageCoded(Feed(), after: Self.feed, Self.feedScript)
    try count += damageCoded(
      Notebook(),
      after: ["add a", "nest 1 b", "add c", "read"],
      ["nest 1.1 d", "rewrite 1 e", "move 2 1", "remove 1", "levels 9", "outline", "add f"]
    )
    #expect(count > 35_000, "\(count)")
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
  /// Damages the saved state after some lines, and sends the other lines to the loaded one.
  private func damage<P: ScriptedProgram & SavedProgram>(
    _ program: P,
    after lines: [String],
    _ script: [String]
  ) throws -> Int {
    let text = try program.save(state(program, after: lines))
    #expect(try program.load(text, version: P.version) != nil)
    var taken = 0
    let count = try forEachMutant(of: Array(text.utf8)) { mutant in
      guard let state = try program.load(mutant.text, version: P.version) else { return }
      taken += 1
      let end = try drive(program, state, script)
      for state in [state, end] {
        let text = try program.save(state)
        let copy = try program.load(text, version: P.version)
        #expect(try copy.map { try program.save($0) } == text, "\(P.name): \(mutant.damage)")
      }
    }
    #expect(taken > 0 && taken < count)
    return count
  }

  /// Damages the encoded state after some lines, and sends the other lines to the decoded one.
  private func damageCoded<P: ScriptedProgram>(
    _ program: P,
    after lines: [String],
    _ script: [String]
  ) throws -> Int {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(try state(program, after: lines))
    var taken = 0
    let count = try forEachMutant(of: Array(data)) { mutant in
      do {
        let state = try JSONDecoder().decode(P.State.self, from: Data(mutant.bytes))
        taken += 1
        let end = try drive(program, state, script)
        for state in [state, end] {
          let copy = try JSONDecoder().decode(P.State.self, from: try encoder.encode(state))
          #expect(copy == state, "\(P.name): \(mutant.damage)")
        }
      } catch is DecodingError {}
    }
    #expect(taken > 0 && taken < count)
    return count
  }

  /// Sends lines to a program and draws it after each.
  private func drive<P: ScriptedProgram>(
    _ program: P,
    _ state: P.State,
    _ script: [String]
  ) throws -> P.State {
    var state = state
    for message in try script.flatMap({ try P.parse($0) }) {
      if program.rangeError(of: message, in: state) != nil {
        #expect(program.refusal(of: message, in: state) != nil)
      }
      if program.refusal(of: message, in: state) == nil { program.update(&state, by: message) }
    }
    #expect(!program.view(state) { _ in }.isEmpty)
    _ = program.markup(of: state).html
    return state
  }
}
