import ComponentKit
import EmbeddedText
import Markup

// The palette of commands.

/// A command of the palette.
struct PaletteCommand {
  /// What the command does, in words that a person may type.
  let title: String

  /// The key that does the same, if there is one.
  var key: String?

  /// The message that does it.
  let message: LaboratoryProgram.Message
}

extension LaboratoryProgram {
  /// The commands that the text of the palette leaves.
  func commands(_ state: State) -> [PaletteCommand] {
    let words = (state.screen.palette?.text ?? "").inSmallLetters.words
    return allCommands(state.number).filter { command in
      let title = command.title.inSmallLetters.words
      return words.allSatisfy { word in title.contains { $0.starts(as: word) } }
    }
  }

  /// All commands, while a program of this number is open.
  func allCommands(_ number: Int) -> [PaletteCommand] {
    let architectures = ArchitectureName.allCases
    return [
      PaletteCommand(title: "write a message", key: "m", message: .write),
      PaletteCommand(title: "undo", key: "[", message: .travel(.undo)),
      PaletteCommand(title: "redo", key: "]", message: .travel(.redo)),
      PaletteCommand(title: "other branch of the log", key: "o", message: .nextBranch),
      PaletteCommand(title: "start again", message: .open(number)),
    ]
      + architectures.enumerated().map { number, name in
        PaletteCommand(
          title: "architecture \(name.typeName)",
          key: String(number + 1),
          message: .member(number)
        )
      }
      + Pane.allCases.map { pane in
        PaletteCommand(title: pane.command, key: pane.key, message: .screen(.pane(pane)))
      } + [
        PaletteCommand(title: "check the laws", key: "l", message: .checkLaws),
        PaletteCommand(title: "measure the costs", key: "c", message: .measure),
      ]
      + experiments.enumerated().map { number, experiment in
        PaletteCommand(title: "program \(experiment.name)", message: .open(number))
      } + [
        PaletteCommand(title: "help with keys", key: "?", message: .help),
        PaletteCommand(title: "quit", key: "q", message: .screen(.leave)),
      ]
  }

  /// The open palette: the commands around the one that Enter runs, above what is typed.
  func palette(_ palette: Palette, _ state: State, _ room: Room) -> View {
    let commands = commands(state)
    let count = max(0, min(8, room.rows - 6))
    let first = max(0, min(palette.row - count / 2, commands.count - count))
    let width = max(1, min(80, room.columns) - 4)
    let rows = commands[first..<min(commands.count, first + count)].enumerated().map { place, it in
      let number = first + place
      let key = it.key ?? ""
      let space = max(1, width - it.title.columns - key.columns - 2)
      let text = " \(it.title)\(String.blanks(space))\(key) ".cut(to: width)
      return View.div(
        [
          .role("option"), .aria("selected", number == palette.row), .attribute("tabindex", "-1"),
          .style("white-space", "pre"), .onClick(.screen(.run(number))),
        ],
        [number == palette.row ? .words("mark", text) : .text(text)]
      )
    }
    let none = "  no command begins with these words"
    return .frame(
      "Commands",
      [
        .div(
          [.role("listbox"), .label("commands")],
          count > 0 && rows.isEmpty ? [.words("small", none)] : rows
        ),
        .form(
          [.onSubmit(.screen(.run(nil))), .style("display", "inline")],
          [
            ": ",
            .input([
              .label("command"), .value(palette.text), .focused(), .autocomplete("off"),
              .attribute("size", String(max(1, width - 5))), .onInput { .screen(.typed($0)) },
              .on(.blur, .screen(.closePalette)),
            ]),
          ]
        ),
      ]
    )
  }
}

extension LaboratoryProgram.Pane {
  /// The command that shows the pane.
  fileprivate var command: String {
    self == .none ? "program alone" : "pane \(rawValue)"
  }

  fileprivate var key: String? { self == .none ? "w" : nil }
}

extension String {
  /// The text with small letters of ASCII.
  fileprivate var inSmallLetters: String {
    String(bytes: bytes.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 })
  }

  /// So many blanks.
  static func blanks(_ count: Int) -> String {
    String(bytes: [UInt8](repeating: 0x20, count: Swift.max(0, count)))
  }
}
