public import ComponentKit

/// Returns the laws of the five architectures of a program: they show the same views.
///
/// Given its messages, a component of any architecture is an Elm machine, and two are equivalent
/// when their machines show the same after every sequence of messages.
///
/// - Parameters:
///   - program: Makes the program.
///   - messages: The generator of the messages sent to it.
/// - Returns: The suite.
public func architectureLaws<P: Program & SendableMetatype>(
  _ program: @autoclosure @escaping @Sendable () -> P,
  messages: Generator<P.Message>
) -> Suite where P.View: Observed {
  let components = ComponentsUnderTest(program)
  return architectureLaws(
    components.elm,
    against: Array(components.all.dropFirst()),
    messages: messages
  )
}

/// Returns the laws of some components of one program: they show what a first one shows.
///
/// - Parameters:
///   - first: Makes the component that the others are compared with.
///   - others: The others, with the names of their architectures.
///   - messages: The generator of the messages sent to them.
/// - Returns: The suite.
public func architectureLaws<Message, View: Observed>(
  _ first: @escaping @Sendable () -> ComponentUnderTest<Message, View>,
  against others: [(name: String, make: @Sendable () -> ComponentUnderTest<Message, View>)],
  messages: Generator<Message>
) -> Suite {
  let messages = Variable("messages", messages.histories)
  return Suite("architecture", source: "Rutten, Universal coalgebra, 2000") {
    others.map { name, make in
      law(name.lowercased(), "\(name) shows the same as Elm, after each message")
        .states("\(name.lowercased()).views(after: messages) == elm.views(after: messages)")
        .forAll(messages) { messages in
          .same(make().views(after: messages), first().views(after: messages))
        }
    }
  }
}

extension ComponentUnderTest {
  /// Sends messages one after the other, and returns the component.
  @discardableResult
  package func after(_ messages: [Message]) -> ComponentUnderTest {
    for message in messages { _ = send(message) }
    return self
  }

  /// Sends messages, and returns the view before the first and after each.
  package func views(after messages: [Message]) -> [View] { readings(view, after: messages) }

  /// Reads something before the first of some messages and after each.
  func readings<Value>(_ read: () -> Value, after messages: [Message]) -> [Value] {
    [read()]
      + messages.map { message in
        _ = send(message)
        return read()
      }
  }
}
