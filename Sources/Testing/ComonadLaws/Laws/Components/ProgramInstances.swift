package import ComponentKit

/// Returns the instances of a program: the architectures show the same, each has the laws of components,
/// and the program refuses what it says that it refuses.
///
/// - Parameters:
///   - name: The name of the program.
///   - program: The program.
///   - messages: The generator of the messages that are sent.
///   - share: The share of the cases that the laws are worth.
///   - events: Returns the functions that the events of a view call.
/// - Returns: The instances, named after the architecture and the program.
package func programInstances<P: Program & SendableMetatype>(
  _ name: String,
  _ program: @autoclosure @escaping @Sendable () -> P,
  messages: Generator<P.Message>,
  share: Double = 1,
  events: (@Sendable (P.View) -> [() -> Void])? = nil
) -> [Instance] where P.View: Observed {
  let architectures = architectureLaws(program(), messages: messages).worth(min(1, 2 * share))
  let components = ComponentsUnderTest(program).all.map { architecture, make in
    let laws = componentLaws(program(), messages: messages, events: events, make)
    return Instance("\(architecture).\(name)", laws.worth(share))
  }
  return [Instance("Architectures.\(name)", architectures)] + components + [
    Instance("Refusals.\(name)", refusalLaws(program(), messages: messages).worth(0.3))
  ]
}
