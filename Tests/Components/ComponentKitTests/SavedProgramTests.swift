import ComponentKit
import Foundation
import Testing

/// A list whose items had no date in version 2, and were a text with commas in version 1.
private struct Plans: SavedProgram {
  struct Plan: Codable, Equatable {
    var title: String
    var hours: Double
    var tags: [String: Int] = [:]
  }
  struct OldPlan: Codable { var title: String }

  static let version = 3
  static let migrations = [
    Migration(from: 2) { (old: [OldPlan]) in
      try old.map { plan in
        if plan.title.isEmpty { throw Refusal("a plan must have a title") }
        return Plan(title: plan.title, hours: 1)
      }
    },
    Migration(from: 1) { (old: String) in
      old.split(separator: ",").map { OldPlan(title: String($0)) }
    },
  ]
  let initial: [Plan] = []
  func update(_ plans: inout [Plan], by title: String) {}
  func view(_ plans: [Plan], send: @escaping (String) -> Void) -> Int { plans.count }
}

/// A number that cannot be written where it is odd.
private struct Even: Codable {
  var number: Int
  struct Odd: Error {}
  func encode(to encoder: any Encoder) throws {
    if number % 2 == 1 { throw Odd() }
    try number.encode(to: encoder)
  }
}

private struct Evens: SavedProgram {
  let initial = Even(number: 0)
  func update(_ state: inout Even, by message: Int) { state.number += message }
  func view(_ state: Even, send: @escaping (Int) -> Void) -> Int { state.number }
}

@Suite("A saved program with a state that is Codable")
struct SavedProgramTests {
  private let program = Plans()

  @Test("is loaded as it was saved, and saves equal states as the same text")
  func roundTrip() throws {
    let title = "a/\"b\"\n\u{1F41D}"
    let tags = (0..<50).map { ("tag\($0)", $0) }
    let plans = [1.5, .infinity, -.infinity, 0.1, .greatestFiniteMagnitude].map { hours in
      Plans.Plan(title: title, hours: hours, tags: Dictionary(uniqueKeysWithValues: tags))
    }
    let text = try program.save(plans)
    let copy = try program.load(text, version: 3)
    #expect(copy == plans)
    let reversed = plans.map { plan in
      var plan = plan
      plan.tags = Dictionary(uniqueKeysWithValues: tags.reversed())
      return plan
    }
    #expect(try program.save(reversed) == text)
    let nan = try program.save([Plans.Plan(title: "", hours: .nan)])
    #expect(try program.load(nan, version: 3)?.first?.hours.isNaN == true)
    #expect(Evens.version == 1 && Evens.migrations.isEmpty)
  }

  @Test(
    "passes an older text through the migrations",
    arguments: [(1, #""tea,milk""#), (2, #"[{"title":"tea"},{"title":"milk"}]"#)]
  )
  func migrated(version: Int, text: String) throws {
    let expected = ["tea", "milk"].map { Plans.Plan(title: $0, hours: 1) }
    #expect(try program.load(text, version: version) == expected)
  }

  static let refused = [
    (4, "[]", "version must be at most 3 for this program; got 4"),
    (0, "[]", "the program must have a migration from version 0; got none"),
    (-1, "[]", "the program must have a migration from version -1; got none"),
    (3, "[", "the text must be a state of version 3: "),
    (3, #"[{"title":"tea"}]"#, "the text must be a state of version 3: "),
    (2, #"{"title":"tea"}"#, "the text must be a state of version 2: "),
    (1, "[]", "the text must be a state of version 1: "),
    (2, #"[{"title":""}]"#, "the migration from version 2 has failed: a plan must have a title"),
  ]

  @Test("says why it does not load a text", arguments: refused)
  func refusal(version: Int, text: String, rule: String) throws {
    let refusal = #expect(throws: Refusal.self) { try program.load(text, version: version) }
    #expect(refusal?.reason.hasPrefix(rule) == true, "\(String(describing: refusal))")
  }

  @Test("names the part of a state that is missing")
  func missing() throws {
    let text = #"[{"title":"tea","hours":1,"tags":{}},{"title":"milk","tags":{}}]"#
    let refusal = #expect(throws: Refusal.self) { try program.load(text, version: 3) }
    #expect(refusal?.reason.contains("hours") == true, "\(String(describing: refusal))")
  }

  @Test("says why it does not save a state")
  func unsaved() throws {
    let refusal = #expect(throws: Refusal.self) { try Evens().save(Even(number: 1)) }
    #expect(refusal?.reason.hasPrefix("the state cannot be written as JSON: Odd") == true)
  }
}
