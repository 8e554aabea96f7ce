import CommandLineSupport
import ComonadLaws
import Foundation

/// A check of laws in processes of their own, since an instance that traps, or overflows the stack, ends its
/// process.
///
/// When one has ended so, another checks the laws one after another and writes a journal, which names the
/// case. Then a third checks all others, and reports that law as one that does not hold.
struct LawTraps {
  private let words: [String]

  /// Runs a program; a test passes another function.
  var run: (_ words: [String], _ isSilent: Bool) throws(Failure) -> ProcessEnd = {
    words,
    isSilent throws(Failure) in try ProcessEnd.of(words, isSilent: isSilent)
  }

  /// Creates the check by the words of a command.
  init(_ words: [String]) { self.words = words }

  /// Checks, and returns the status of the check that has come to its end.
  func check() throws(Failure) -> ExitCode {
    var trapped: [CaseToken] = []
    while true {
      let words = words + ["--here"] + trapped.flatMap { ["--trapped", $0.description] }
      switch try run(words, false) {
      case .status(let status): return ExitCode(rawValue: status)
      case .signal(let signal):
        guard let token = try latest(words), !trapped.contains(token) else {
          throw Failure(
            .unavailable,
            "signal \(signal) ended the check, and not again when laws were checked one by one"
          )
        }
        trapped.append(token)
      }
    }
  }

  /// Checks the laws one by one, and returns the case in which the process has ended.
  private func latest(_ words: [String]) throws(Failure) -> CaseToken? {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("lab-laws-\(UUID().uuidString)").path
    defer { unlink(path) }
    _ = try run(words + ["--journal", path], true)
    return (try? LawJournal(path).latest()) ?? nil
  }
}
