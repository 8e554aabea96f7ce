import ComonadLaws
public import ComponentKit

// MARK: - States

extension Tester where A: VisibleState {
  /// The state of the program.
  public var state: A.Program.State {
    settle()
    return component.state
  }

  /// Expects the program to be in a state.
  ///
  /// - Complexity: O(1) where the states are equal, besides their comparison; else that of
  ///   ``difference(expected:found:)``.
  public func expect(
    state expected: A.Program.State,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) where A.Program.State: Equatable {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(state: expected, at: location)
  }
}

// MARK: - Every change

extension Tester where A: VisibleState, A.Program.State: Equatable {
  /// Has every change of the state expected from now on, by ``expect(change:fileID:filePath:line:column:)``
  /// or ``expect(state:fileID:filePath:line:column:)``.
  ///
  /// A change that the test has not expected is a failure of the next message or of the end, which shows
  /// what has changed:
  ///
  /// ```swift
  /// struct Lamp: Program {
  ///   struct State: Equatable { var isOn = false, presses = 0 }
  ///   let initial = State()
  ///   func update(_ state: inout State, by message: Bool) {
  ///     state.isOn = message
  ///     state.presses += 1
  ///   }
  ///   func view(_ state: State, send: @escaping (Bool) -> Void) -> String { "" }
  /// }
  /// let tester = Tester(Component<Redux<Lamp>>(Lamp())).expectingChanges()
  /// tester.send(true)
  /// tester.expect { state in
  ///   state.isOn = true
  ///   state.presses = 1
  /// }
  /// tester.send(false)
  /// tester.finish()
  /// tester.failures.map(\.summary)  // ["send(false) changed the state, which was not expected."]
  /// ```
  ///
  /// - Complexity: O(1); each message then compares two states, and copies one.
  @discardableResult
  public func expectingChanges() -> Tester {
    settle()
    expectedState = component.state
    reportState = { $0.reportChange() }
    return self
  }

  /// Expects the state to be the one that was expected before, with a change.
  ///
  /// It is a failure if the tester was not asked for it by ``expectingChanges()``.
  ///
  /// - Complexity: O(1) where the states are equal, besides their comparison; else that of
  ///   ``difference(expected:found:)``.
  public func expect(
    change: (inout A.Program.State) -> Void,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard var expected = expectedState else {
      return fail(
        "No state was noted from which it could change.",
        remedy: "Ask the tester for it with expectingChanges() before the message.",
        at: location
      )
    }
    change(&expected)
    expect(state: expected, at: location)
  }

  /// Expects a state, from which the next change counts.
  private func expect(state expected: A.Program.State, at location: CodeLocation) {
    let remedy = "Expect the state that was reached, or fix the program's update."
    expect("state", expected, state, remedy: remedy, at: location)
    if expectedState != nil { expectedState = component.state }
  }

  /// Reports a change that the test has not expected.
  private func reportChange() {
    guard let expected = expectedState, expected != component.state else { return }
    fail(
      "\(cause.text) changed the state, which was not expected.",
      lines: difference(expected: expected, found: component.state),
      remedy: "Expect the change with expect(change:), or the whole state with expect(state:).",
      at: cause.location
    )
    expectedState = component.state
  }
}
