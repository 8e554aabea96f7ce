import ComponentKit
import Markup
import Testing

@testable import WebHost

extension Session {
  /// Takes an input, and returns the commands for the page; nil if no part of the view handles it.
  fileprivate mutating func commands(of input: Input) -> [Scheduler.Command]? {
    take(input) ? allCommands() : nil
  }

  /// Takes an input of work or of a wait, and returns the commands for the page.
  fileprivate mutating func commands(
    adding input: InputQueue<Message, Never>.Input
  ) -> [Scheduler.Command]? {
    add(input)
    return allCommands()
  }

  private mutating func allCommands() -> [Scheduler.Command] {
    var commands: [Scheduler.Command] = []
    while let command = next() { commands.append(command) }
    return commands
  }
}

@Suite("Session")
struct SessionTests {
  /// A field that greets the named person, after a delay.
  struct Greeter: MarkupProgram {
    enum Message: Sendable {
      case named(String)
      case greet
      case heard(String)
      case twice
    }
    let ask: @Sendable (String) -> Work<String>
    let initial = ""
    var initialEffect: Effect<Message> { .message(.named("you")) }

    func update(_ text: inout String, by message: Message) -> Effect<Message> {
      switch message {
      case .named(let name): text = name
      case .heard(let greeting): text += greeting
      case .greet: return .work(ask(text).map { .heard($0) })
      case .twice: return .merge([.message(.heard("1")), .message(.heard("2"))])
      }
      return .none
    }

    func markup(of text: String) -> Markup<Message> {
      .div(
        [],
        [
          .input([.value(text), .onInput { .named($0) }]),
          .button([.onClick(.greet)], ["greet"]),
          .button([.onClick(.twice)], ["twice"]),
        ]
      )
    }
  }

  private func session(_ policy: WorkPolicy = .latest) -> Session<Elm<Greeter>> {
    let greeter = Greeter { _ in Work("ask", policy: policy) { _ in .none } }
    var session = Session(Component<Elm<Greeter>>(greeter))
    #expect(session.commands(of: .opened)?.isEmpty == true)
    return session
  }

  private func text(_ session: Session<Elm<Greeter>>) -> String {
    session.component.view.node.element?.children[0].element?["value"] ?? ""
  }

  @Test("performs the initial effect, and draws what it changed at once")
  func opened() {
    var session = session()
    #expect(text(session) == "you")
    let page = ModelPage()
    if let patch = session.redraw() { page.apply(patch) }
    #expect(page.root == ModelPage.Item(showing: session.component.view.node))
    #expect(session.redraw() == nil)
  }

  @Test("handles exactly the events that the view handles")
  func answers() {
    var session = session()
    #expect(session.commands(of: .event(Event(.click), path: [0])) == nil)
    #expect(session.commands(of: .event(Event(.click), path: [9, 9])) == nil)
    #expect(session.commands(of: .event(Event(.input, value: "Ada"), path: [0])) != nil)
    #expect(text(session) == "Ada")
  }

  /// A field whose text is saved when it loses the focus, and which another event may close.
  struct Editor: MarkupProgram {
    enum Message: Sendable {
      case close
      case save(String)
    }
    struct State {
      var isOpen = true
      var saved = ""
    }
    let initial = State()

    func update(_ state: inout State, by message: Message) {
      switch message {
      case .close: state.isOpen = false
      case .save(let text): state.saved = text
      }
    }

    func markup(of state: State) -> Markup<Message> {
      .div(
        [],
        [.button([.onClick(.close)], [.text(state.saved)])]
          + (state.isOpen ? [.input([.on(.blur) { .save($0.value) }])] : [])
      )
    }
  }

  @Test("handles an event of a removed element by the markup before")
  func past() {
    var session = Session(Component<Elm<Editor>>(Editor()))
    _ = session.redraw()
    _ = session.commands(of: .event(Event(.click), path: [0]))
    _ = session.redraw()
    let blur = Event(.blur, value: "milk")
    #expect(session.commands(of: .event(blur, path: [1])) == nil)
    #expect(session.commands(of: .event(blur, path: [1], isPast: true)) != nil)
    #expect(session.component.view.text == "milk")
    _ = session.redraw()
    #expect(session.commands(of: .event(blur, path: [1], isPast: true)) == nil)
  }

