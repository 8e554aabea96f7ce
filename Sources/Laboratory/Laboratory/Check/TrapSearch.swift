import CommandLineSupport
import ComponentTesting
import Foundation

/// An exploration in a process of its own, since a message that traps ends its process.
struct TrapSearch {
  /// The name of the property that it decides.
  static let property = "no-message-traps"

  private let words: [String]

  /// Creates the search by the words of a command, within the limits of its arguments.
  init(words: [String], _ arguments: Arguments) {
    let limits = ["--states", "--depth", "--time"].flatMap { name in
      arguments[name].map { [name, $0] } ?? []
    }
    self.words = words + limits
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
