import ComponentKit
public import Markup

extension Notebook {
  /// Draws the outline or the reader, and the buttons that show either.
  public func markup(of screen: NotebookScreen) -> Markup<Message> {
    let (shown, side) =
      switch screen.sides.view {
      case .left(let notes): (outline(notes, in: screen), "Outline")
      case .right(let levels): (reader(levels, in: screen), "Read")
      }
    let buttons = [("Outline", Message.outline), ("Read", .read)].map { name, message in
      button(name, message, in: screen, [.aria("pressed", name == side)])
    }
    return frame(
      "notebook",
      titled: "Notebook",
      [.group("Show", buttons), .div([], shown).keyed(Key(side))]
    )
  }

  private func reader(_ levels: Int, in screen: NotebookScreen) -> [Markup<Message>] {
    [
      .pre([], [.text(screen.text(levels).joined(separator: "\n"))]),
      .status(screen.summary(levels)),
      .group(
        "Levels",
        [
          button("Fewer levels", .levels(levels - 1), in: screen),
          button("More levels", .levels(levels + 1), in: screen),
        ]
      ),
    ]
  }

  private func outline(
    _ notes: NotebookScreen.Outline.View,
    in screen: NotebookScreen
  ) -> [Markup<Message>] {
    [.field("New note") { .add($0, within: []) }, list(notes, in: screen)]
  }

  private func list(
    _ notes: NotebookScreen.Outline.View,
    in screen: NotebookScreen
  ) -> Markup<Message> {
    .list(
      "ul",
      [.class("notes")],
      redrawing: Array(notes.enumerated()),
      id: { $0.element.key },
      row: { row($1, at: $0, in: screen) }
    )
  }

  private func row(
    _ note: NotebookScreen.Outline.View.Element,
    at place: Int,
    in screen: NotebookScreen
  ) -> Markup<Message> {
    let (text, path) = (note.view.onOneLine, note.name)
    let line: [Markup<Message>] = [
      .span([.class("text")], [.text(text)]),
      .details(
        "Edit",
        [
          .field("Text of \(text)", value: note.view) { .rewrite(path, $0) },
          .field("New note within \(text)") { .add($0, within: path) },
        ]
      ),
      button(
        "\u{2191}",
        .move(path, to: place),
        in: screen,
        [.class("quiet"), .label("Move \(text) up")]
      ),
      .button("\u{D7}", .remove(path), label: "Remove \(text)"),
    ]
    let children = note.children
    return .li([], line + (children.isEmpty ? [] : [list(children, in: screen)]))
  }
}
