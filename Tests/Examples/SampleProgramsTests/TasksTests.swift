import ComponentKit
import SamplePrograms
import TestSupport
import Testing

@Suite("Tasks")
struct TasksTests {
  @Test("adds tasks at the end")
  func add() {
    #expect(
      history(Tasks(), [.add(title: "buy milk"), .add(title: "call Ada")]).views == [
        "0 of 0 left (all)",
        "1. [ ] buy milk\n1 of 1 left (all)",
        "1. [ ] buy milk\n2. [ ] call Ada\n2 of 2 left (all)",
      ]
    )
  }

  @Test("edits a title and keeps the rest of the task")
  func edit() {
    #expect(
      lastView(Tasks(), .add(title: "a"), .toggle(number: 1), .edit(number: 1, title: "b c"))
        == "1. [x] b c\n0 of 1 left (all)"
    )
  }

  @Test("toggles there and back")
  func toggle() {
    let views = history(Tasks(), [.add(title: "a"), .toggle(number: 1), .toggle(number: 1)]).views
    #expect(views.suffix(2) == ["1. [x] a\n0 of 1 left (all)", "1. [ ] a\n1 of 1 left (all)"])
  }

  @Test(
    "filters without changing the numbers",
    arguments: [
      (.all, "1. [ ] a\n2. [x] b\n3. [ ] c\n2 of 3 left (all)"),
      (.active, "1. [ ] a\n3. [ ] c\n2 of 3 left (active)"),
      (.done, "2. [x] b\n2 of 3 left (done)"),
    ] as [(TaskList.Filter, String)]
  )
  func filter(filter: TaskList.Filter, view: String) {
    #expect(
      lastView(
        Tasks(),
        .add(title: "a"),
        .add(title: "b"),
        .add(title: "c"),
        .toggle(number: 2),
        .filter(filter)
      ) == view
    )
  }

  @Test("undoes removals in order, each task to its old place")
  func undo() {
    let removing: [Tasks.Message] = [
      .add(title: "a"), .add(title: "b"), .add(title: "c"), .remove(number: 2), .remove(number: 1),
      .add(title: "d"),
    ]
    let history = history(Tasks(), removing + [.undo, .undo, .undo])
    #expect(
      history.views.suffix(4) == [
        "1. [ ] c\n2. [ ] d\n2 of 2 left (all)",
        "1. [ ] a\n2. [ ] c\n3. [ ] d\n3 of 3 left (all)",
        "1. [ ] a\n2. [ ] b\n3. [ ] c\n4. [ ] d\n4 of 4 left (all)",
        "1. [ ] a\n2. [ ] b\n3. [ ] c\n4. [ ] d\n4 of 4 left (all)",
      ]
    )
    #expect(history.refused == ["a removal must exist to be undone; got none"])
  }

  @Test("clears the done tasks, and undoes that")
  func clear() {
    let lines: [Tasks.Message] = [
      .add(title: "a"), .add(title: "b"), .add(title: "c"), .toggle(number: 1), .toggle(number: 3),
      .clearDone, .add(title: "d"), .undo,
    ]
    #expect(
      history(Tasks(), lines).views.suffix(2) == [
        "1. [ ] b\n2. [ ] d\n2 of 2 left (all)",
        "1. [x] a\n2. [ ] b\n3. [x] c\n4. [ ] d\n2 of 4 left (all)",
      ]
    )
  }

  @Test("undoes only removals")
  func undoOnly() {
    let lines: [Tasks.Message] = [
      .add(title: "a"), .add(title: "b"), .remove(number: 1), .edit(number: 1, title: "c"),
      .toggle(number: 1), .filter(.done), .undo,
    ]
    let list = state(Tasks(), after: lines)
    #expect(list.items.map(\.title) == ["a", "c"])
    #expect(list.items.map(\.isDone) == [false, true])
    #expect(list.filter == .done)
  }

  @Test("restores the identifier of a removed task")
  func identifiers() {
    let list = state(
      Tasks(),
      after: [.add(title: "a"), .add(title: "b"), .remove(number: 1), .add(title: "c"), .undo]
    )
    #expect(list.items.map(\.id) == [1, 2, 3])
    #expect(list.items.map(\.title) == ["a", "b", "c"])
  }

  @Test(
    "refuses impossible messages, and changes nothing",
    arguments: [
      (.add(title: ""), "title must not be blank; got \"\""),
      (.add(title: "\u{3000}\u{A0}"), "title must not be blank; got \"\u{3000}\u{A0}\""),
      (.edit(number: 1, title: ""), "title must not be blank; got \"\""),
      (.clearDone, "done tasks must exist to be cleared; got none"),
      (.undo, "a removal must exist to be undone; got none"),
      (.toggle(number: 2), "number must be between 1 and 1; got 2"),
      (.remove(number: 0), "number must be between 1 and 1; got 0"),
      (.edit(number: -1, title: "b"), "number must be between 1 and 1; got -1"),
    ] as [(Tasks.Message, String)]
  )
  func refusals(message: Tasks.Message, reason: String) {
    let history = history(Tasks(), [.add(title: "a"), message])
    #expect(history.refused == [reason])
    #expect(history.views.last == "1. [ ] a\n1 of 1 left (all)")
    #expect(
      Tasks().refusal(of: .toggle(number: 1), in: TaskList())
        == Refusal("number must name a task of the list, which is empty; got 1")
    )
  }

  @Test("refuses only new tasks when there are no more identifiers")
  func lastIdentifier() throws {
    let json =
      #"{"items":[{"id":1,"title":"a","isDone":true}],"filter":"all","removals":[[{"place":0,"#
      + #""item":{"id":2,"title":"b","isDone":false}}]],"nextID":9223372036854775807}"#
    let list = try #require(try Tasks().load(json, version: 1))
    let tasks = Tasks(initial: list)
    #expect(
      tasks.refusal(of: .add(title: "c"), in: list)
        == Refusal("identifiers must not exceed 9223372036854775807")
    )
    let others: [Tasks.Message] = [
      .edit(number: 1, title: "c"), .toggle(number: 1), .remove(number: 1), .filter(.done),
      .clearDone, .undo,
    ]
    for message in others { #expect(history(tasks, [message]).refused.isEmpty, "\(message)") }
  }

  @Test("keeps a title on one line")
  func lineBreaks() {
    var list = TaskList()
    list.add("a\nb\u{2028}c")
    let view = Tasks().view(list) { _ in }
    #expect(view == "1. [ ] a\\u{A}b\\u{2028}c\n1 of 1 left (all)")
  }

  @Test("undoes a removal among ten thousand tasks", arguments: [1, 2, 3] as [UInt64])
  func manyUndos(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    var list = TaskList()
    for number in 1...10_000 { list.add("\(number)") }
    for place in 0..<10_000 where Bool.random(using: &generator) { list.toggle(at: place) }
    let full = list.items
    list.clearDone()
    for _ in 0..<100 { list.remove(at: Int.random(in: 0..<list.items.count, using: &generator)) }
    for _ in 0...100 { list.undo() }
    #expect(list.items == full)
  }
}
