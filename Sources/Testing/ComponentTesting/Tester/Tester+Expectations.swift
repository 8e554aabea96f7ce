import ComonadLaws
public import ComponentKit
import EmbeddedText

// MARK: - Views

extension Tester {
  /// The view, whose messages are dropped.
  public var view: A.Program.View {
    settle()
    return component.view
  }

  /// Expects the component to show a view.
  ///
  /// - Complexity: O(1) where the views are equal, besides their comparison; else that of
  ///   ``difference(expected:found:)``.
  public func expect(
    view expected: A.Program.View,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) where A.Program.View: Equatable {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let remedy = "Expect the view that is shown, or fix the program's view or update."
    expect("view", expected, view, remedy: remedy, at: location)
  }

  /// Expects a part of the component to be equal to a value, and else reports where they differ.
  func expect<Value: Equatable>(
    _ part: String,
    _ expected: Value,
    _ found: Value,
    remedy: String,
    at location: CodeLocation
  ) {
    guard expected != found else { return }
    let lines = difference(expected: expected, found: found)
    let unseen = ["- (another value)", "+ (another one with the same description)"]
    fail(
      "The \(part) is not the one expected.",
      lines: lines.isEmpty ? unseen : lines,
      remedy: remedy,
      at: location
    )
  }
}

// MARK: - What is requested

extension Tester {
  /// Expects exactly these events, of the effects that the test has not expected yet.
  ///
  /// - Complexity: O(events not yet expected).
  public func expect(
    effects expected: [EffectEvent],
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    settle()
    expectEffects(expected, at: location)
  }

  func expectEffects(_ expected: [EffectEvent], at location: CodeLocation) {
    let found = scheduler.events.map(\.event)
    scheduler.events = []
    guard found != expected, !ignored.contains(.effects) else { return }
    fail(
      "The effects are not those expected.",
      lines: LineDifference(
        expected: expected.map(\.description),
        found: found.map(\.description)
      )
      .text,
      remedy: "Expect the effects that the program requests, or fix its update.",
      at: location
    )
  }
}

extension Tester {
  /// Expects the next message that the program has sent itself, or that really started work has
  /// sent, and delivers it.
  ///
  /// - Complexity: O(messages that wait) besides the program's own functions.
  public func receive(
    _ expected: Message,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) where Message: Equatable {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    receive(at: location, [MessageText.text(of: expected)]) { message in
      message == expected ? nil : LineDifference.text(ofMessages: expected, message)
    }
  }

  /// Expects the next message to satisfy a predicate, and delivers it.
  ///
  /// - Complexity: O(messages that wait) besides the program's own functions.
  public func receive(
    where isExpected: (Message) -> Bool,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    receive(at: location, ["a message that satisfies the predicate"]) { message in
      isExpected(message) ? nil : ["+ \(MessageText.text(of: message))"]
    }
  }

  private func receive(
    at location: CodeLocation,
    _ expected: [String],
    _ mismatch: (Message) -> [String]?
  ) {
    settle()
    guard !scheduler.messages.isEmpty else {
      return fail(
        "There was no message to receive.",
        lines: expected.map { "- \($0)" },
        remedy: "Let work send it, with work(_:), or fix the program's update.",
        at: location
      )
    }
    let (message, _) = scheduler.messages.removeFirst()
    if let lines = mismatch(message) {
      fail(
        "The message received is not the one expected.",
        lines: lines,
        remedy: "Receive the message that was sent, or fix the program's update.",
        at: location
      )
    }
    pass(message, from: Cause(text: "receive(\(MessageText.brief(message)))", location: location))
  }

  /// Expects an error of really started work that the program has not received.
  ///
  /// - Complexity: O(errors not yet expected).
  public func expect(
    error expected: WorkFailure,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    settle()
    if let index = unexpectedErrors.firstIndex(of: expected) {
      unexpectedErrors.remove(at: index)
      return
    }
    fail(
      "No work ended with the error expected.",
      lines: ["- \(expected)"] + unexpectedErrors.map { "+ \($0)" },
      remedy: "Expect the actual error, or fix the work.",
      at: location
    )
  }
}
