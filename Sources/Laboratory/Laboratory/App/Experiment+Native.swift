public import ComponentKit
public import ComponentTesting
public import Markup
public import SharedLaboratory

extension Experiment {
  /// Creates an experiment on a program.
  ///
  /// Only the program is needed. What else the laboratory can do follows from what the program's types
  /// conform to; `--help` lists what is missing, and why:
  ///
  /// | instrument | needs |
  /// | --- | --- |
  /// | `open`, `run` | a view of text, or of markup with `Message: Sendable` |
  /// | messages that are typed | `Message: Codable`, or `TextMessage` |
  /// | `--record` and `replay` | `Message: Codable` |
  /// | `--state` | `State: Codable` |
  /// | `draw`, the space in `open` | `State: Equatable` |
  /// | `check`, `merge` | `State: Hashable` and `Message: Hashable`, and the messages |
  /// | `laws`, `costs` | the messages, given here or by `Message: CaseIterable` |
  ///
  /// ```swift
  /// struct Likes: Program {
  ///   let initial = 0
  ///   func update(_ count: inout Int, by message: Int) { count += message }
  ///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count) likes" }
  /// }
  /// let experiments = [Experiment(Likes(), named: "likes", messages: [1, -1])]
  /// experiments.count  // 1
  /// ```
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - name: The word by which it is chosen; by default the name of its type, in lowercase.
  ///   - summary: The program in one line.
  ///   - messages: Some usual messages: by them the space is explored and the cost is measured, they show
  ///     how messages are written, and a view of text has a button for each. By default all cases, where
  ///     messages are `CaseIterable`.
  ///   - checks: What a person and the program's work may do, and what must hold then.
  @inlinable
  public init<P: Program & Sendable>(
    _ program: P,
    named name: String? = nil,
    summary: String = "",
    messages: [P.Message] = [],
    checks: Checks<P>? = nil
  ) where P.Message: Sendable {
    let messages = Self.usual(messages)
    self.init(program, runAs: program, name, summary, messages, checks) { program, state in
      viewText(of: program.view(state) { _ in })
    }
    if messages.isEmpty { return }
    // Here the components are compiled for the program, so that they are as fast as in its own code.
    sample = {
      CostMeter(program, messages) { Experiment.size(of: $0) }.sample(rounds: $0, by: $1)
    }
  }

  /// Creates an experiment on a program that can be drawn: `open` draws it, and commands print its view.
  ///
  /// The parameters are those of the initializer for other programs.
  @inlinable
  public init<P: DrawnProgram & Sendable>(
    _ program: P,
    named name: String? = nil,
    summary: String = "",
    messages: [P.Message] = [],
    checks: Checks<P>? = nil
  ) where P.State: Sendable {
    let messages = Self.usual(messages)
    let drawn = Drawn(program)
    self.init(program, runAs: drawn, name, summary, messages, checks) { drawn, state in
      viewText(of: drawn.base.view(state) { _ in })
    }
    if messages.isEmpty { return }
    sample = {
      CostMeter(drawn, messages) { Experiment.size(of: $0) }.sample(rounds: $0, by: $1)
    }
  }
}

extension Experiment {
  /// The messages that are given, or else all cases, where their type lists them.
  @usableFromInline
  static func usual<Message>(_ messages: [Message]) -> [Message] {
    func cases<Cases: CaseIterable>(_ type: Cases.Type) -> [Message]? {
      Array(type.allCases) as? [Message]
    }
    guard messages.isEmpty, let type = Message.self as? any CaseIterable.Type else {
      return messages
    }
    return cases(type) ?? []
  }

  /// Reads a view, so that the compiler cannot leave out the work for it.
  @usableFromInline
  static func size<View>(of view: View) -> Int { MemoryLayout.size(ofValue: view) }
}
