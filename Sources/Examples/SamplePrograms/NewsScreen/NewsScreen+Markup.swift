public import Markup

extension NewsScreen {
  /// Draws the screen, and the ways to open and close it.
  public func markup(of state: State) -> Markup<Message> {
    frame([
      screen(state),
      .group(
        "Screen",
        [
          button("open", .open, in: state), button("close", .close, in: state),
          button("bring articles", .loaded(articles), in: state),
        ]
      ),
    ])
  }

  private func screen(_ state: State) -> Markup<Message> {
    guard case .loaded(let articles) = state, !articles.isEmpty else {
      return .status(view(state) { _ in })
    }
    return .ol([.label("Articles")], articles.map { .li([], [.text($0.onOneLine)]) })
  }
}