  @Test("handles such an event also after a message that changes nothing")
  func pastOfUnchanged() {
    var session = Session(Component<Elm<Editor>>(Editor()))
    _ = session.redraw()
    for _ in 0..<2 {
      _ = session.commands(of: .event(Event(.click), path: [0]))
      _ = session.redraw()
    }
    let blur = Event(.blur, value: "milk")
    #expect(session.commands(of: .event(blur, path: [1], isPast: true)) != nil)
    #expect(session.component.view.text == "milk")
  }

  @Test("sends the messages that a program sends itself, in their order")
  func ownMessages() {
    var session = session()
    _ = session.commands(of: .event(Event(.click), path: [2]))
    #expect(text(session) == "you12")
  }

  @Test("starts work, and receives its messages only until it is stopped")
  func work() {
    var session = session()
    let first = session.commands(of: .event(Event(.click), path: [1])) ?? []
    guard case .start(let ticket, _)? = first.first else {
      Issue.record("work must be started; got \(first.count) steps")
      return
    }
    _ = session.commands(adding: .workMessage(.heard("!"), ticket))
    #expect(text(session) == "you!")
    let second = session.commands(of: .event(Event(.click), path: [1])) ?? []
    #expect(second.count == 2)
    _ = session.commands(adding: .workMessage(.heard("late"), ticket))
    #expect(text(session) == "you!")
    #expect(session.commands(adding: .workEnded(ticket, nil))?.isEmpty == true)
  }

  @Test("cancels a removed subscription, but not those within its name")
  func subscriptions() {
    struct Reader: MarkupProgram {
      let initial: [String] = ["feed", "feed/images"]
      func update(_ names: inout [String], by message: [String]) -> Effect<[String]> {
        names = message
        return .none
      }
      func subscriptions(of names: [String]) -> [Work<[String]>] {
        names.map { Work(EffectID($0)) { _ in .none } }
      }
      func markup(of names: [String]) -> Markup<[String]> { .div([], []) }
    }
    var session = Session(Component<Elm<Reader>>(Reader()))
    let tickets = (session.commands(of: .opened) ?? []).map { step in
      if case .start(let ticket, _) = step { ticket } else { -1 }
    }
    #expect(tickets.count == 2)
    let stopped = (session.commands(of: .message(["feed/images"])) ?? []).map { step in
      if case .cancel(let ticket) = step { ticket } else { -1 }
    }
    #expect(stopped == [tickets.first])
  }

  @Test("waits as a policy requires")
  func policy() {
    var session = session(.debounce(.milliseconds(20)))
    let asked = session.commands(of: .event(Event(.click), path: [1])) ?? []
    guard case .wait(let time, let ticket)? = asked.first else {
      Issue.record("a wait must be requested; got \(asked.count) steps")
      return
    }
    #expect(time == .milliseconds(20))
    let begun = session.commands(adding: .elapsed(ticket)) ?? []
    // The wait has ended, so the page releases it; then the work starts.
    guard begun.count == 2, case .start = begun[1] else {
      Issue.record("work must be started; got \(begun.count) steps")
      return
    }
  }

  /// Takes a 1, and refuses a 2.
  private struct Gate: MarkupProgram {
    let initial = 0
    func refusal(of message: Int, in state: Int) -> Refusal? {
      message > 1 ? Refusal("\(message) is too many") : nil
    }
    func update(_ count: inout Int, by message: Int) -> Effect<Int> {
      count += message
      return .none
    }
    func markup(of count: Int) -> Markup<Int> {
      .div([], [.button([.onClick(1)], ["1"]), .button([.onClick(2)], ["2"])])
    }
  }

  @Test("has the reason of the last message, if that was refused")
  func refused() {
    var session = Session(Component<Elm<Gate>>(Gate()))
    _ = session.commands(of: .opened)
    for (button, reason) in [(1, "2 is too many"), (0, nil), (1, "2 is too many")] {
      _ = session.commands(of: .event(Event(.click), path: [button]))
      #expect(session.refusal?.reason == reason)
    }
  }
}
