public import ComponentKit
import EmbeddedText

extension Middleware {
  /// Writes each message as one line, and why it was refused.
  ///
  /// The line is safe to print: control characters and line breaks are escaped.
  ///
  /// - Complexity: O(parts of the message) for each message.
  public static func logging(_ write: @escaping @Sendable (String) -> Void) -> Middleware {
    Middleware { message, component, next in
      let refusal = next(message, &component)
      write(line(of: message, refusal))
      return refusal
    }
  }
}

/// Returns the line of a log for a message and its refusal.
func line<Message>(of message: Message, _ refusal: Refusal?) -> String {
  let words = MessageText.text(of: message)
  return (refusal.map { "\(words): refused, \($0)" } ?? words).showingControls
}

// MARK: - A bounded log

extension Middleware {
  /// Removes the logged actions of a Redux component when there are more than a limit.
  public static func forgettingActions<P: Program & SendableMetatype>(
    beyond limit: Int
  ) -> Middleware where A == Redux<P> {
    Middleware { message, component, next in
      let refusal = next(message, &component)
      if component.actions().count > limit { component.forgetActions() }
      return refusal
    }
  }
}
