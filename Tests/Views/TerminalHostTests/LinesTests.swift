import ComponentHost
import ComponentKit
import Foundation
import Markup
import TestSupport
import Testing

@testable import TerminalHost

@Suite("A run in a pipe")
struct LinesTests {
  /// A list with a field that is empty after each added line.
  private struct Shelf: MarkupProgram {
    let initial: [String] = []
    func update(_ titles: inout [String], by title: String) { titles.append(title) }
    func markup(of titles: [String]) -> Markup<String> {
      .div(
        [],
        [
          .input([.value(""), .attribute("size", "8"), .on(.change) { $0.value }]),
          .ul([], titles.map { .li([], [.text($0)]) }),
        ]
      )
    }
  }

  /// Returns the lines that the shelf shows when the given ones are written to it.
  private func shown(after lines: [String]) throws -> [Substring] {
    try shown(by: Shelf(), after: lines.map { "\($0)\n" }.joined())
  }

  /// Returns the lines that a program shows when a text is written to it.
  private func shown<P: MarkupProgram & SendableMetatype>(
    by program: sending P,
    after text: String
  ) throws -> [Substring] where P.Message: Sendable {
    let (input, output) = (Pipe(), Pipe())
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    try Terminal.run(
      Component<Elm<P>>(program),
      options: TerminalOptions(
        input: input.fileHandleForReading.fileDescriptor,
        output: output.fileHandleForWriting.fileDescriptor,
        environment: [:]
      )
    )
    try output.fileHandleForWriting.close()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    return String(decoding: written, as: UTF8.self).split(separator: "\n")
  }

  /// As many buttons as its state says.
  private struct Buttons: MarkupProgram {
    let initial: Int
    func update(_ count: inout Int, by message: Int) {}
    func markup(of count: Int) -> Markup<Int> {
      .div([], (0..<count).map { .button([.onClick($0)], [.text("\($0)")]) })
    }
  }

  @Test("reads a long line without looking at the view for each part of it")
  func longLine() throws {
    let directory = TemporaryDirectory()
    /// The work of reading a line of some letters beside a view of some buttons.
    func work(_ letters: Int, _ buttons: Int) throws -> Int {
      let file = directory.file("line")
      try String(repeating: "x", count: letters).write(
        toFile: file,
        atomically: true,
        encoding: .utf8
      )
      let input = try FileHandle(forReadingFrom: URL(filePath: file))
      let output = try FileHandle(forWritingTo: URL(filePath: "/dev/null"))
      var failure: (any Error)?
      let work = countedWork {
        do {
          try Terminal.run(
            Component<Elm<Buttons>>(Buttons(initial: buttons)),
            options: TerminalOptions(
              input: input.fileDescriptor,
              output: output.fileDescriptor,
              environment: [:]
            )
          )
        } catch { failure = error }
      }
      if let failure { throw failure }
      return work
    }
    _ = try work(1, 1)
    let line = try work(200_000, 1) - work(1, 1)
    let beside = try work(200_000, 100) - work(1, 100)
    #expect(beside <= line * 2, "\(beside) and \(line)")
  }

  /// A number that is kept in a file.
  private struct Steps: MarkupProgram, SavedProgram {
    let initial = 0
    func update(_ count: inout Int, by message: Int) { count += message }
    func markup(of count: Int) -> Markup<Int> { .button([.onClick(1)], ["\(count)"]) }
  }

  @Test("keeps a state in a file, and says where one is that it cannot read")
  func kept() throws {
    let directory = TemporaryDirectory()
    let path = directory.file("steps.json")
    func shown() throws -> [Substring] {
      let (input, output) = (Pipe(), Pipe())
      try input.fileHandleForWriting.write(contentsOf: Data("1\n".utf8))
      try input.fileHandleForWriting.close()
      try Terminal.run(
        Elm<Steps>.self,
        of: Steps(),
        keptAs: path,
        options: TerminalOptions(
          input: input.fileHandleForReading.fileDescriptor,
          output: output.fileHandleForWriting.fileDescriptor,
          environment: [:]
        )
      )
      try output.fileHandleForWriting.close()
      let written = try output.fileHandleForReading.readToEnd() ?? Data()
      return String(decoding: written, as: UTF8.self).split(separator: "\n")
    }
    #expect(try shown().last == "1: [ 1 ]")
    #expect(try shown().last == "1: [ 2 ]")
    try directory.write("damaged", to: "steps.json")
    let lines = try shown()
    #expect(lines.last == "1: [ 1 ]")
    #expect(lines.contains { $0.contains("was not read: \(path): the first line must") })
    #expect(try directory.read("steps.json.unread") == "damaged")
  }

