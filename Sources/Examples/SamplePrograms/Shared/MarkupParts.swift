import ComponentKit
// In a page, the texts of the programs stay small although they are written in ordinary Swift.
@_exported public import EmbeddedText
import Markup

// The controls that the programs share.

extension DrawnProgram {
  /// Draws the whole of a program under its title, and under its name for styles.
  func frame(
    _ name: String,
    titled title: String? = nil,
    _ children: [Markup<Message>]
  ) -> Markup<Message> {
    // An article is no landmark, of which the laboratory would have four with one name.
    .element("article", [.class("program"), .class(name), .label(title ?? name)], children)
  }

  /// A button for a message, which cannot be pressed while the message is refused.
  func button(
    _ title: String,
    _ message: Message,
    in state: State,
    _ attributes: [Attribute<Message>] = []
  ) -> Markup<Message> {
    var all: [Attribute<Message>] = [
      .type("button"), .onClick(message), .disabled(firstRefusal(of: message, in: state) != nil),
    ]
    for attribute in attributes { all.append(attribute) }
    return .button(all, [.text(title)])
  }
}

extension Markup {
  /// A quiet button in a row, with a longer name for those who do not see where it is.
  static func button(_ title: String, _ message: Message, label: String) -> Markup {
    .button([.class("quiet"), .type("button"), .label(label), .onClick(message)], [.text(title)])
  }

  /// A box that is checked or not, with its name beside it.
  static func box(_ title: String, isChecked: Bool, _ message: Message) -> Markup {
    .label(
      [],
      [
        .input([.type("checkbox"), .checked(isChecked), .on(.change, message)]),
        .element(isChecked ? "s" : "span", [], [.text(title)]),
      ]
    )
  }

  /// A field under a name, whose text becomes a message when it has been changed.
  ///
  /// The program keeps no draft: until then the text is the field's own, and afterwards the field
  /// shows its value again, which is the value in the program.
  static func field(
    _ name: String,
    value: String = "",
    _ message: @escaping @Sendable (String) -> Message
  ) -> Markup {
    .field(name, .input([.type("text"), .value(value), .on(.change) { message($0.value) }]))
  }

  /// A part that a press opens; it starts closed.
  static func details(_ name: String, _ children: [Markup]) -> Markup {
    .details([], [.summary([], [.text(name)])] + children)
  }
}
