public import ComponentKit

// The compiler's messages for an owner whose architecture lacks an operation.

extension ProgramOwner {
  /// Diagnoses an owner of more than this one has.
  @available(
    *,
    unavailable,
    message: """
      an owner gives others what it has, or less; to set the state, the host must run the program in \
      React; to try another state, make a copy
      """
  )
  public func facet<P>(_ architecture: React<P>.Type) -> Facet<React<P>, Message, View> {
    fatalError("an owner must not give more than it has")
  }

  /// Diagnoses an owner of more than this one has.
  @available(
    *,
    unavailable,
    message: """
      an owner gives others what it has, or less; to read the state and a log, the host must run the \
      program in Redux or React
      """
  )
  public func facet<P>(_ architecture: Redux<P>.Type) -> Facet<Redux<P>, Message, View> {
    fatalError("an owner must not give more than it has")
  }

  /// Diagnoses an owner of more than this one has.
  @available(
    *,
    unavailable,
    message: """
      an owner gives others what it has, or less; to ask queries, the host must run the program in \
      Halogen, Redux or React
      """
  )
  public func facet<P>(_ architecture: Halogen<P>.Type) -> Facet<Halogen<P>, Message, View> {
    fatalError("an owner must not give more than it has")
  }

  /// Diagnoses another view of a hidden state.
  @available(
    *,
    unavailable,
    message: """
      another view is given by an owner that sees the state, before it makes a facet that does not: \
      host.showing { … }.facet(Elm<P>.self)
      """
  )
  public func showing<Other>(
    _ view: (Architecture.Program.State, @escaping (Message) -> Void) -> Other
  ) -> Facet<Architecture, Message, Other> {
    fatalError("the state must be visible")
  }

  /// Diagnoses reading a hidden state.
  @available(
    *,
    unavailable,
    message: "Elm and Halogen hide the state; use an owner in Redux or React"
  )
  public var state: Architecture.Program.State { fatalError("the state must be visible") }

  /// Diagnoses setting a state that only messages change.
  @available(
    *,
    unavailable,
    message: "only an owner in React sets the state; choose React for the host, or send a message"
  )
  public func setState(_ change: (inout Architecture.Program.State) -> Void) {
    fatalError("the state must be open to be set")
  }

  /// Diagnoses dispatching where there are no actions.
  @available(*, unavailable, message: "only Redux dispatches actions; send a message")
  public func dispatch(_ message: Message) { fatalError("the architecture must be Redux") }

  /// Diagnoses a log of actions outside Redux.
  @available(
    *,
    unavailable,
    message: "only an owner in Redux has a log of actions"
  )
  public func actions() -> [Message] { fatalError("the architecture must be Redux") }

  /// Diagnoses a log of actions outside Redux.
  @available(
    *,
    unavailable,
    message: "only an owner in Redux has a log of actions"
  )
  public func forgetActions() { fatalError("the architecture must be Redux") }

  /// Diagnoses a copy that would show a hidden state.
  @available(
    *,
    unavailable,
    message: "Elm and Halogen hide the state, so only an owner in Redux or React makes a copy"
  )
  public func copy<B>(in architecture: B.Type) -> Component<B> {
    fatalError("the state must be visible")
  }

  /// Diagnoses a query outside Halogen.
  @available(
    *,
    unavailable,
    message: "only an owner in Halogen asks queries"
  )
  @discardableResult
  public func ask<Answer, Query>(_ query: (Reply<Answer>) -> Query) -> Answer {
    fatalError("the architecture must be Halogen")
  }
}

extension ProgramOwner where Architecture: VisibleState {
  /// Diagnoses a state that would leave the host and may not.
  @available(
    *,
    unavailable,
    message: """
      the state must be Sendable to leave the host; read a part of it by host.read { $0.state.… }, or \
      make it Sendable
      """
  )
  public var state: Architecture.Program.State { fatalError("the state must be Sendable") }
}