  @Test("shows a program that runs already, to two people at once, and does not end it")
  func running() async throws {
    let service = ProgramHost(Component<React<Steps>>(Steps()))
    service.send(40)
    let pipes = (0..<2).map { _ in (input: Pipe(), output: Pipe()) }
    let runs = pipes.map { input, output in
      Task.detached {
        try Terminal.run(
          service.facet(Elm<Steps>.self),
          options: TerminalOptions(
            input: input.fileHandleForReading.fileDescriptor,
            output: output.fileHandleForWriting.fileDescriptor,
            environment: [:]
          )
        )
        try output.fileHandleForWriting.close()
      }
    }
    for (input, _) in pipes {
      try input.fileHandleForWriting.write(contentsOf: Data("1\n".utf8))
      try input.fileHandleForWriting.close()
    }
    for run in runs { try await run.value }
    let ends = try pipes.map { _, output in
      let written = try output.fileHandleForReading.readToEnd() ?? Data()
      return String(decoding: written, as: UTF8.self).split(separator: "\n").last
    }
    // Each sees at least what it has done itself.
    #expect(ends.allSatisfy { ["1: [ 41 ]", "1: [ 42 ]"].contains($0) })
    #expect(await service.submit(1) == nil)
    #expect(service.state == 43)
  }

  @Test("shows the field empty again after each line that was written into it")
  func field() throws {
    let lines = try shown(after: ["1 milk", "1 milk"])
    #expect(
      lines == [
        "[________]", "1: [________]",
        "[________]", "• milk", "1: [________]",
        "[________]", "• milk", "• milk", "1: [________]",
      ]
    )
  }

  @Test("explains a number that it does not offer, however large or small")
  func numbers() throws {
    let lines = [
      "-9223372036854775808", "9223372036854775807", "9223372036854775808", "-1", "0", "2", "+5",
      "1e3", "\u{663}", "1.0",
    ]
    let answers = try shown(after: lines)
      .filter { $0.hasPrefix("write the number of a control") }
    #expect(answers.count == lines.count)
  }

  /// A form with a field for each name, with or without a button.
  private struct Form: MarkupProgram {
    let hasButton: Bool
    let initial: (texts: [String: String], sent: Int) = ([:], 0)
    enum Message: Sendable {
      case typed(String, String)
      case sent
    }
    func update(_ state: inout (texts: [String: String], sent: Int), by message: Message) {
      switch message {
      case .typed(let name, let text): state.texts[name] = text
      case .sent: state.sent += 1
      }
    }
    func markup(of state: (texts: [String: String], sent: Int)) -> Markup<Message> {
      func field(_ name: String, _ attributes: [Attribute<Message>] = []) -> Markup<Message> {
        .input(
          [.value(state.texts[name] ?? ""), .attribute("size", "4"), .onInput { .typed(name, $0) }]
            + attributes
        )
      }
      return .form(
        [.onSubmit(.sent)],
        [
          .label([], ["First ", field("first")]),
          .label([.attribute("for", "last")], [.strong([], ["Last"]), " name"]),
          field("last", [.id("last")]), .span([.id("by")], ["Town"]),
          field("town", [.aria("labelledby", "by")]), hasButton ? .button([], ["Send"]) : "",
          .p([], ["sent \(state.sent)"]),
        ]
      )
    }
  }

  @Test("names a control by its label, wherever that is")
  func labels() throws {
    let lines = try shown(by: Form(hasButton: true), after: "").suffix(4)
    #expect(
      lines == ["1: [____]  First", "2: [____]  Last name", "3: [____]  Town", "4: [ Send ]"]
    )
  }

  @Test("submits a form by its button, and by a line in a field only if it has none")
  func submitting() throws {
    let text = "1 Ann\n2 Lee\n"
    #expect(try shown(by: Form(hasButton: true), after: text).contains("sent 1") == false)
    #expect(try shown(by: Form(hasButton: true), after: text + "4\n").contains("sent 1"))
    #expect(try shown(by: Form(hasButton: false), after: text).contains("sent 2"))
  }

  @Test("takes lines with a byte order mark before them, or a carriage return at their end")
  func otherSystems() throws {
    let expected = try shown(after: ["1 milk", "", "1 bread "])
    #expect(expected.contains("• bread"))
    for text in ["1 milk\r\n\r\n1 bread \r\n", "\u{FEFF}1 milk\n\n1 bread \r\n"] {
      #expect(try shown(by: Shelf(), after: text) == expected)
    }
  }
}
