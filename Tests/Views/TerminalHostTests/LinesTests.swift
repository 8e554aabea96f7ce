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
    let (input, output) = (Pipe(), Pipe())
    try input.fileHandleForWriting.write(contentsOf: Data(lines.map { "\($0)\n" }.joined().utf8))
    try input.fileHandleForWriting.close()
    try Terminal.run(
      Component<Elm<Shelf>>(Shelf()),
      input: input.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor,
      environment: [:]
    )
    try output.fileHandleForWriting.close()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    return String(decoding: written, as: UTF8.self).split(separator: "\n")
  }

  /// A number that is kept in a file.
  private struct Steps: MarkupProgram, SavedProgram {
    static let version = 1
    let initial = 0
    func update(_ count: inout Int, by message: Int) { count += message }
    func markup(of count: Int) -> Markup<Int> { .button([.onClick(1)], ["\(count)"]) }
    func save(_ count: Int) -> String { "\(count)" }
    func load(_ text: String, version: Int) -> Int? { Int(text) }
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
        keptIn: path,
        input: input.fileHandleForReading.fileDescriptor,
        output: output.fileHandleForWriting.fileDescriptor,
        environment: [:]
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
    #expect(lines.contains { $0.contains("saved state was not read: \(path): must hold a state") })
    #expect(try directory.read("steps.json.unread") == "damaged")
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
}
