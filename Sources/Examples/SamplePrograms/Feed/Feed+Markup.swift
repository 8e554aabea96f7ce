public import Markup

extension Feed {
  /// Draws the sources, each with its items and its possible answers.
  public func markup(of state: FeedState) -> Markup<Message> {
    frame([
      .field("Follow") { .follow($0) },
      button("refresh", .refresh, in: state),
      state.sources.isEmpty
        ? .status("nothing is followed")
        : .div([.class("sources")], state.sources.map { source($0, in: state) }),
    ])
  }

  private func source(_ source: FeedState.Source, in state: FeedState) -> Markup<Message> {
    let name = source.name
    return .section(
      [.label(name)],
      [
        .h3([], [.text(name)]),
        .status(source.news),
        .ol([], source.items.enumerated().map { item($1, number: $0 + 1, of: name) }),
        .group(
          "What \(name) answers",
          [
            .field("Items of \(name), with commas between them") {
              .arrived(ScriptLine("arrive \($0)").list, from: name)
            },
            button("out of reach", .failed("out of reach", of: name), in: state),
          ]
        ),
        button("unfollow", .unfollow(name), in: state, [.label("Unfollow \(name)")]),
      ]
    )
    .keyed(Key(name))
  }

  private func item(_ item: FeedState.Item, number: Int, of name: String) -> Markup<Message> {
    let title = item.title.onOneLine
    guard item.isNew else { return .li([], [.text(title)]).keyed(Key(number)) }
    return .li(
      [.class("new")],
      [
        .strong([], [.text(title)]), " ",
        .button("read", .read(number, of: name), label: "Mark \(title) as read"),
      ]
    )
    .keyed(Key(number))
  }
}
