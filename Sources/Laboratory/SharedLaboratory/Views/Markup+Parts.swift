import EmbeddedText
import Markup

// Repeated parts of the view.

extension Markup where Message == LaboratoryProgram.Message {
  /// An element that holds a text.
  static func words(_ tag: String, _ text: String) -> Markup { .element(tag, [], [.text(text)]) }

  /// An element of a class that holds a text.
  static func words(_ tag: String, _ name: String, _ text: String) -> Markup {
    part(tag, name, [.text(text)])
  }

  /// An element of a class.
  static func part(_ tag: String, _ name: String, _ children: [Markup]) -> Markup {
    .element(tag, [.class(name)], children)
  }

  /// A part of the page under a heading.
  static func panel(_ id: String, _ title: String, _ children: [Markup]) -> Markup {
    .section(
      [.class("panel"), .aria("labelledby", id)],
      [.h2([.id(id)], [.text(title)])] + children
    )
  }

  /// A button.
  static func push(
    _ title: String,
    _ message: Message,
    _ attributes: [Attribute<Message>] = []
  ) -> Markup {
    .button([.type("button"), .onClick(message)] + attributes, [.text(title)])
  }

  /// A text that is read out when it changes.
  static func status(_ tag: String, _ name: String, _ text: String) -> Markup {
    .element(tag, [.class(name), .role("status")], [.text(text)])
  }

  /// A rectangle of a picture.
  static func box(
    _ name: String,
    x: Int,
    y: Int,
    width: Int,
    height: Int,
    round: Int = 0
  ) -> Markup {
    .element(
      "rect",
      [
        .class(name), .number("x", Double(x)), .number("y", Double(y)),
        .number("width", Double(width)),
        .number("height", Double(height)), .number("rx", Double(round)),
      ]
    )
  }

  /// A text of a picture.
  static func note(_ name: String, x: Int, y: Int, _ text: String) -> Markup {
    .element(
      "text",
      [.class(name), .number("x", Double(x)), .number("y", Double(y))],
      [.text(text)]
    )
  }
}
