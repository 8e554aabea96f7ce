import ComponentKit
import Markup
import SamplePrograms
import TestSupport
import Testing

@Suite("Saved states")
struct SavedTests {
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
    #expect(try Drawn(Todos()).load(Drawn(Todos()).save(edited), version: 1) == list)
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
