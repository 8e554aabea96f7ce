import ComonadLaws
public import ComponentKit

/// A piece of work that a test does by hand.
///
/// What it sends is delivered at once, as the test has said it. Once it has ended, by itself or
/// because it was cancelled or replaced, it is no longer heard.
public struct WorkInHand<A: ProgramArchitecture> {
  let tester: Tester<A>
  let number: Int
  let name: String
  let location: Location

  /// Whether it has started and not ended.
  public var isUnderWay: Bool {
    tester.settle()
    return piece?.stage == .underWay
  }

  private var piece: Workbench<A.Program.Message>.Piece? {
    tester.bench.pieces.first { $0.number == number }
  }

  /// Sends the program a message, and returns whether it was heard.
  ///
  /// Messages that the program has sent itself before come first, and should have been received.
  @discardableResult
  public func send(_ message: A.Program.Message) -> Bool {
    guard isUnderWay else { return false }
    tester.complainOfMessages()
    guard isUnderWay else { return false }
    tester.pass(message, from: Workbench.Cause(text: "work \(name)", location: location))
    return true
  }

  /// Ends the work, and returns whether it was under way.
  @discardableResult
  public func finish() -> Bool {
    guard isUnderWay else { return false }
    tester.bench.finish(number)
    tester.settle()
    return true
  }

  /// Ends the work with an error that the program is not told of, and returns whether it was under
  /// way.
  ///
  /// It is added to the tester's ``Tester/errors``, where a host's handler would hear of it. What
  /// the program is told of is a message: ``send(_:)`` it.
  @discardableResult
  public func fail(_ reason: String) -> Bool {
    guard isUnderWay else { return false }
    tester.errors.append(WorkFailure(reason, of: piece?.id))
    return finish()
  }
}

// MARK: - Finding work

extension Tester {
  /// Returns the oldest work of a name that is under way; what became of that name is expected.
  ///
  /// It is a failure if there is none.
  public func work(
    _ id: EffectID?,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> WorkInHand<A> {
    let location = Location(fileID: fileID, filePath: filePath, line: line, column: column)
    settle()
    bench.happenings.removeAll { $0.happening.id == id }
    let piece = bench.pieces.first { $0.id == id && $0.stage == .underWay }
    if piece == nil {
      let known = works.isEmpty ? ["+ no work"] : works.map { "+ \($0)" }
      fail(
        TestFailure(
          "No work of the name is under way.",
          lines: ["- \(id.text)"] + known,
          remedy: "Name work that is under way, or let it start: advance(by:) moves the clock.",
          at: location
        )
      )
    }
    return WorkInHand(tester: self, number: piece?.number ?? -1, name: id.text, location: location)
  }

  /// Returns all work of a name that is under way, the oldest first.
  public func works(
    _ id: EffectID?,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> [WorkInHand<A>] {
    let location = Location(fileID: fileID, filePath: filePath, line: line, column: column)
    settle()
    bench.happenings.removeAll { $0.happening.id == id }
    return bench.pieces.filter { $0.id == id && $0.stage == .underWay }.map { piece in
      WorkInHand(tester: self, number: piece.number, name: id.text, location: location)
    }
  }
}
