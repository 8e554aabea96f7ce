public import ComponentKit

/// The components of one program in the four architectures.
public struct ComponentsUnderTest<P: Program & SendableMetatype>: Sendable {
  private let program: @Sendable () -> P

  /// Creates the components of a program, given how it is made.
  public init(_ program: @escaping @Sendable () -> P) { self.program = program }

  /// Makes the component in which messages step a machine.
  public func elm() -> ComponentUnderTest<P.Message, P.View> {
    ComponentUnderTest(Component<Elm<P>>(program()))
  }

  /// Makes the component in which messages set the state.
  public func react() -> ComponentUnderTest<P.Message, P.View> {
    ComponentUnderTest(Component<React<P>>(program()))
  }

  /// Makes the component in which messages dispatch actions.
  public func redux() -> ComponentUnderTest<P.Message, P.View> {
    ComponentUnderTest(Component<Redux<P>>(program()))
  }

  /// Makes the component in which messages are queries without an answer.
  public func halogen() -> ComponentUnderTest<P.Message, P.View> {
    ComponentUnderTest(Component<Halogen<P>>(program()))
  }

  /// All four, by the names of their architectures.
  public var all: [(name: String, make: @Sendable () -> ComponentUnderTest<P.Message, P.View>)] {
    [("Elm", elm), ("React", react), ("Redux", redux), ("Halogen", halogen)]
  }
}
