public import Markup

extension Feed {
  /// Draws the sources, each with its items and its possible answers.
  public func markup(of state: FeedState) -> Markup<Message> {
    frame(
      "feed",
      titled: "Feed",
      [
        .div(
          [.class("follow")],
          [.field("Follow") { .follow($0) }, button("Refresh", .refresh, in: state)]
        ),
        state.sources.isEmpty
          ? .p([.class("empty"), .role("status")], ["Nothing is followed yet."])
          : .list(
            "div",
            [.class("sources")],
            redrawing: state.sources,
            id: { $0.name },
            row: { source($0, in: state) }
          ),
      ]
    )
  }

  /// The titles in a text, which has commas between them.
  private static func titles(in text: String) -> [String] {
    text.parts { $0 == UInt8(ascii: ",") }.map { $0.trimmed }.filter { !$0.isEmpty }
  }

  private func source(_ source: FeedState.Source, in state: FeedState) -> Markup<Message> {
    let name = source.name
    let rows = source.items.enumerated().map { Row(number: $0 + 1, item: $1, source: name) }
    return .section(
      [.label(name)],
      [
        .div(
          [.class("source")],
          [
            .h2([], [.text(name)]),
            .p([.class(source.mood), .role("status")], [.text(source.news)]),
            button(
              "\u{D7}",
              .unfollow(name),
              in: state,
              [.class("quiet"), .label("Unfollow \(name)")]
            ),
          ]
        ),
        .list("ol", of: rows) { Self.row($0) },
        .details(
          "Answer as \(name)",
          [
            .field("Items of \(name), with commas between them") {
              .arrived(Self.titles(in: $0), from: name)
            },
            button("Out of reach", .failed("out of reach", of: name), in: state),
          ]
        ),
      ]
    )
  }

  /// An item as its row shows it: with the number and the source by which messages name it.
  private struct Row: Equatable, Identifiable, Sendable {
    let number: Int
    let item: FeedState.Item
    let source: String

    var id: Int { number }
  }

  private static func row(_ row: Row) -> Markup<Message> {
    let title = row.item.title.onOneLine
    guard row.item.isNew else { return .li([], [.text(title)]) }
    return .li(
      [.class("new")],
      [
        .strong([], [.text(title)]), " ",
        .button("Read", .read(row.number, of: row.source), label: "Mark \(title) as read"),
      ]
    )
  }
}

extension FeedState.Source {
  /// The class of the text about the progress.
  fileprivate var mood: String {
    switch status {
    case .loading: "loading"
    case .loaded: items.contains { $0.isNew } ? "news" : "soft"
    case .failed: "failure"
    }
  }
}
