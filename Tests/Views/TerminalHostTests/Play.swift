import Markup

@testable import TerminalHost

/// A session, with a log of its events.
struct Play {
  var session: TerminalSession
  var view: Markup<String>
  var moves: [String] = []
  var now = Duration.zero

  /// Creates a play in which nothing has the focus yet, as after the Escape key, so that Tab leads to the first
  /// control; unless a control asks for it, or the play begins as a run does.
  init(_ view: Markup<String>, rows: Int = 10, columns: Int = 40, asInARun: Bool = false) {
    self.view = view
    let leaving = [KeyPress("q")]
    session = TerminalSession(view.node, rows: rows, columns: columns, leavingKeys: leaving)
    if asInARun || session.focusElement?["autofocus"] != nil { return }
    session.unfocus()
  }

  @discardableResult
  mutating func take(_ input: Input) -> TerminalSession.Outcome {
    let now = now
    return noting { $0.take(input, at: now, answer: $1) }
  }

  /// Does something with the session, and adds the messages of its events to the log.
  private mutating func noting<Result>(
    _ act: (inout TerminalSession, TerminalSession.Answer) -> Result
  ) -> Result {
    var moves = moves
    defer { self.moves = moves }
    return act(&session) { [view] event, path in
      guard let move = view.message(for: event, at: path) else { return false }
      moves.append(move)
      return true
    }
  }

  @discardableResult
  mutating func press(_ keys: String...) -> TerminalSession.Outcome {
    keys.reduce(.goesOn) { take(.key(KeyPress($1))) == .goesOn ? $0 : .left }
  }

  mutating func click(_ row: Int, _ column: Int) {
    take(.pointer(Pointer(action: .down(0), row: row, column: column)))
    take(.pointer(Pointer(action: .up(0), row: row, column: column)))
  }

  mutating func show(_ new: Markup<String>) {
    view = new
    noting { $0.show(new.node, $1) }
    session.settle()
  }
}

extension TerminalSession {
  /// Takes the focus from what has it, as the Escape key does in a field, and shows the beginning.
  mutating func unfocus() {
    setFocus(to: nil)
    scroll = 0
    redraw()
  }
}

extension Play {
  /// A form of a field, two buttons and a box.
  static func form(_ text: String? = "") -> Markup<String> {
    .form(
      [.onSubmit("sent")],
      [
        .input(
          [.attribute("size", "10"), .onInput { "input \($0)" }] + (text.map { [.value($0)] } ?? [])
        ),
        .button([.onClick("clicked")], ["send"]),
        .button([.type("button"), .onClick("other")], ["no"]),
        .input([.type("checkbox"), .onCheck { "check \($0)" }]),
      ]
    )
  }
}
