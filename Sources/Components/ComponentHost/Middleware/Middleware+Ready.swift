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

  /// Reports the duration of each message, with that of the middleware behind this one.
  public static func timing(
    by clock: any Clock<Duration> = ContinuousClock(),
    _ tell: @escaping @Sendable (A.Program.Message, Duration) -> Void
  ) -> Middleware {
    Middleware { message, component, next in
      var refusal: Refusal?
      let time = clock.measure { refusal = next(message, &component) }
      tell(message, time)
      return refusal
    }
  }

  /// Refuses the messages for which a function returns a reason.
  public static func refusing(
    _ reason: @escaping @Sendable (A.Program.Message, Component<A>) -> Refusal?
  ) -> Middleware {
    Middleware { message, component, next in
      reason(message, component) ?? next(message, &component)
    }
  }

  /// Passes a transformed message on.
  public static func rewriting(
    _ transform: @escaping @Sendable (A.Program.Message) -> A.Program.Message
  ) -> Middleware {
    Middleware { message, component, next in next(transform(message), &component) }
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
