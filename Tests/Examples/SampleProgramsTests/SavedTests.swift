import ComponentKit
import Markup
import SamplePrograms
import TestSupport
import Testing

@Suite("Saved states")
struct SavedTests {
  @Test("are restored unchanged, with any titles", arguments: [1, 2, 3] as [UInt64])
  func roundTrip(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    for _ in 0..<100 {
      let todos = generator.todos()
      #expect(try Todos().load(Todos().save(todos), version: 1) == todos)
      #expect(try Drawn(Todos()).load(Drawn(Todos()).save(todos), version: 1) == todos)
      let tasks = generator.tasks()
      let copy = try #require(try Tasks().load(Tasks().save(tasks), version: 1))
      #expect(copy == tasks)
      #expect(try Tasks().save(copy).utf8.elementsEqual(Tasks().save(tasks).utf8))
    }
    for count in [0, 1, -1, .max, .min] as [Int] {
      #expect(Counter().load(Counter().save(count), version: 1) == count)
    }
  }

  @Test("are the JSON of the specification")
  func form() throws {
    let list = state(Todos(), after: [.add(title: "a \"b\""), .toggle(1), .route(.active)])
    let json =
      #"{"todos":[{"id":1,"title":"a \"b\"","completed":true}],"next":2,"route":"active"}"#
    #expect(try Todos().save(list) == json)
  }

  @Test("do not contain the text in an open field")
  func editing() throws {
    let edited = state(Todos(), after: [.add(title: "a"), .edit(1)])
    let list = state(Todos(), after: [.add(title: "a")])
    #expect(edited != list)
    #expect(try Todos().save(edited) == Todos().save(list))
    #expect(try Todos().load(Todos().save(edited), version: 1) == list)
  }

  @Test("of another version are not read")
  func versions() throws {
    #expect(try Todos().load(Todos().save(TodoList()), version: 2) == nil)
    #expect(try Tasks().load(Tasks().save(TaskList()), version: 0) == nil)
    #expect(Counter().load("1", version: 2) == nil)
  }

  @Test(
    "of todos are not read when they were tampered with",
    arguments: [
      "", "null", "[]", "{}", #"{"todos":[],"next":1}"#,
      #"{"todos":[],"next":1,"route":"all","more":1}"#,
      #"{"todos":[],"next":1,"next":2,"route":"all"}"#, #"{"todos":[],"next":0,"route":"all"}"#,
      #"{"todos":[],"next":1,"route":"some"}"#, #"{"todos":{},"next":1,"route":"all"}"#,
      #"{"todos":[1],"next":1,"route":"all"}"#,
      #"{"todos":[{"id":1,"title":"a","completed":true}],"next":1,"route":"all"}"#,
      #"{"todos":[{"id":0,"title":"a","completed":true}],"next":1,"route":"all"}"#,
      #"{"todos":[{"id":1,"title":" a","completed":true}],"next":2,"route":"all"}"#,
      #"{"todos":[{"id":1,"title":"","completed":true}],"next":2,"route":"all"}"#,
      #"{"todos":[{"id":1,"title":"a","completed":1}],"next":2,"route":"all"}"#,
      #"{"todos":[{"id":1,"title":"a","completed":true},{"id":1,"title":"b","completed":true}],"#
        + #""next":2,"route":"all"}"#,
      #"{"todos":[],"next":1,"route":"all"} x"#,
    ]
  )
  func tampered(json: String) throws {
    #expect(try Todos().load(json, version: 1) == nil)
    #expect(try Tasks().load(json, version: 1) == nil)
  }

  @Test(
    "of tasks are not read when they were tampered with",
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
  func tamperedTasks(json: String) throws {
    #expect(try Tasks().load(json, version: 1) == nil)
  }
}

extension SplitMix {
  /// A title that tries to break out of its place.
  fileprivate mutating func hostileTitle() -> String {
    let hostile = [
      "\"", "\\", "\\\"", "\u{0}x", "a\u{1F}b", "\u{2028}x", "</script>", "{\"id\":1}", "\\u0041",
      "e\u{301}", "\u{E9}", "\u{FEFF}x", "\u{1F469}\u{200D}\u{1F680}", "a\nb", "\u{10FFFF}",
    ]
    let piece = hostile[Int.random(in: 0..<hostile.count, using: &self)]
    return Bool.random(using: &self) ? piece : title() + piece + "."
  }

  /// A list of todos with hostile titles, none of which is edited.
  fileprivate mutating func todos() -> TodoList {
    var list = TodoList()
    let todos = Todos()
    for _ in 0..<Int.random(in: 0...8, using: &self) {
      let id = Int.random(in: 1...6, using: &self)
      let messages: [Todos.Message] = [
        .add(title: hostileTitle()), .add(title: hostileTitle()), .toggle(id), .remove(id),
        .route(TodoList.Route.allCases[id % 3]),
      ]
      todos.step(&list, by: messages[Int.random(in: 0..<messages.count, using: &self)])
    }
    return list
  }

  /// A list of tasks with hostile titles.
  fileprivate mutating func tasks() -> TaskList {
    var list = TaskList()
    let tasks = Tasks()
    for _ in 0..<Int.random(in: 0...12, using: &self) {
      let number = Int.random(in: 1...4, using: &self)
      let messages: [Tasks.Message] = [
        .add(title: hostileTitle()), .add(title: hostileTitle()), .toggle(number: number),
        .remove(number: number), .clearDone, .undo, .filter(TaskList.Filter.allCases[number % 3]),
      ]
      tasks.step(&list, by: messages[Int.random(in: 0..<messages.count, using: &self)])
    }
    return list
  }
}
