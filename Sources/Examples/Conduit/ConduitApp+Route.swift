import ComponentKit
import Markup

extension ConduitApp {
  /// Returns the address of the page.
  package func route(of state: State) -> String { state.route.address }

  /// Returns the message that shows the page of an address.
  package func message(for route: String) -> Message? { .visit(Route(route)) }
}
