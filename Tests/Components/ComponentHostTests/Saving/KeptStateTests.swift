import ComponentKit
import ComponentTesting
import Foundation
import TestSupport
import Testing

@testable import ComponentHost

/// A number that is saved as its digits, and loaded unless it is the work of a later version.
private struct Steps: SavedProgram {
  static let version = 2
  let initial = 0
  func update(_ sum: inout Int, by message: Int) { sum += message }
  func view(_ sum: Int, send: @escaping (Int) -> Void) -> Int { sum }
  func save(_ sum: Int) -> String { "\(sum)" }
  func load(_ text: String, version: Int) -> Int? {
    version > 2 ? nil : version == 1 ? Int(text.dropFirst()) : Int(text)
  }
}

/// A program that asks again, when it is resumed, for what its state waits for.
private struct Waiting: SavedProgram {
  static let version = 1
  let log: Notes<String>
  let initial = ""
  func update(_ text: inout String, by message: String) -> Effect<String> {
    text = message
    return .none
  }
  func resume(_ text: inout String) -> Effect<String> {
    .work(
      Work { [log, text] _ in
        log.add("asks for \(text)")
        return .none
      }
    )
  }
  func view(_ text: String, send: @escaping (String) -> Void) -> String { text }
  func save(_ text: String) -> String { text }
  func load(_ text: String, version: Int) -> String? { text }
}

@Suite("A kept state", .timeLimit(.minutes(10)))
struct KeptStateTests {
  private let directory = TemporaryDirectory()
  private let reports = Notes<String>()
  private var path: String { directory.file("steps") }

  private func host() -> ProgramHost<Elm<Steps>> {
    ProgramHost(Elm<Steps>.self, of: Steps(), keptAs: path) { [reports] in reports.add("\($0)") }
  }

  @Test("is there again in the next run, in every architecture")
  func again() async throws {
    func run<A: ProgramArchitecture<Steps>>(_: A.Type, _ expected: Int) async {
      let host = ProgramHost(A.self, of: Steps(), keptAs: path) { [reports] in reports.add("\($0)")
      }
      #expect(host.view == expected)
      host.send(1)
      await host.end()
    }
    await run(Elm<Steps>.self, 0)
    await run(Redux<Steps>.self, 1)
    await run(React<Steps>.self, 2)
    #expect(host().view == 3)
    #expect(try directory.read("steps") == "2\n3")
    #expect(reports.all == [])
  }

  @Test("of an older version is loaded as such, and an unchanged one is not written")
  func older() async throws {
    let old = "1\nx70"
    try directory.write(old, to: "steps")
    var host = host()
    #expect(host.view == 70)
    await host.end()
    #expect(try directory.read("steps") == old)
    host = self.host()
    host.send(1)
    await host.end()
    #expect(self.host().view == 71)
  }

  @Test("starts the work that belongs to it")
  func resumed() async {
    let log = Notes<String>()
    for expected in ["", "moths"] {
      let host = ProgramHost(Elm<Waiting>.self, of: Waiting(log: log), keptAs: path)
      #expect(host.view == expected)
      host.send("moths")
      await host.end()
    }
    #expect(log.all == ["asks for moths"])
  }

  static let unreadable = [
    ("", "the first line must be the version of a saved state"),
    ("7", "the first line must be the version of a saved state"),
    ("two\n7", "the first line must be the version of a saved state"),
    (#"{"format":"comonadlab-archive","name":"steps","state":"7""#, "the first line must be"),
    ("2\nseven", "the text below the first line must be one that version 2 of this program has"),
    ("3\n7", "the text below the first line must be one that version 3 of this program has"),
  ]

  @Test("that the program cannot read gets another name, and is never lost", arguments: unreadable)
  func unread(text: String, rule: String) async throws {
    for number in 1...3 {
      try directory.write("\(text)\(String(repeating: " ", count: number))", to: "steps")
      let host = host()
      #expect(host.view == 0)
      host.send(1)
      await host.end()
      #expect(self.host().view == 1)
      let other = number == 1 ? "steps.unread" : "steps.unread-\(number)"
      #expect(try directory.read(other) == text + String(repeating: " ", count: number))
      let report = try #require(reports.all.last)
      #expect(report.hasPrefix("saved state was not read: \(path): \(rule)"))
      #expect(report.hasSuffix("; the file is now \(directory.file(other))"))
    }
    #expect(reports.all.count == 3)
  }

  @Test("behind a symbolic link is renamed where it is")
  func link() async throws {
    try FileManager.default.createDirectory(
      atPath: directory.file("far"),
      withIntermediateDirectories: false
    )
    try directory.write("damaged", to: "far/state")
    try FileManager.default.createSymbolicLink(
      atPath: path,
      withDestinationPath: "far/state"
    )
    let host = host()
    host.send(4)
    await host.end()
    #expect(try directory.read("far/state.unread") == "damaged")
    #expect(try directory.read("far/state") == "2\n4")
    #expect(self.host().view == 4)
  }

  @Test("that cannot be read at all stays, and the program runs without it")
  func closed() async throws {
    for (kind, reason) in [("directory", "Is a directory"), ("pipe", "Operation not supported")] {
      let folder = directory.file(kind)
      if kind == "pipe" {
        #expect(mkfifo(folder, 0o600) == 0)
      } else {
        try FileManager.default.createDirectory(
          atPath: folder,
          withIntermediateDirectories: false
        )
      }
      let reports = Notes<String>()
      let host = ProgramHost(Elm<Steps>.self, of: Steps(), keptAs: folder) { reports.add("\($0)") }
      host.send(1)
      #expect(host.view == 1)
      await host.end()
      let problem = "\(folder): cannot be read: \(reason); the file is kept as it is"
      #expect(reports.all.first == "saved state was not read: \(problem)")
      #expect(Set(reports.all.dropFirst()) == ["state was not saved: \(problem)"])
    }
  }

  @Test("that another program has changed meanwhile stays")
  func changed() async throws {
    let (first, second) = (host(), host())
    first.send(1)
    await first.end()
    second.send(2)
    await second.end()
    #expect(host().view == 1)
    #expect(
      Set(reports.all) == [
        "state was not saved: \(path): must be as this program has left it; "
          + "the file is kept as it is"
      ]
    )
    // One that was removed is written again.
    let third = host()
    #expect(third.view == 1)
    try FileManager.default.removeItem(atPath: path)
    third.send(5)
    await third.end()
    #expect(host().view == 6)
  }

  @Test("is saved by a host that ends at once")
  func atOnce() {
    let host = host()
    host.send(1)
    host.endAtOnce()
    #expect(self.host().view == 1)
  }
}
