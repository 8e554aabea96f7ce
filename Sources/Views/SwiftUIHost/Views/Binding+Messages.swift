#if canImport(SwiftUI)
public import ComponentKit
public import SwiftUI

extension Binding where Value: Sendable {
  /// Creates a binding to a part of the state, which sends a message to change it.
  ///
  /// ```swift
  /// import SwiftUI
  ///
  /// struct Form: ViewProgram {
  ///   let initial = ""
  ///   func update(_ name: inout String, by new: String) { name = new }
  ///   func body(of name: String, send: @escaping @MainActor (String) -> Void) -> some SwiftUI.View {
  ///     TextField("Name", text: Binding(name) { send($0) })
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The current value.
  ///   - send: Sends the message for a new value.
  @MainActor
  public init(_ value: Value, send: @escaping @MainActor (Value) -> Void) {
    self.init(get: { value }, set: { @MainActor in send($0) })
  }
}

extension HostedComponent {
  /// Returns a binding to a part of the view, which sends a message to change it.
  ///
  /// - Parameters:
  ///   - part: Returns the part.
  ///   - message: Returns the message for a new value.
  /// - Returns: The binding, which retains the component.
  public func binding<Value>(
    _ part: @escaping @MainActor (A.Program.View) -> Value,
    send message: @escaping @MainActor (Value) -> A.Program.Message
  ) -> Binding<Value> {
    Binding(get: { @MainActor in part(self.view) }, set: { @MainActor in self.send(message($0)) })
  }
}
#endif
