public import ComonadLaws
public import ComponentKit
import EmbeddedText

/// Returns the shortest history found after which two components differ, or nil if none was found.
///
/// A component is compared with a reference that is simple enough to be right: both are sent the
/// same random messages, and must refuse the same and show the same.
///
/// ```swift
/// struct Sum: Program {
///   let initial: [Int] = []
///   func update(_ terms: inout [Int], by message: Int) { terms.append(message) }
///   func view(_ terms: [Int], send: @escaping (Int) -> Void) -> Int { terms.reduce(0, +) }
/// }
/// struct FastSum: Program {
///   let initial = 0
///   func update(_ sum: inout Int, by message: Int) { sum += message }
///   func view(_ sum: Int, send: @escaping (Int) -> Void) -> Int { sum }
/// }
/// let failure = disagreement(
///   "FastSum",
///   of: { Component<Elm<FastSum>>(FastSum()) },
///   with: { Component<Elm<Sum>>(Sum()) },
///   messages: .integers(in: -9...9)
/// )
/// failure == nil  // true
/// ```
///
/// Messages that the programs send themselves are delivered; their other effects are left aside.
///
/// Nil is no proof: a plan samples 100 histories of up to 60 messages, from seed 1, unless you give
/// another. If both states can be hashed, ``Exploration/agrees(with:)`` decides the question.
///
/// - Parameters:
///   - name: The name of the component, for the token by which a history is run again.
///   - subject: Makes the component.
///   - reference: Makes the reference.
///   - messages: The generator of the messages.
///   - plan: How many histories, and from which seed; `try .environment` runs a token again.
///   - fileID: The module and the file of the test.
///   - filePath: The path of the file.
///   - line: The line.
///   - column: The column.
/// - Returns: The failure.
/// - Complexity: O(histories * messages of each), with one view of both components after each
///   message.
public func disagreement<A, B>(
  _ name: String,
  of subject: @escaping @Sendable () -> Component<A>,
  with reference: @escaping @Sendable () -> Component<B>,
  messages: Generator<A.Program.Message>,
  plan: CasePlan = CasePlan(),
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> TestFailure?
where
  A: ProgramArchitecture & SendableMetatype,
  B: ProgramArchitecture & SendableMetatype,
  A.Program: SendableMetatype,
  B.Program: SendableMetatype,
  A.Program.Message == B.Program.Message,
  A.Program.View == B.Program.View,
  A.Program.View: Equatable
{
  let trial = Trial<A.Program.Message>(
    name: name.withoutColons,
    law: "agreement",
    equation: "c.views(after: messages) == reference.views(after: messages)",
    sentence: "it shows the same as the reference, after each message",
    summary: "\(name) and its reference differ",
    remedy: "Fix the wrong one",
    messages: messages,
    decision: canExplore(A.self) && canExplore(B.self) ? "Exploration.agrees(with:)" : nil
  ) {
    var (left, right) = (reference(), subject())
    left.deliverOwn(atMost: ownMessageLimit)
    right.deliverOwn(atMost: ownMessageLimit)
    return { message in
      let refusals = message.map { (left.deliver($0), right.deliver($0)) }
      if let (expected, found) = refusals, expected != found {
        let texts = [expected, found].map { $0.map { "refused: \($0)" } ?? "accepted" }
        return Trial.Outcome(fault: ["- \(texts[0])", "+ \(texts[1])"])
      }
      let isAlike = left.view == right.view
      return Trial.Outcome(
        isRefused: refusals?.0 != nil,
        fault: isAlike ? nil : LineDifference.text(ofViews: left.view, right.view)
      )
    }
  }
  return trial.failure(
    plan,
    at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

/// Returns the shortest history found after which an invariant is broken, or nil if none was found.
///
/// ```swift
/// struct Stock: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
/// }
/// let failure = violation(
///   "stock is not negative",
///   of: { Component<Elm<Stock>>(Stock()) },
///   messages: .integers(in: -9...9),
///   where: { stock in stock.view >= 0 }
/// )
/// failure?.lines.first  // "messages: -1"
/// ```
///
/// Messages that the program sends itself are delivered; its other effects are left aside.
///
/// Nil is no proof: a plan samples 100 histories of up to 60 messages, from seed 1, unless you give
/// another. If the state can be hashed, ``Exploration/everyState(_:_:)`` decides the question.
///
/// - Parameters:
///   - rule: The rule as a phrase; also the name in the token that runs a history again.
///   - subject: Makes the component.
///   - messages: The generator of the messages.
///   - plan: How many histories, and from which seed; `try .environment` runs a token again.
///   - fileID: The module and the file of the test.
///   - filePath: The path of the file.
///   - line: The line.
///   - column: The column.
///   - holds: Whether the rule holds of the component as it is now.
/// - Returns: The failure.
/// - Complexity: O(histories * messages of each), with one call of the rule after each message.
public func violation<A>(
  _ rule: String,
  of subject: @escaping @Sendable () -> Component<A>,
  messages: Generator<A.Program.Message>,
  plan: CasePlan = CasePlan(),
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  where holds: @escaping @Sendable (Component<A>) -> Bool
) -> TestFailure?
where A: ProgramArchitecture & SendableMetatype, A.Program: SendableMetatype {
  let trial = Trial<A.Program.Message>(
    name: rule.withoutColons,
    law: "invariant",
    equation: "holds(c) after messages",
    sentence: rule,
    summary: "The rule \"\(rule)\" is broken",
    remedy: "Fix the program, or the rule",
    messages: messages,
    decision: canExplore(A.self) ? "Exploration.everyState" : nil
  ) {
    var component = subject()
    component.deliverOwn(atMost: ownMessageLimit)
    return { message in
      let refusal = message.flatMap { component.deliver($0) }
      return Trial.Outcome(
        isRefused: refusal != nil,
        fault: holds(component) ? nil : ValueText.lines(of: component.view).map { "+ \($0)" }
      )
    }
  }
  return trial.failure(
    plan,
    at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

/// Whether the components of an architecture have states and messages that can be hashed.
private func canExplore<A: ProgramArchitecture>(_: A.Type) -> Bool {
  A.Program.State.self is any Hashable.Type && A.Program.Message.self is any Hashable.Type
}
