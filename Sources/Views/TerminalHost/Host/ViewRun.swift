import Markup

/// The latest view of a host, and the session that shows it.
struct ViewRun<Message: Sendable> {
  let device: TerminalDevice
  let mailbox: ViewMailbox<Message>
  let send: (Message) -> Void
  private var markup: Markup<Message>
  var session: TerminalSession

  /// The latest report, until the person goes on.
  var report: ViewReport?

  init(
    _ device: TerminalDevice,
    _ mailbox: ViewMailbox<Message>,
    showing markup: Markup<Message>,
    leavingKeys: [String],
    _ theme: TerminalTheme = .plain,
    send: @escaping (Message) -> Void
  ) {
    self.device = device
    self.mailbox = mailbox
    self.markup = markup
    self.send = send
    session = TerminalSession(
      markup.node,
      rows: device.canDraw ? device.size.rows : TerminalSession.mostRows,
      columns: device.size.columns,
      signs: theme.signs,
      leavingKeys: leavingKeys.map { KeyPress($0) }
    )
  }

  /// Shows the latest view of the host, and takes the latest report; returns whether there is any news.
  @discardableResult
  mutating func update() -> Bool {
    let news = mailbox.take()
    if let view = news.view {
      markup = view
      session.show(view.node, answer)
    }
    if news.isSettled { session.settle() }
    if let new = news.report, !(new.isRefusal && session.showsRefusals) { report = new }
    return news.view != nil || news.report != nil
  }

  /// Handles input; the report of what the person did before is gone.
  mutating func take(_ input: Input, at time: Duration) -> TerminalSession.Outcome {
    if input.isAct { report = nil }
    return session.take(input, at: time, answer: answer)
  }

  /// The contents of the terminal: a refusal is below the control that was used, any other report at
  /// the lower edge.
  var contents: ScreenContents {
    var contents = session.contents
    if let report {
      contents.lay(report.text, below: report.isRefusal ? session.focusedCells : nil)
    }
    return contents
  }

  /// The names of the controls that have one, by their paths.
  var names: [[Int]: String] {
    var names: [[Int]: String] = [:]
    for control in markup.controls where !control.name.isEmpty {
      names[control.path] = control.name
    }
    return names
  }

  /// Sends the message of an event, and returns whether there is one.
  var answer: TerminalSession.Answer {
    { [markup, send] event, path in
      guard let message = markup.message(for: event, at: path) else { return false }
      send(message)
      return true
    }
  }
}

extension Input {
  /// Whether a person begins something, which they have ended when they let a button go.
  fileprivate var isAct: Bool {
    switch self {
    case .key, .paste: true
    case .pointer(let pointer): if case .down = pointer.action { true } else { false }
    case .focus, .ground: false
    }
  }
}
