package import CommandLineSupport

/// A line of a terminal that is written again and again; elsewhere a line of the standard error every half
/// minute, so that no long work is mute.
///
/// It is safe to share, though the compiler cannot see it: `width` and `last` alone ever change. Where
/// laws are checked, `show` is called by the kit's `check(_:progress:)` only, which promises one
/// call at a time (its serial queue), and `clear` by the main thread, after that check has
/// returned. Everywhere else both are called by the main thread.
package final class ProgressLine: @unchecked Sendable {
  private let console: Console?
  private let isRewritten: Bool
  private let pause: Duration
  private var last = ContinuousClock.now
  private var width = 0

  /// Creates a line on a console, or nowhere.
  package init(_ console: Console?, every pause: Duration = .seconds(30)) {
    (self.console, self.pause) = (console, pause)
    isRewritten = console.map { $0.isTerminal && $0.environment["TERM"] != "dumb" } ?? false
  }

  /// Shows how much of the work is done.
  package func show(_ work: String, _ done: Int, of count: Int) {
    show("\(work): \(done) of \(count)")
  }

  /// Shows what is being done.
  package func show(_ work: String) {
    guard let console else { return }
    guard isRewritten else {
      guard ContinuousClock.now - last >= pause else { return }
      last = .now
      return console.writeError(work + "\n")
    }
    let text = String(work.prefix(max(0, console.width - 1)))
    // The report that follows fails as well, and gives the reason.
    try? console.write("\r" + text.padded(to: width))
    width = text.count
  }

  /// Removes the line.
  package func clear() throws(Failure) {
    guard let console, width > 0 else { return }
    try console.write("\r\(String(repeating: " ", count: width))\r")
    width = 0
  }
}
