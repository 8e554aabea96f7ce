package import ComponentKit

/// A component whose states are explored.
///
/// A component is a value: a copy goes where messages lead, and the original stays where it is.
package struct ExploredComponent<P: Program>: Explored where P.State: Equatable {
  /// The component, in the architecture that shows its state.
  private var component: Component<React<P>>

  /// Writes what a state shows.
  private let write: (P.State) -> String

  /// Begins at a component's state.
  package init(_ component: Component<React<P>>, text: @escaping (P.State) -> String) {
    self.component = component
    write = text
  }

  package var text: String { write(component.state) }

  package mutating func take(_ message: P.Message) -> Refusal? {
    let refusal = component.send(message)
    #if !hasFeature(Embedded)
    // The programs of a page have no effects.
    _ = component.takeEffect()
    #endif
    return refusal
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.component.state == other.component.state
  }
}
