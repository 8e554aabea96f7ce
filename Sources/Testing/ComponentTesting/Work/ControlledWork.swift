import ComonadLaws
public import ComponentKit

/// A piece of work of a program that a test controls.
///
/// Its messages are delivered at once. After the work has ended, by itself or because it was
/// cancelled or replaced, its messages are dropped.
public struct ControlledWork<A: ProgramArchitecture> {
  let tester: Tester<A>
  let ticket: Int
  let name: String
  let location: CodeLocation

  /// Whether the work has started and not ended.
  public var isRunning: Bool {
    tester.settle()
    return tester.scheduler.isRunning(ticket)
  }

  /// The cause of the work's messages.
  var cause: Cause { Cause(text: "work \(name)", location: location) }

  /// Sends the program a message, and returns whether it was delivered.
  ///
  /// Messages that the program has sent itself before come first, and should have been received.
  ///
  /// - Complexity: O(messages that wait) besides the program's own functions.
  @discardableResult
  public func send(_ message: A.Program.Message) -> Bool {
    guard isRunning else { return false }
    tester.reportMessages()
    guard isRunning else { return false }
    tester.deliver(message, ofWork: ticket, cause)
    return true
  }

  /// Ends the work, and returns whether it was running.
  @discardableResult
  public func finish() -> Bool { end(nil) }

  /// Ends the work with an error that the program does not receive, and returns whether it was
  /// running.
  ///
  /// The error is added to the tester's ``Tester/errors``; a host would report it. An error that the
  /// program receives is a message: ``send(_:)`` it.
  @discardableResult
  public func fail(_ reason: String) -> Bool { end(WorkFailure(reason)) }

  private func end(_ failure: WorkFailure?) -> Bool {
    guard isRunning else { return false }
    tester.end(ticket, failure)
    tester.settle()
    return true
  }
}

extension Tester {
  /// Ends running work for the test, which expects its error.
  func end(_ ticket: Int, _ failure: WorkFailure?) {
    if let failure = scheduler.end(ticket, failure) { errors.append(failure) }
  }
}

// MARK: - Finding work

extension Tester {
  /// Returns the oldest running work of a name, and expects all events of that name.
  ///
  /// It is a failure if there is none.
  ///
  /// - Complexity: O(work that has not ended).
  public func work(
    _ id: EffectID?,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> ControlledWork<A> {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let running = works(id, at: location)
    if running.isEmpty {
      let known = works.isEmpty ? ["+ no work"] : works.map { "+ \($0)" }
      fail(
        "No work with this name is running.",
        lines: ["- \(id.text)"] + known,
        remedy: "Name running work, or start it: advance(by:) moves the clock.",
        at: location
      )
    }
    return running.first
      ?? ControlledWork(tester: self, ticket: -1, name: id.text, location: location)
  }

  /// Returns all running work of a name, the oldest first, and expects all events of that name.
  ///
  /// - Complexity: O(work that has not ended)
  public func works(
    _ id: EffectID?,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> [ControlledWork<A>] {
    works(id, at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func works(_ id: EffectID?, at location: CodeLocation) -> [ControlledWork<A>] {
    settle()
    scheduler.events.removeAll { $0.event.id == id }
    return scheduler.running(id).map { ticket in
      ControlledWork(tester: self, ticket: ticket, name: id.text, location: location)
    }
  }
}
