import Markup

/// The latest view of a host, and the session that shows it.
struct ViewRun<Message: Sendable> {
  let device: TerminalDevice
  let mailbox: ViewMailbox<Message>
  let send: (Message) -> Void
  private var markup: Markup<Message>
  var session: TerminalSession

  init(
    _ device: TerminalDevice,
    _ mailbox: ViewMailbox<Message>,
    showing markup: Markup<Message>,
    leavingKeys: [String],
    send: @escaping (Message) -> Void
  ) {
    self.device = device
    self.mailbox = mailbox
    self.markup = markup
    self.send = send
    session = TerminalSession(
      markup.node,
      rows: device.size.rows,
      columns: device.size.columns,
      leavingKeys: leavingKeys.map { KeyPress($0) }
    )
  }

  /// Shows the latest view of the host, and returns the latest report.
  mutating func update() -> String? {
    let news = mailbox.take()
    if let view = news.view {
      markup = view
      session.show(view.node, answer)
    }
    if news.isSettled { session.settle() }
    return news.report
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
