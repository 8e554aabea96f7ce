import ComponentKit
import Markup
import SamplePrograms
import WebHost

/// A sample program that shows its text, and takes its messages as texts.
struct Spoken<Base: DrawnProgram>: MarkupProgram, WrappingProgram where Base.View == String {
  let base: Base
  let read: @Sendable (String) -> Base.Message?

  func markup(of state: Base.State) -> Markup<Base.Message> {
    .div(
      [],
      [
        .input([.label("line"), .on(.change) { [read] in read($0.value) }]),
        .pre([], [.text(base.view(state) { _ in })]),
      ]
    )
  }
}

/// Starts a program in every architecture.
func start<Base: DrawnProgram>(
  _ base: Base,
  _ name: String,
  read: @escaping @Sendable (String) -> Base.Message?
) where Base.View == String {
  let program = Spoken(base: base, read: read)
  Page.start(Component<Elm<Spoken<Base>>>(program), titled: "\(name) elm")
  Page.start(Component<Redux<Spoken<Base>>>(program), titled: "\(name) redux")
  Page.start(Component<React<Spoken<Base>>>(program), titled: "\(name) react")
  Page.start(Component<Halogen<Spoken<Base>>>(program), titled: "\(name) halogen")
  Page.start(Component<Elm<Drawn<Base>>>(Drawn(base)), titled: "\(name) drawn")
}

/// Starts a program that takes the numbers of its messages.
func start<Base: DrawnProgram>(_ base: Base, _ name: String, _ messages: [Base.Message])
where Base.View == String {
  start(base, name) { text in
    Int(text).flatMap { messages.indices.contains($0) ? messages[$0] : nil }
  }
}

start(Counter(), "counter") { Counter.Message(rawValue: $0) }
start(Tasks(), "tasks") { try? Tasks.Message(text: $0) }
start(Wizard(), "wizard") { try? Wizard.Message(text: $0) }
start(Life(), "life") { try? Life.Message(text: $0) }
start(Todos(), "todos") { try? Todos.Message(text: $0) }
start(Temperature(), "temperature", [.celsius("100"), .fahrenheit("-40"), .celsius("<b>")])
start(
  FlightBooker(),
  "flight",
  [.book, .choose(.return), .back("26.03.2014"), .book, .back("29.02.2016"), .book]
)
start(DurationTimer(), "timer", [.tick, .duration(2), .tick, .tick, .duration(3), .tick])
start(
  People(),
  "people",
  [.filter("M"), .select(2), .surname("<i>"), .update, .filter(""), .create, .delete]
)
start(
  CircleDrawer(),
  "circles",
  [.press(x: 40, y: 30), .press(x: 45, y: 30), .adjust, .diameter(50), .close, .undo, .redo]
)
start(
  Feed(),
  "feed",
  [
    .follow("news"), .follow("sport"), .arrived(["one", "two"], from: "news"),
    .failed("rain", of: "sport"), .read(1, of: "news"),
  ]
)
start(Die(), "die", [.fell(3), .fell(6)])
start(
  Notebook(),
  "notebook",
  [
    .add("milk", within: []), .add("<b>", within: [1]), .rewrite([1, 1], "tea"),
    .add("moths", within: []), .move([2], to: 1), .read, .levels(1),
  ]
)
start(Cells(columns: 3, rows: 4), "cells", [])
