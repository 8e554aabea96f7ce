import ComponentKit
import EmbeddedText
import LaboratoryCore
import Markup

// The choice of a program and of an architecture, and the message field.

extension LaboratoryProgram {
  /// The programs: on a page beside each other, in a terminal behind one control.
  func choice(_ state: State) -> View {
    guard state.room == nil else {
      let options = experiments.indices.map { number in
        View.option(
          [.value(String(number)), .selected(number == state.number)],
          [.text(experiments[number].name)]
        )
      }
      let here = state.number
      return .select([.label("program"), .onChange { .open(Int($0) ?? here) }], options)
    }
    return .div(
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

  /// The architectures, of which a terminal shows one.
  func architectures(_ state: State) -> [View] {
    let names = experiments[state.number].architectures
    return names.enumerated().map { number, name in
      let isHere = number == state.member
      return .push(
        "\(isHere ? "*" : "")\(number + 1) \(name.rawValue)",
        .member(number),
        [.aria("pressed", isHere), .style("font-weight", isHere ? "bold" : "normal")]
      )
    }
  }

  /// The field to type a message.
  func field(_ state: State) -> View {
    let examples = experiments[state.number].examples
    var attributes: [Attribute<Message>] = [
      .label("message"), .value(state.line), .onInput { .typed($0) },
    ]
    guard let room = state.room else {
      attributes += [
        .placeholder(examples?.first ?? ""), .autocomplete("off"), .disabled(examples == nil),
        .aria("describedby", "usages"), .attribute("spellcheck", "false"),
      ]
      return .form(
        [.class("line"), .onSubmit(.send)],
        [
          .input(attributes),
          .button([.type("submit"), .disabled(examples == nil)], ["Send"]),
          .push("Start again", .open(state.number)),
        ]
      )
    }
    attributes += [
      .attribute("size", String(max(1, min(40, room.columns - 4)))), .on(.blur, .wrote),
      .focused(state.focus == .line),
    ]
    return .form([.onSubmit(.send), .style("display", "inline")], ["> ", .input(attributes)])
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
    guard state.room == nil else {
      guard let notice = state.notice else { return .nothing }
      return .div([.role("alert"), .style("color", "red")], [.text(notice)])
    }
    return .div(
      [.role("status"), .class("notice")],
      state.notice.map { [.words("p", "bad", $0)] } ?? []
    )
  }
}
