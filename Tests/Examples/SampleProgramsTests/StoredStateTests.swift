import ComponentKit
import Foundation
import SamplePrograms
import TestSupport
import Testing

@Suite("Stored states")
struct StoredStateTests {
  @Test("are restored unchanged")
  func roundTrip() throws {
    try check(state(Counter(), after: [.increment, .increment]))
    try check(
      state(
        Tasks(),
        after: [
          .add(title: "a"), .add(title: "b"), .toggle(number: 1), .clearDone, .filter(.active),
          .remove(number: 1),
        ]
      )
    )
    try check(state(Wizard(), after: [.answer("Ada"), .next]))
    try check(state(Life(), after: [.place(.glider, x: 2, y: 2), .step(5)]))
  }

  @Test("are the texts that their programs keep, and are refused as these")
  func kept() throws {
    let form = state(Wizard(), after: [.answer("Ada"), .next])
    let data = try JSONEncoder().encode([form])
    #expect(try JSONDecoder().decode([String].self, from: data) == [Wizard().save(form)])
    let tampered = try JSONEncoder().encode([#"{"answers":["","",""],"focus":1}"#])
    #expect {
      try JSONDecoder().decode([Form].self, from: tampered)
    } throws: { error in
      "\(error)".contains("must be a text that Wizard keeps")
    }
  }

  /// Checks that a value comes back from JSON.
  private func check<Value: Codable & Equatable>(_ value: Value) throws {
    let data = try JSONEncoder().encode([value])
    #expect(try JSONDecoder().decode([Value].self, from: data) == [value])
  }
}
