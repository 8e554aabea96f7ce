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

  @Test("are restored with ten thousand titles of any Unicode", arguments: [7, 8] as [UInt64])
  func tenThousand(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    var list = TaskList()
    for _ in 0..<10_000 { list.add(generator.title()) }
    let copy = try JSONDecoder().decode(TaskList.self, from: JSONEncoder().encode(list))
    #expect(copy == list)
    // Equality of strings looks past the difference of composed and decomposed marks.
    #expect(
      zip(copy.items, list.items).allSatisfy { $0.title.utf8.elementsEqual($1.title.utf8) }
    )
  }

  @Test(
    "of tasks are refused when they were tampered with",
    arguments: [
      #"{"items":[{"id":1,"title":" ","isDone":true}],"filter":"all","removals":[],"nextID":2}"#,
      #"{"items":[{"id":1,"title":"a","isDone":true},{"id":1,"title":"b","isDone":true}],"#
        + #""filter":"all","removals":[],"nextID":2}"#,
      #"{"items":[{"id":2,"title":"a","isDone":true}],"filter":"all","removals":[],"nextID":2}"#,
      #"{"items":[],"filter":"some","removals":[],"nextID":1}"#,
      #"{"items":[],"filter":"all","removals":[[]],"nextID":1}"#,
      #"{"items":[],"filter":"all","removals":[[{"place":1,"#
        + #""item":{"id":1,"title":"a","isDone":true}}]],"nextID":2}"#,
      #"{"items":[],"filter":"all","removals":[[{"place":1,"#
        + #""item":{"id":1,"title":"a","isDone":true}},{"place":0,"#
        + #""item":{"id":2,"title":"b","isDone":true}}]],"nextID":3}"#,
      #"{"items":[],"filter":"all","removals":[[{"place":0,"#
        + #""item":{"id":1,"title":"a","isDone":true}},{"place":0,"#
        + #""item":{"id":2,"title":"b","isDone":true}}]],"nextID":3}"#,
      #"{"items":[],"filter":"all","removals":[[{"place":-1,"#
        + #""item":{"id":1,"title":"a","isDone":true}}]],"nextID":2}"#,
    ]
  )
  func tasks(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TaskList.self, from: Data(json.utf8))
    }
  }

  @Test(
    "of the game are refused when they were tampered with",
    arguments: [
      #"{"generation":-1,"board":["."]}"#,
      #"{"generation":0,"board":[]}"#,
      #"{"generation":0,"board":["..","."]}"#,
    ]
  )
  func life(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Life.State.self, from: Data(json.utf8))
    }
  }

  @Test(
    "of the wizard are refused when they were tampered with",
    arguments: [#"{"pages":[],"focus":0}"#, #"{"pages":[{"question":"a"}],"focus":1}"#]
  )
  func wizard(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Form.self, from: Data(json.utf8))
    }
  }

  /// Checks that a value comes back from JSON.
  private func check<Value: Codable & Equatable>(_ value: Value) throws {
    let data = try JSONEncoder().encode([value])
    #expect(try JSONDecoder().decode([Value].self, from: data) == [value])
  }
}
