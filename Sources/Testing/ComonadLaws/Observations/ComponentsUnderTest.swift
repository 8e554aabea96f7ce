package import ComponentKit

/// The components of one program in the five architectures.
package struct ComponentsUnderTest<P: Program & SendableMetatype>: Sendable {
  private let program: @Sendable () -> P

  /// Creates the components of a program, given how it is made.
  package init(_ program: @escaping @Sendable () -> P) { self.program = program }

  /// Makes the component in which messages step a machine.
  package func elm() -> ComponentUnderTest<P.Message, P.View> {
    ComponentUnderTest(Component<Elm<P>>(program()))
  }

  /// Makes the component in which messages set the state.
  package func react() -> ComponentUnderTest<P.Message, P.View> {
    ComponentUnderTest(Component<React<P>>(program()))
  }

  /// Makes the component in which messages dispatch actions.
  package func redux() -> ComponentUnderTest<P.Message, P.View> {
    ComponentUnderTest(Component<Redux<P>>(program()))
  }

  /// Makes the component in which messages are queries without an answer.
  package func halogen() -> ComponentUnderTest<P.Message, P.View> {
    ComponentUnderTest(Component<Halogen<P>>(program()))
  }

  /// Makes the component in which messages are pending until they are confirmed.
  package func optimistic() -> ComponentUnderTest<P.Message, P.View> {
    ComponentUnderTest(Component<Optimistic<P>>(program()))
  }

  /// All of them, by the names of their architectures.
  package var all: [(name: String, make: @Sendable () -> ComponentUnderTest<P.Message, P.View>)] {
    [
      ("Elm", elm), ("React", react), ("Redux", redux), ("Halogen", halogen),
      ("Optimistic", optimistic),
    ]
  }
}
