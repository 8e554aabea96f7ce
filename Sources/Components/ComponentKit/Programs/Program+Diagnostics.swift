public import CofreeFree

// The compiler's messages for a program that lacks a part, or has one of another shape.

extension Program {
  /// Diagnoses a program without an initial state.
  @available(*, unavailable, message: "a program must have an initial state: let initial = …")
  public var initial: State { fatalError("a program must have an initial state") }

  /// Diagnoses a program that does not answer its queries.
  @available(
    *,
    unavailable,
    message: """
      a program with queries must answer them: \
      func answer(_ query: Query, from state: inout State) -> AnyAnswer
      """
  )
  public func answer(_ query: Query, from state: inout State) -> AnyAnswer {
    fatalError("a program must answer its queries")
  }
}

extension Program {
  /// Diagnoses an update that returns neither nothing nor an effect of the program's messages.
  @available(
    *,
    unavailable,
    message: "an update must return nothing, or an Effect<Message> of the program's own messages"
  )
  public static func effect<Other>(of other: Other) -> Effect<Message> {
    fatalError("an update must return nothing or an effect")
  }
}

extension Program where View == Never {
  /// Diagnoses a program without a view.
  @available(
    *,
    unavailable,
    message: """
      a program must have a view of its state and its messages: \
      func view(_ state: State, send: @escaping (Message) -> Void) -> View
      """
  )
  public func view(_ state: State, send: @escaping (Message) -> Void) -> View {
    fatalError("a program must have a view")
  }
}

extension Program where Effects == Void {
  /// Diagnoses a program without an update.
  @available(
    *,
    unavailable,
    message: """
      a program must say how a message changes the state: \
      func update(_ state: inout State, by message: Message); \
      it returns an Effect<Message> where it needs one
      """
  )
  public func update(_ state: inout State, by message: Message) {
    fatalError("a program must have an update")
  }
}

extension SavedProgram {
  /// Diagnoses a program that does not save its state, which is not `Codable`.
  @available(
    *,
    unavailable,
    message: """
      a saved program must write its state as text, unless the state is Codable (on pages none is): \
      func save(_ state: State) -> String
      """
  )
  public func save(_ state: State) throws(Refusal) -> String {
    fatalError("a saved program must write its state")
  }

  /// Diagnoses a program that does not load its state, which is not `Codable`.
  @available(
    *,
    unavailable,
    message: """
      a saved program must read its state from text, unless the state is Codable (on pages none is): \
      func load(_ text: String, version: Int) -> State?
      """
  )
  public func load(_ text: String, version: Int) throws(Refusal) -> State? {
    fatalError("a saved program must read its state")
  }
}
