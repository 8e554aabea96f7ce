import CommandLineSupport
import ComponentTesting
import Foundation

/// An exploration in a process of its own, since a message that traps ends its process.
struct TrapSearch {
  /// The name of the property that it decides.
  static let property = "no-message-traps"

  private let words: [String]

  /// Creates the search in the space of a program, within the limits of the command.
  init(lab: String, program: String, _ arguments: Arguments) {
    let limits = ["--states", "--depth", "--time"].flatMap { name in
      arguments[name].map { [name, $0] } ?? []
    }
    words = [lab, "check", "--program", program] + limits
  }

  /// Explores, and returns the event that has trapped; nil if none has.
  func entry() throws(Failure) -> ExplorationJournal.Entry? {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("lab-check-\(UUID().uuidString)").path
    defer { unlink(path) }
    let outcome = ToolOutcome.of(words + ["--journal", path])
    if outcome.status == 0 { return nil }
    let entry = try? ExplorationJournal(path).latest()
    guard let entry else {
      let complaint = outcome.complaint
      throw Failure(.unavailable, "the process that looks for traps has failed: \(complaint)")
    }
    return entry
  }
}
