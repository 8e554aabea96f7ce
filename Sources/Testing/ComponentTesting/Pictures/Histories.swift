import ComonadLaws
public import ComponentKit

extension Component where A: ProgramArchitecture, A.Program.View: CustomStringConvertible {
  /// Returns the views before a history of messages and after each of them, divided by blanks.
  ///
  /// A message that is refused shows `!`; messages that the program sends itself are delivered,
  /// and what other effects it requests is left aside.
  ///
  /// ```swift
  /// struct Counter: Program {
  ///   let initial = 0
  ///   func refusal(of message: Int, in count: Int) -> Refusal? {
  ///     count + message < 0 ? Refusal("the count must not be negative") : nil
  ///   }
  ///   func update(_ count: inout Int, by message: Int) { count += message }
  ///   func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
  /// }
  /// let counter = Component<Elm<Counter>>(Counter())
  /// try counter.history("+ + -", ["+": 1, "-": -1])  // "0 1 2 1"
  /// try counter.history("- +", ["+": 1, "-": -1])  // "0 ! 1"
  /// ```
  ///
  /// The component itself does not change.
  ///
  /// - Parameters:
  ///   - picture: The messages as words divided by blanks.
  ///   - words: The messages of the words.
  /// - Returns: The views as words divided by blanks.
  /// - Throws: The rule that the picture breaks.
  /// - Complexity: O(messages), those that the program sends itself among them, each with one view.
  public func history(
    _ picture: String,
    _ words: Words<A.Program.Message>
  ) throws(PictureError) -> String {
    let messages = try words.messages(in: picture)
    var component = self
    component.deliverOwn(atMost: ownMessageLimit)
    let start = component.view.description
    let views = messages.map { message in
      component.deliver(message) == nil ? component.view.description : "!"
    }
    return ([start] + views).joined(separator: " ")
  }
}

extension Component where A: ProgramArchitecture {
  /// Sends a message and then those that the program sends itself, or returns why it is refused.
  mutating func deliver(_ message: A.Program.Message) -> Refusal? {
    if let refusal = send(message) { return refusal }
    deliverOwn(atMost: ownMessageLimit)
    return nil
  }
}

/// How many messages a program may send itself in answer to one message.
let ownMessageLimit = 10_000
