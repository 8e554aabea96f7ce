import ComponentKit
import EmbeddedText
import Markup

// The choice of a program and of an architecture, and the message field.

extension LaboratoryProgram {
  /// The programs, beside each other.
  func choice(_ state: State) -> View {
    .div(
      [.class("programs"), .role("group"), .label("program")],
      experiments.indices.map { number in
        .push(
          experiments[number].name,
          .open(number),
          [.title(experiments[number].summary), .aria("pressed", number == state.number)]
        )
      }
    )
  }

  /// The field to type a message.
  func field(_ state: State) -> View {
    let examples = experiments[state.number].examples
    return .form(
      [.class("line"), .onSubmit(.send)],
      [
        .input([
          .label("message"), .value(state.line), .onInput { .typed($0) },
          .placeholder(examples?.first ?? ""), .autocomplete("off"), .disabled(examples == nil),
          .aria("describedby", "usages"), .attribute("spellcheck", "false"),
        ]),
        .button([.type("submit"), .disabled(examples == nil)], ["Send"]),
        .push("Start again", .open(state.number)),
      ]
    )
  }

  /// Messages that the field takes.
  func usages(_ state: State) -> View {
    guard let examples = experiments[state.number].examples else {
      return .p(
        [.class("hint"), .id("usages")],
        ["Messages of this program cannot be read from text: its own controls send them."]
      )
    }
    return .p(
      [.class("hint"), .id("usages")],
      examples.flatMap { [View.words("code", $0), " "] }
    )
  }

  /// Why the last message was refused.
  func notice(_ state: State) -> View {
    .div(
      [.role("status"), .class("notice")],
      state.notice.map { [.words("p", "negative", $0)] } ?? []
    )
  }
}
