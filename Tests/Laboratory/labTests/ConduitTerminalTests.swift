import Foundation
import TestSupport
import Testing

@testable import lab

/// Whether the server of the specification can start.
private let hasPython = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

/// Scenarios of the RealWorld specification, by the keys and the pointer of a terminal.
@Suite("Conduit on a terminal", .enabled(if: packageExecutable != nil && hasPython), .serialized)
struct ConduitTerminalTests {
  private func open(_ words: String...) throws -> PseudoTerminal {
    try PseudoTerminal(
      [try #require(packageExecutable), "conduit"] + words,
      rows: 130,
      columns: 100
    )
  }

  /// Fills the fields of a form one after the other, from the one with a hint.
  private func fill(_ hint: String, _ texts: String..., in terminal: PseudoTerminal) throws {
    try terminal.wait(for: hint)
    try terminal.click(hint)
    terminal.type(texts.joined(separator: "\t"))
  }

  /// Opens the application, and signs a person in.
  private func signedIn(_ words: String..., as name: String = "ada") throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [try #require(packageExecutable), "conduit"] + words,
      rows: 130,
      columns: 100
    )
    try terminal.wait(for: "Moth 25")
    try terminal.click("Sign in")
    try fill("Email", "\(name)@example.com", "secret12\r", in: terminal)
    try terminal.wait(for: "New Article")
    try terminal.wait(for: "Moth 25")
    return terminal
  }

  @Test("shows the articles, the tags and the pages of a list")
  func lists() throws {
    let terminal = try open()
    try terminal.wait(for: "Moth 25")
    try terminal.wait(for: "Popular Tags")
    try terminal.wait(for: "the tags") {
      $0.screen.lines.last { $0.contains("•") }?.contains("night") == true
    }
    // The last control is the last tag.
    terminal.type("\u{1B}[Z\r")
    try terminal.wait(for: "# night")
    try terminal.wait(for: "Moth 24")
    #expect(!terminal.screen.text.contains("Moth 25"))
    terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.isRestored)
  }

  @Test("signs a person in, and refuses a wrong password")
  func signsIn() throws {
    let terminal = try open("--architecture", "redux")
    try terminal.wait(for: "Moth 25")
    try terminal.click("Sign in")
    try fill("Email", "ada@example.com", "guess\r", in: terminal)
    try terminal.wait(for: "credentials invalid")
    #expect(!terminal.written.contains("guess"))
    terminal.type("\u{3}")
    #expect(try terminal.waitForEnd() == 0)
    _ = try signedIn("--architecture", "react")
  }

  @Test("publishes an article, and removes it after a question")
  func publishes() throws {
    let terminal = try signedIn(as: "grace")
    try terminal.click("New Article")
    try fill("Article Title", "Hawk moths", "Fast ones", "# They *hover*", in: terminal)
    try terminal.click("Publish Article")
    try terminal.wait(for: "They hover")
    try terminal.click("Delete Article")
    try terminal.wait(for: "Delete the article Hawk moths?")
    try terminal.click("[ Cancel ]")
    try terminal.wait(for: "the end of the question") { !$0.screen.text.contains("[ Cancel ]") }
    try terminal.click("Delete Article")
    try terminal.wait(for: "[ Delete ]")
    try terminal.click("[ Delete ]")
    try terminal.wait(for: "Global Feed")
    try terminal.wait(for: "Moth 25")
    #expect(!terminal.screen.text.contains("Hawk moths"))
  }

  @Test("keeps the session in a folder, and ends it by a logout")
  func session() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let terminal = try signedIn("--keep", folder.path)
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "token").path))
    try terminal.click("Settings")
    try terminal.wait(for: "Or click here to logout.")
    try terminal.click("Or click here to logout.")
    try terminal.wait(for: "Sign in")
    try terminal.wait(for: "the end of the session") { _ in
      FileManager.default.contents(atPath: folder.appending(path: "token").path) == Data()
    }
  }

  @Test("says that a server cannot be reached, and tries again")
  func offline() throws {
    let terminal = try open("--server", "http://127.0.0.1:1")
    try terminal.wait(for: "Unable to connect: the server cannot be reached.")
    try terminal.click("Try again")
    try terminal.wait(for: "Unable to connect: the server cannot be reached.")
  }
}
