public import CofreeFree

// What the compiler says where a component is asked for what its architecture does not give.

extension Component {
  /// Stands where no architecture was chosen.
  @available(
    *,
    unavailable,
    message: "choose an architecture: Component<Elm<P>>(P()), or Redux, React, Halogen"
  )
  public init<P: StateProgram>(_ program: P) where A == React<P> {
    fatalError("an architecture must be chosen")
  }
}

extension Component where A: ProgramArchitecture {
  /// Stands where a program is handed to the architecture of another one.
  @available(
    *,
    unavailable,
    message: """
      the program in the parentheses must be the one that the architecture names: \
      Component<Elm<P>>(P())
      """
  )
  public init<P: StateProgram>(_ program: P) {
    fatalError("the program must be the one that the architecture names")
  }

  /// Stands where a type of programs is handed over, and no program.
  @available(*, unavailable, message: "hand over a program, not its type: Component<Elm<P>>(P())")
  public init<P: StateProgram>(_ type: P.Type) {
    fatalError("a program must be handed over")
  }

  /// Stands where no program is handed over.
  @available(*, unavailable, message: "hand over the program: Component<Elm<P>>(P())")
  public init() {
    fatalError("a program must be handed over")
  }
}

extension Component where A: ProgramArchitecture {
  /// Stands where the state is hidden.
  @available(
    *,
    unavailable,
    message: """
      Elm and Halogen hide the state; choose Redux or React to read it, or let a program in \
      Halogen answer a query
      """
  )
  public var state: A.Program.State { fatalError("the state must be visible") }

  /// Stands where the state is hidden, or only messages change it.
  @available(
    *,
    unavailable,
    message: "only React lets the state be set; choose React, or send a message"
  )
  public mutating func setState(_ change: (inout A.Program.State) -> Void) {
    fatalError("the state must be open to be set")
  }

  /// Stands where the state is hidden.
  @available(
    *,
    unavailable,
    message: "only Redux has getState(); in React read state, in Elm and Halogen it is hidden"
  )
  public func getState() -> A.Program.State { fatalError("the architecture must be Redux") }

  /// Stands where there are no actions.
  @available(*, unavailable, message: "only Redux dispatches actions; send a message")
  public mutating func dispatch<Action>(_ action: Action) {
    fatalError("the architecture must be Redux")
  }

  /// Stands where no log of actions is kept.
  @available(*, unavailable, message: "only Redux keeps a log of actions; choose Redux")
  public func actions() -> [A.Program.Message] { fatalError("the architecture must be Redux") }

  /// Stands where no log of actions is kept.
  @available(*, unavailable, message: "only Redux keeps a log of actions; there is none to forget")
  public mutating func forgetActions() { fatalError("the architecture must be Redux") }

  /// Stands where queries are not passed on.
  @available(*, unavailable, message: "only Halogen passes queries on; choose Halogen")
  @discardableResult
  public mutating func ask<Answer, Query>(_ query: (Reply<Answer>) -> Query) -> Answer {
    fatalError("the architecture must be Halogen")
  }

  /// Stands where the state is hidden, so that no other architecture can go on with it.
  @available(
    *,
    unavailable,
    message: """
      Elm and Halogen hide the state, so there is no way from them to another architecture; begin \
      in React or Redux
      """
  )
  public func translated<B: ProgramArchitecture>(to architecture: B.Type) -> Component<B> {
    fatalError("the state must be visible")
  }
}

extension ProgramArchitecture {
  /// Stands where an architecture is taken for a component.
  @available(
    *,
    unavailable,
    message: "an architecture is chosen for a component: Component<Elm<P>>(P())"
  )
  public init(_ program: Program) { fatalError("an architecture has no values") }
}
