import ComponentKit
import Markup
import SamplePrograms
import Testing

/// The specification of TodoMVC, sentence by sentence.
@Suite("Todos")
struct TodosTests {
  /// A hand on the drawing of the program, after messages.
  private func hand(_ messages: Todos.Message...) -> Hand<Elm<Drawn<Todos>>> {
    var component = Component<Elm<Drawn<Todos>>>(Drawn(Todos()))
    for message in messages { component.send(message) }
    return Hand(component: component)
  }

  /// The titles that are shown.
  private func titles(_ hand: Hand<Elm<Drawn<Todos>>>) -> [String] {
    hand.node.things.filter { thing in
      thing.element.tag == "label"
        && !thing.element.children.contains { $0.element?.tag == "input" }
    }.map(\.name)
  }

  @Test("hide the main part and the foot when there are none")
  func empty() {
    for hand in [hand(), hand(.add(title: "a"), .remove(1))] {
      #expect(hand.node.things("main").isEmpty && hand.node.things("footer").isEmpty)
    }
    let filled = hand(.add(title: "a"))
    #expect(filled.node.things("main").count == 1 && filled.node.things("footer").count == 1)
  }

  @Test("are appended by Enter, and the field is empty again")
  func new() throws {
    var hand = hand(.add(title: "a"))
    hand.touch("new-todo", Event(.keyDown, value: "b", key: "x"))
    #expect(titles(hand) == ["a"])
    let path = try #require(hand.thing("new-todo")?.path)
    let key = hand.node[path]?.key
    hand.touch("new-todo", Event(.keyDown, value: " ", key: "Enter"))
    #expect(hand.node[path]?.key == key, "the refused text stays in the field")
    hand.touch("new-todo", Event(.keyDown, value: "b", key: "Enter"))
    #expect(titles(hand) == ["a", "b"])
    #expect(hand.thing("new-todo")?.path == path)
    #expect(hand.node[path]?.key != key, "the field is another one, in focus and empty")
    #expect(hand.thing("new-todo")?.element["value"] == nil)
    #expect(hand.thing("new-todo")?.element["autofocus"] == "")
    #expect(hand.thing("new-todo")?.element["placeholder"] == "What needs to be done?")
  }

  @Test("are trimmed, and must not be blank")
  func trimmed() {
    var hand = hand()
    hand.touch("new-todo", Event(.keyDown, value: " \t\u{3000}", key: "Enter"))
    #expect(titles(hand) == [])
    hand.touch("new-todo", Event(.keyDown, value: " \u{A0}buy  milk\n", key: "Enter"))
    #expect(titles(hand) == ["buy  milk"])
  }

  @Test("are all marked as complete, or none, by one box")
  func toggleAll() {
    var hand = hand(.add(title: "a"), .add(title: "b"), .toggle(1), .route(.completed))
    #expect(hand.thing("toggle-all")?.element["checked"] == nil)
    // The one that is not shown is marked, too.
    hand.touch("toggle-all", Event(.change, isChecked: true))
    #expect(hand.node.things("completed").count == 2)
    hand.touch("toggle-all", Event(.change, isChecked: false))
    #expect(hand.node.things("completed").isEmpty)
  }

  @Test("check that box when all of them are checked, and clear it with the completed ones")
  func toggleAllFollows() {
    var hand = hand(.add(title: "a"), .add(title: "b"), .toggle(1))
    hand.touch("toggle", Event(.change, isChecked: true), number: 2)
    #expect(hand.thing("toggle-all")?.element["checked"] == "")
    hand.touch("toggle", Event(.change, isChecked: false), number: 1)
    #expect(hand.thing("toggle-all")?.element["checked"] == nil)
    hand.touch("toggle", Event(.change, isChecked: true), number: 1)
    hand.touch("clear-completed", Event(.click))
    #expect(hand.thing("toggle-all") == nil)
    hand.touch("new-todo", Event(.keyDown, value: "c", key: "Enter"))
    #expect(hand.thing("toggle-all")?.element["checked"] == nil)
  }

  @Test("have a box that marks them as complete, and their row with it")
  func toggle() {
    var hand = hand(.add(title: "a"), .add(title: "b"))
    hand.touch("toggle", Event(.change, isChecked: true), number: 2)
    #expect(hand.node.things("completed").map { $0.element.tag } == ["li"])
    #expect(hand.node.things("toggle").map { $0.element["checked"] } == [nil, ""])
  }

