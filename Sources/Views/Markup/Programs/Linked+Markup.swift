public import ComponentServices
import ReplicaSync

extension Linked: DrawnProgram where Base: DrawnProgram {
  /// Draws the state that is shown, and below it what was lost and how the link is.
  ///
  /// ```swift
  /// import EmbeddedText
  /// struct Likes: MarkupProgram {
  ///   enum Message: String, CaseIterable, TextMessage { case like }
  ///   let initial = 0
  ///   func update(_ count: inout Int, by message: Message) { count += 1 }
  ///   func markup(of count: Int) -> Markup<Message> {
  ///     .button([.onClick(.like)], ["\(count) likes"])
  ///   }
  /// }
  /// let clock = NetworkClock(now: { .zero }, after: { _, _ in .none })
  /// let silent = Network(clock: clock) { _, _ in .none }
  /// let log = try WebAddress("https://example.com/log")
  /// let shared = Drawn(Linked(Likes(), to: log, over: silent))
  /// var likes = Component<Elm<Drawn<Linked<Likes>>>>(shared)
  /// likes.send(.own(.like))
  /// likes.view.text  // "1 likesConnecting. 1 change waits.Disconnect"
  /// ```
  public func markup(of state: State) -> Markup<Message> {
    let program = base.markup(of: state.replica.shown).map { Message.own($0) }
    let sharing = lost(state) + [link(state)]
    return .div([], [program, .footer([.class("sharing"), .label("Sharing")], sharing)])
  }

  /// What the person must know is lost.
  private func lost(_ state: State) -> [Markup<Message>] {
    if state.lost.isEmpty { return [] }
    let messages = state.lost.map { Markup<Message>.li([], [.code([], [.text(coding.write($0))])]) }
    return [
      .div(
        [.role("alert")],
        [
          .p([], ["Lost, since others have changed something meanwhile:"]),
          .ul([], messages),
          .button([.type("button"), .onClick(.dismiss)], ["Dismiss"]),
        ]
      )
    ]
  }

  /// The state of the connection, and the button that changes it.
  private func link(_ state: State) -> Markup<Message> {
    let isOff = state.connection == .off
    return .ul(
      [],
      [
        .li(
          [],
          [
            .span([.role("status")], [.text(sentence(state))]),
            .button(
              [.type("button"), .onClick(.connect(isOff))],
              [isOff ? "Connect" : "Disconnect"]
            ),
          ]
        )
      ]
    )
  }

  private func sentence(_ state: State) -> String {
    let count = state.replica.pending.count
    let changes = count == 1 ? "1 change" : String(count) + " changes"
    let verb = count == 1 ? " waits." : " wait."
    let waiting = count == 0 ? "" : " " + changes + verb
    switch state.connection {
    case .off: return "Disconnected." + waiting
    case .opening: return "Connecting." + waiting
    case .open: return count == 0 ? "All changes are shared." : "Sharing " + changes + "."
    case .broken(let reason): return "Not connected: " + reason + "." + waiting
    }
  }
}
