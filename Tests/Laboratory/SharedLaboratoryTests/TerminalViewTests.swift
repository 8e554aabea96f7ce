import ComponentKit
import Laboratory
import Markup
import SamplePrograms
import TerminalHost
import TestSupport
import Testing

@testable import SharedLaboratory

@Suite("Laboratory in a terminal")
struct TerminalViewTests {
  private typealias Message = LaboratoryProgram.Message

  private let laboratory = LaboratoryProgram([.counter, .tasks, .life, .kettle], tools: .none)

  /// The laboratory in a terminal of a size, after messages.
  private func opened(
    _ messages: [Message] = [],
    columns: Int = 80,
    rows: Int = 24
  ) -> Component<React<LaboratoryProgram>> {
    var component = Component<React<LaboratoryProgram>>(laboratory)
    for message in [.resized(.init(columns: columns, rows: rows))] + messages {
      component.send(message)
      component.deliverOwn()
    }
    return component
  }

  private func lines(_ messages: [Message], columns: Int = 80, rows: Int = 24) -> [String] {
    Canvas(opened(messages, columns: columns, rows: rows).view.node, width: columns).lines
  }

  // MARK: - Layouts

  @Test(
    "holds the space, the log and the message bar",
    arguments: [(80, 24), (100, 30), (130, 24), (160, 50), (240, 70)],
    [0, 1, 2]
  )
  func holds(size: (columns: Int, rows: Int), number: Int) {
    let messages: [Message] = [.open(number)] + (0..<30).map { _ in .member(2) }
    let lines = lines(messages, columns: size.columns, rows: size.rows)
    #expect(lines.count <= size.rows)
    let text = lines.joined(separator: "\n")
    for part in ["React shows every state", "Log", "> 0 the start", "message ", "? help", "q quit"]
    {
      #expect(text.contains(part), "\(part) in\n\(text)")
    }
    let columns = size.columns >= 130 ? 3 : 2
    let name = laboratory.experiments[number].name
    let top = lines.firstIndex { $0.hasPrefix("╭─ \(name) ─") } ?? 0
    // The panes may begin with a row of buttons.
    let corners = lines[top...].prefix(4).map { line in line.count { $0 == "╭" } }.reduce(0, +)
    #expect(corners == columns)
  }