  @Test("are edited when their label is pressed twice, or by a key")
  func edit() throws {
    for event in [Event(.doubleClick), Event(.keyDown, key: "Enter")] {
      var hand = hand(.add(title: "a"), .add(title: "b"))
      let label = try #require(
        hand.node.things.first { $0.element.tag == "label" && $0.name == "b" }
      )
      let move = try #require(hand.component.view.message(for: event, at: label.path))
      hand.component.send(move)
      #expect(hand.node.things("editing").map { $0.element.tag } == ["li"])
      #expect(hand.thing("edit")?.element["value"] == "b")
      #expect(hand.thing("edit")?.element["autofocus"] == "")
      #expect(hand.node.things("view").map { $0.element["hidden"] } == [nil, ""])
    }
  }

  @Test("have a button that removes them")
  func destroy() {
    var hand = hand(.add(title: "a"), .add(title: "b"))
    #expect(hand.node.things("destroy").map { $0.name } == ["Remove a", "Remove b"])
    hand.touch("destroy", Event(.click), number: 1)
    #expect(titles(hand) == ["b"])
  }

  @Test(
    "are saved trimmed when they lose the focus and by Enter",
    arguments: [
      Event(.blur, value: " c "), Event(.keyDown, value: " c ", key: "Enter"),
    ]
  )
  func save(event: Event) {
    var hand = hand(.add(title: "a"), .edit(1))
    hand.touch("edit", event)
    #expect(titles(hand) == ["c"])
    #expect(hand.node.things("editing").isEmpty && hand.thing("edit") == nil)
  }

  @Test("are removed when they are saved empty")
  func saveEmpty() {
    var hand = hand(.add(title: "a"), .add(title: "b"), .edit(1))
    hand.touch("edit", Event(.blur, value: " "))
    #expect(titles(hand) == ["b"])
  }

  @Test("keep their title on Escape, also if the field then loses the focus")
  func discard() throws {
    var hand = hand(.add(title: "a"), .edit(1))
    let field = try #require(hand.thing("edit"))
    let blur = try #require(
      hand.component.view.message(for: Event(.blur, value: "c"), at: field.path)
    )
    hand.touch("edit", Event(.keyDown, value: "c", key: "Escape"))
    #expect(hand.component.send(blur) == Refusal("a todo must be edited for that to end; got none"))
    #expect(titles(hand) == ["a"])
    #expect(hand.node.things("editing").isEmpty)
  }

  @Test(
    "are counted with a singular and a plural",
    arguments: [
      ([.add(title: "a"), .toggle(1)], "0 items left"), ([.add(title: "a")], "1 item left"),
      ([.add(title: "a"), .add(title: "b")], "2 items left"),
    ] as [([Todos.Message], String)]
  )
  func count(messages: [Todos.Message], text: String) throws {
    let markup = Todos().markup(of: state(Todos(), after: messages))
    let count = try #require(markup.node.things("todo-count").first)
    #expect(count.name == text)
    let strong = markup.node.things.filter { $0.element.tag == "strong" }
    #expect(strong.map { $0.name } == [String(text.prefix(1))])
  }

  @Test("are cleared when they are completed, by a button that is there only then")
  func clear() {
    var hand = hand(.add(title: "a"), .add(title: "b"))
    #expect(hand.thing("clear-completed") == nil)
    hand.touch("toggle", Event(.change, isChecked: true), number: 1)
    #expect(hand.thing("clear-completed")?.name == "Clear completed")
    hand.touch("clear-completed", Event(.click))
    #expect(titles(hand) == ["b"])
    #expect(hand.thing("clear-completed") == nil)
  }

  @Test(
    "are shown by the address of the page",
    arguments: [
      ("/", ["a", "b"], "All"), ("", ["a", "b"], "All"), ("/active", ["b"], "Active"),
      ("/completed", ["a"], "Completed"), ("!/completed", ["a"], "Completed"),
    ]
  )
  func routes(route: String, shown: [String], selected: String) throws {
    var hand = hand(.add(title: "a"), .add(title: "b"), .toggle(1), .route(.active))
    hand.component.send(try #require(Todos().message(for: route)))
    #expect(titles(hand) == shown)
    #expect(hand.node.things("selected").map { $0.name } == [selected])
    let links = hand.node.things.filter { $0.element.tag == "a" }
    #expect(links.map { $0.element["href"] } == ["#/", "#/active", "#/completed"])
  }

  @Test("refuse other addresses, and return their own")
  func addresses() throws {
    for route in ["/done", "active", "/active/", "!!/", "#/"] {
      #expect(Todos().message(for: route) == nil, "\(route)")
    }
    for route in ["/", "/active", "/completed"] {
      var list = TodoList()
      Todos().update(&list, by: try #require(Todos().message(for: route)))
      #expect(Todos().route(of: list) == route)
      #expect(Drawn(Todos()).route(of: list) == route)
    }
  }

  @Test("disappear as soon as the filter excludes them")
  func filtered() {
    var hand = hand(.add(title: "a"), .add(title: "b"), .route(.active))
    hand.touch("toggle", Event(.change, isChecked: true), number: 1)
    #expect(titles(hand) == ["b"])
  }

  @Test("have a number that no other one ever has")
  func numbers() {
    #expect(
      history(Todos(), [.add(title: "a"), .remove(1), .add(title: "b"), .toggle(1), .toggle(2)])
        .views == [
          "nothing to do (all)", "1. [ ] a\n1 item left (all)", "nothing to do (all)",
          "2. [ ] b\n1 item left (all)", "2. [ ] b\n1 item left (all)",
          "2. [x] b\n0 items left (all)",
        ]
    )
  }

  @Test("change one row if one of a thousand changes")
  func oneRow() {
    var list = TodoList()
    for number in 1...1_000 { list.add("todo \(number)") }
    let before = Todos().markup(of: list).node
    list.change(500) { $0.title = "another" }
    let patch = Patch(from: before, to: Todos().markup(of: list).node)
    // The names of the box and the button, and the text between them.
    #expect(patch?.touched == 3)
  }

  @Test(
    "refuse impossible messages, and change nothing",
    arguments: [
      (.add(title: "\u{3000}"), "title must not be blank; got \"\u{3000}\""),
      (.toggle(2), "number must be that of a todo; got 2"),
      (.remove(0), "number must be that of a todo; got 0"),
      (.clearCompleted, "completed todos must exist to be cleared; got none"),
      (.save(title: "b"), "a todo must be edited for that to end; got none"),
      (.discard, "a todo must be edited for that to end; got none"),
    ] as [(Todos.Message, String)]
  )
  func refusals(message: Todos.Message, reason: String) {
    let history = history(Todos(), [.add(title: "a"), message])
    #expect(history.refused == [reason])
    #expect(history.views.last == "1. [ ] a\n1 item left (all)")
    #expect(
      Todos().refusal(of: .toggleAll(true), in: TodoList())
        == Refusal("todos must exist to be marked; got none")
    )
  }
}
