import ComponentKit
import EmbeddedText
import Foundation
import Locks

extension TestFailures {
  /// Writes failures that were not checked, and lets the process fail when it ends.
  ///
  /// A trap would end the other tests, and hide their results.
  func failProcess() {
    let text = """
      failures of a tester must be checked: call check(), or give the tester a function `report`
      \(self)

      """
    StandardError.put(text.showingControlsInLines)
    Self.failAtExit
  }

  private static let failAtExit: Void = {
    let isArranged = atexit {
      fflush(nil)
      _exit(EXIT_FAILURE)
    }
    precondition(isArranged == 0, "the exit handler must be registered; got \(isArranged)")
  }()
}
