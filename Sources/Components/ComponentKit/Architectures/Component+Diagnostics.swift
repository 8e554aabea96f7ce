public import CofreeFree

// The compiler's messages for a component whose architecture lacks an operation.

extension Component {
  /// Diagnoses a missing architecture.
  @available(
    *,
    unavailable,
    message: "choose an architecture: Component<Elm<P>>(P()), or Redux, React, Halogen"
  )
  public init<P: Program>(_ program: P) where A == React<P> {
    fatalError("an architecture must be chosen")
  }
}

extension Component where A: ProgramArchitecture {
  /// Diagnoses a program in the architecture of another one.
  @available(
    *,
    unavailable,
    message: """
      the program in the parentheses must be the one that the architecture names: \
      Component<Elm<P>>(P())
      """
  )
  public init<P: Program>(_ program: P) {
    fatalError("the program must be the one that the architecture names")
  }

  /// Diagnoses a type in the place of a program.
  @available(*, unavailable, message: "pass a program, not its type: Component<Elm<P>>(P())")
  public init<P: Program>(_ type: P.Type) { fatalError("a program must be passed") }

  /// Diagnoses a missing program.
  @available(*, unavailable, message: "pass the program: Component<Elm<P>>(P())")
  public init() { fatalError("a program must be passed") }
}

extension Component where A: ProgramArchitecture {
  /// Diagnoses reading a hidden state.
  @available(
    *,
    unavailable,
    message: """
      Elm and Halogen hide the state; choose Redux or React to read it, or let a program in \
      Halogen answer a query
      """
  )
  public var state: A.Program.State { fatalError("the state must be visible") }

  /// Diagnoses setting a state that only messages change.
  @available(
    *,
    unavailable,
    message: "only React lets the state be set; choose React, or send a message"
  )
  public mutating func setState(_ change: (inout A.Program.State) -> Void) {
    fatalError("the state must be open to be set")
  }

  /// Diagnoses reading a hidden state.
  @available(
    *,
    unavailable,
    message: "only Redux has getState(); in React read state, in Elm and Halogen it is hidden"
  )
  public func getState() -> A.Program.State { fatalError("the architecture must be Redux") }

  /// Diagnoses dispatching where there are no actions.
  @available(*, unavailable, message: "only Redux dispatches actions; send a message")
  public mutating func dispatch<Action>(_ action: Action) {
    fatalError("the architecture must be Redux")
  }

  /// Diagnoses a log of actions outside Redux.
  @available(*, unavailable, message: "only Redux keeps a log of actions; choose Redux")
  public func actions() -> [A.Program.Message] { fatalError("the architecture must be Redux") }

  /// Diagnoses a log of actions outside Redux.
  @available(*, unavailable, message: "only Redux keeps a log of actions; there is none to forget")
  public mutating func forgetActions() { fatalError("the architecture must be Redux") }

  /// Diagnoses a query outside Halogen.
  @available(*, unavailable, message: "only Halogen passes queries on; choose Halogen")
  @discardableResult
  public mutating func ask<Answer, Query>(_ query: (Reply<Answer>) -> Query) -> Answer {
    fatalError("the architecture must be Halogen")
  }

  /// Diagnoses a copy of a hidden state.
  @available(
    *,
    unavailable,
    message: """
      Elm and Halogen hide the state, so there is no way from them to another architecture; begin \
      in React or Redux
      """
  )
  public func copy<B: ProgramArchitecture>(in architecture: B.Type) -> Component<B> {
    fatalError("the state must be visible")
  }
}

extension ProgramArchitecture {
  /// Diagnoses an architecture in the place of a component.
  @available(
    *,
    unavailable,
    message: "an architecture is chosen for a component: Component<Elm<P>>(P())"
  )
  public init(_ program: Program) { fatalError("an architecture has no values") }
}
