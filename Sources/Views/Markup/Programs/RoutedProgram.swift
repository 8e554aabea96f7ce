public import ComponentKit
import EmbeddedText

/// A program whose state includes the address of the page.
///
/// A host sends the message of the address when the address changes. After each message, it shows
/// the address of the state. In a browser, the address follows the `#`.
///
/// ```swift
/// struct Tabs: RoutedProgram {
///   let initial = "home"
///   func update(_ tab: inout String, by message: String) { tab = message }
///   func view(_ tab: String, send: @escaping (String) -> Void) -> String { tab }
///   func message(for route: String) -> String? {
///     route.first == "/" ? String(route.dropFirst()) : nil
///   }
///   func route(of tab: String) -> String { "/\(tab)" }
/// }
/// Tabs().message(for: "/help")  // "help"
/// Tabs().message(for: "help")  // nil
/// Tabs().route(of: "help")  // "/help"
/// ```
///
/// ## Laws
///
/// ```text
/// message(for: route(of: s)) leads from s to s
/// message(for: r) leads to a state whose route leads there again
/// ```
public protocol RoutedProgram: Program {
  /// Returns the message that leads to an address, or nil if the program has no such address.
  func message(for route: String) -> Message?

  /// Returns the address of a state.
  func route(of state: State) -> String

  /// Returns the title of a state, which a browser shows in its tab and its history; nil, the default,
  /// is the title of the page.
  ///
  /// A page whose address and title change together is another page for the person, and begins at its
  /// top.
  func title(of state: State) -> String?
}

extension RoutedProgram {
  /// The title of the page.
  public func title(of state: State) -> String? { nil }
}
