import ComponentKit
public import Markup

extension Notebook {
  /// Draws the outline or the reader, and the buttons that show either.
  public func markup(of screen: NotebookScreen) -> Markup<Message> {
    let (shown, side) =
      switch screen.sides.view {
      case .left(let notes): (outline(notes, in: screen), "outline")
      case .right(let levels): (reader(levels, in: screen), "read")
      }
    let buttons = [("outline", Message.outline), ("read", .read)].map { name, message in
      button(name, message, in: screen, [.aria("pressed", name == side)])
    }
    return frame("notebook", [.div([], shown).keyed(Key(side)), .group("Show", buttons)])
  }

  private func reader(_ levels: Int, in screen: NotebookScreen) -> [Markup<Message>] {
    [
      .pre([], [.text(screen.text(levels).joined(separator: "\n"))]),
      .status(screen.summary(levels)),
      .group(
        "Levels",
        [
          button("fewer levels", .levels(levels - 1), in: screen),
          button("more levels", .levels(levels + 1), in: screen),
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
      .text(text),
      button("up", .move(path, to: place), in: screen, [.label("Move \(text) up")]),
      .button("remove", .remove(path), label: "Remove \(text)"),
      .details(
        "edit",
        [
          .field("Text of \(text)", value: note.view) { .rewrite(path, $0) },
          .field("New note within \(text)") { .add($0, within: path) },
        ]
      ),
    ]
    let children = note.children
    return .li([], line + (children.isEmpty ? [] : [list(children, in: screen)]))
  }
}