  @Test("keeps a long log within its rows", arguments: [(80, 24), (160, 50)])
  func longLog(size: (columns: Int, rows: Int)) {
    let line = Message.typed(String(repeating: "+ ", count: 99))
    let lines = lines([line, .send], columns: size.columns, rows: size.rows)
    #expect(lines.count <= size.rows)
    #expect(lines.contains { $0.contains("> 99 +") })
    #expect(
      lines.contains { $0.contains("start \u{203A} \u{2026} \u{203A} +") } || size.columns > 80
    )
  }

  @Test("shows all panes in a large terminal, and one at a time in a small one")
  func panes() {
    func titles(_ messages: [Message], _ columns: Int, _ rows: Int) -> [Bool] {
      let text = lines(messages, columns: columns, rows: rows).joined(separator: "\n")
      return [
        "Elm shows", "One program, four owners", "which React moves", "not checked yet",
        "not measured yet", "Two people at once",
      ].map { text.contains($0) }
    }
    func only(_ shown: Int?) -> [Bool] { (0..<6).map { $0 == shown } }
    #expect(titles([], 160, 50) == [true, true, true, true, true, false])
    let people = Message.screen(.pane(.people))
    #expect(titles([people], 160, 50) == [false, true, true, true, true, true])
    #expect(titles([], 80, 24) == only(0))
    for (pane, shown) in [
      (LaboratoryProgram.Pane.views, 1), (.copy, 2), (.laws, 3), (.costs, 4), (.people, 5),
    ] {
      #expect(titles([.screen(.pane(pane))], 80, 24) == only(shown))
    }
    #expect(titles([.screen(.nextPane), .screen(.nextPane)], 80, 24) == only(2))
    #expect(titles([.screen(.pane(.none))], 80, 24) == only(nil))
    #expect(titles([.screen(.pane(.none)), .screen(.pane(.none))], 80, 24)[0])
    #expect(titles([], 140, 24) == [true, true, false, false, false, false])
    #expect(titles([.checkLaws], 80, 24)[0] == false)
  }

  /// Widths at and around those that change the layout.
  private static let widths = [1, 2, 7, 20, 39, 40, 71, 72, 130, 300]

  // Every pane is drawn at each of fifty sizes. The short version opens one experiment at each, so
  // that every width and every height meets all four.
  @Test("draws at any size without trapping", arguments: widths.indices)
  func sizes(place: Int) {
    let (columns, experiments) = (Self.widths[place], laboratory.experiments.indices)
    for (row, rows) in [1, 5, 12, 24, 100].enumerated() {
      for number in isLong ? Array(experiments) : [(place + row) % experiments.count] {
        var component = opened([.open(number)], columns: columns, rows: rows)
        for pane in LaboratoryProgram.Pane.allCases {
          for message in [
            .screen(.pane(pane)), .screen(.walk(1)), .typed("x"), .send, .screen(.openPalette),
            .screen(.point(3)),
          ] as [Message] {
            component.send(message)
            component.deliverOwn()
          }
          #expect(!Canvas(component.view.node, width: columns).lines.isEmpty)
          component.send(.screen(.closePalette))
        }
      }
    }
  }

  // MARK: - The space

  @Test("marks the part of the space that an architecture shows, and draws all of it")
  func sights() {
    // The way from the start, the next message, and a message after it.
    func marks(_ member: Int) -> [Character] {
      lines([.typed("+ +"), .send, .member(member)])
        .filter { ["start \u{203A} +", "\u{2192} 3", "\u{2192} 4"].contains(where: $0.contains) }
        .compactMap { line in line.first { "\u{25CF}\u{25CB}\u{2713}\u{2717}".contains($0) } }
    }
    #expect(marks(0) == ["\u{25CB}", "\u{25CF}", "\u{25CB}"])
    #expect(marks(1) == ["\u{25CF}", "\u{25CB}", "\u{25CB}"])
    #expect(marks(2) == ["\u{25CB}", "\u{25CF}", "\u{25CF}"])
    #expect(marks(3) == ["\u{25CB}", "\u{2713}", "\u{25CB}"])
  }

  @Test("says why a message would be refused")
  func refusals() {
    let lines = lines([.open(3), .typed("heat"), .send, .member(3)])
    #expect(lines.contains { $0.contains("\u{2717} heat") && $0.contains("the kettle is n") })
  }

  @Test("is walked by keys, from line to line")
  func walking() throws {
    var component = opened([.typed("+ +"), .send, .screen(.walk(1)), .screen(.walk(99))])
    let space = try #require(component.state.neighbourhood.space)
    #expect(component.state.screen.row == space.lines.count - 1)
    #expect(component.state.focus == .space)
    component.send(.screen(.walk(-99)))
    #expect(component.state.screen.row == 0)
    component.send(.visit(1))
    component.deliverOwn()
    #expect(component.state.timeline.messages.map(\.line) == ["+", "+", "+"])
  }

  // MARK: - The palette

  private func titles(_ text: String) -> [String] {
    let state = opened([.screen(.openPalette), .screen(.typed(text))]).state
    return laboratory.commands(state).map(\.title)
  }

  @Test("finds commands by the beginnings of their words")
  func palette() {
    #expect(titles("LIF") == ["program life"])
    #expect(titles("arch r") == ["architecture Redux", "architecture React"])
    #expect(titles("pr al") == ["program alone"])
    #expect(titles(" undo ") == ["undo"])
    #expect(titles("nonsense") == [])
    let all = titles("")
    #expect(Set(all).count == all.count)
    for word in ["quit", "check", "measure", "help", "write", "redo", "pane", "program"] {
      #expect(!titles(word).isEmpty, "\(word)")
    }
  }

  @Test("runs the command that is pointed at, and closes")
  func running() {
    let architecture = opened([
      .screen(.openPalette), .screen(.typed("arch")), .screen(.point(1)), .screen(.point(1)),
      .screen(.run(nil)),
    ]).state
    #expect(architecture.member == 2 && architecture.screen.palette == nil)
    #expect(architecture.focus == .head)
    #expect(
      opened([.screen(.openPalette), .screen(.typed("life")), .screen(.run(0))]).state.number == 2
    )
    let write = opened([.screen(.openPalette), .screen(.typed("wri")), .screen(.run(nil))]).state
    #expect(write.focus == .line)
    let none = opened([.screen(.openPalette), .screen(.typed("xyz")), .screen(.run(nil))]).state
    #expect(none.notice == "there is no such command" && none.screen.palette != nil)
    let quit = opened([.screen(.openPalette), .screen(.typed("qu")), .screen(.run(nil))])
    #expect(quit.view.node.element?["data-leaves"] != nil)
    #expect(opened().view.node.element?["data-leaves"] == nil)
  }

  @Test("opens by : and /, goes on by arrows, and is closed by Enter and by Escape")
  func keys() {
    func texts(_ keys: String...) -> String {
      let steps = keys.map {
        $0.count > 1 && $0.first?.isUppercase != true ? TerminalStep.type($0) : .key($0)
      }
      let frames = Terminal.record(
        Component<Elm<LaboratoryProgram>>(laboratory),
        on: TerminalSize(columns: 80, rows: 24),
        by: steps + [.show],
        resized: { .resized(.init(columns: $0.columns, rows: $0.rows)) }
      )
      return frames.last?.rows.map { String($0.compactMap(\.glyph)) }.joined(separator: "\n") ?? ""
    }
    for key in [":", "/"] {
      #expect(texts(key).contains("Commands"))
      #expect(!texts(key, "Escape").contains("Commands"))
    }
    let react = texts(":", "arch", "ArrowDown", "ArrowDown", "Enter")
    #expect(react.contains("React shows every state") && !react.contains("Commands"))
    // After Escape no field has the focus, so a key is a key again.
    #expect(texts(":", "Escape", "2").contains("Redux shows the log"))
    #expect(texts("2", "v").contains("One program, four owners"))
  }
}
