import ComponentKit
import Markup
import WebHost

/// Shows the markup that a text describes, so that a test chooses the markup.
///
/// Buttons are commands: a press sends the button's value, and so does a change event, which is no action
/// of a person.
struct Described: RoutedProgram, SavedProgram, MarkupProgram {
  enum Message: Sendable {
    case show(String)
    case write(String)
    case route(String)
    case log(String)
    case clear
    case unsaved
  }

  struct State {
    var description = ""
    var text = ""
    var route = "start"
    var log: [String] = []
    var drawings = 0
  }

  static let version = 1

  /// The prefix of the identifiers of the commands.
  let name: String

  /// Whether each description is drawn afresh instead of as a patch of the one before.
  let isAfresh: Bool

  let initial = State()

  func update(_ state: inout State, by message: Message) {
    switch message {
    case .show(let description):
      state.description = description
      state.drawings += 1
    case .write(let text): state.text = text
    case .route(let route): state.route = route
    case .log(let line): state.log = state.log.suffix(20) + [line]
    case .clear: state.log = []
    case .unsaved: state.log.append("unsaved")
    }
  }

  func markup(of state: State) -> Markup<Message> {
    var reader = Description(state.description, text: state.text)
    return .div(
      [],
      [
        command("show") { .show($0) },
        command("write") { .write($0) },
        command("route") { .route($0) },
        command("clear") { _ in .clear },
        .div([.id("\(name)-shown")], reader.children())
          .keyed(Key(isAfresh ? state.drawings : 0)),
        .pre([.id("\(name)-log")], state.log.map { .p([], [.text($0)]) }),
        .pre([.id("\(name)-text")], [.text(state.text)]),
        .pre([.id("\(name)-routed")], [.text(state.route)]),
      ]
    )
  }

  private func command(
    _ word: String,
    _ message: @escaping @Sendable (String) -> Message
  )
    -> Markup<Message>
  {
    .button(
      [
        .id("\(name)-\(word)"), .on(.click) { message($0.value) },
        .on(.change) { message($0.value) },
      ],
      [.text(word)]
    )
  }

  func save(_ state: State) -> String { state.text }

  func load(_ text: String, version: Int) -> State? {
    text.utf8.first == UInt8(ascii: "!") ? nil : State(text: text)
  }

  func message(for route: String) -> Message? { .route(route) }

  func route(of state: State) -> String { state.route }
}

let patched = Described(name: "patched", isAfresh: false)
Page.start(Elm<Described>.self, of: patched, keptAs: "described", unsaved: .unsaved)
Page.start(Component<Elm<Described>>(Described(name: "afresh", isAfresh: true)))
