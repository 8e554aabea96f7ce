import ComponentKit
import EmbeddedText
import Foundation
import Locks

extension TestFailures {
  /// The failures of all testers that were not checked.
  private static let unchecked = Locked<[TestFailure]>([])

  /// Writes failures that were not checked, and lets the process fail when it ends.
  ///
  /// A trap would end the other tests, and hide their results. The end of the process says once
  /// more why it fails, since by then a framework has written that all tests passed.
  func failProcess() {
    let text = """
      failures of a tester must be checked: call check(), or give the tester a function `report`
      \(self)

      """
    StandardError.put(text.showingControlsInLines)
    Self.unchecked.withLock { $0 += failures }
    Self.failAtExit
  }

  private static let failAtExit: Void = {
    let isArranged = atexit {
      StandardError.put(TestFailures(failures: unchecked.withLock { $0 }).reasonToFail)
      fflush(nil)
      _exit(EXIT_FAILURE)
    }
    precondition(isArranged == 0, "the exit handler must be registered; got \(isArranged)")
  }()

  /// The last line of a process that fails because of these failures.
  var reasonToFail: String {
    let place = failures.first.map { "; the first is at \($0.location)" } ?? ""
    return
      "the process fails: testers had \(failures.count) failures that were not checked\(place)\n"
  }
}
