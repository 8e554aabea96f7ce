import ComponentKit
import EmbeddedText

extension CompleteSuite {
  /// Returns the suite as a file of tests for Swift Testing, a test for each history.
  ///
  /// ```swift
  /// struct Lamp: Program {
  ///   enum Message: Hashable { case toggle }
  ///   let initial = false
  ///   func update(_ isOn: inout Bool, by message: Message) { isOn.toggle() }
  ///   func view(_ isOn: Bool, send: @escaping (Message) -> Void) -> String { isOn ? "on" : "off" }
  /// }
  /// let space = Exploration(from: Component<Elm<Lamp>>(Lamp()), by: [.toggle])
  /// let source = space.completeSuite().source(of: "Component<Elm<Lamp>>(Lamp())", importing: ["App"])
  /// source.split(separator: "\n").last { $0.contains("toggle") }  // "  #expect(component.send(.toggle) == nil)"
  /// ```
  ///
  /// Messages are written as they describe themselves, which is Swift for cases, numbers and texts. A
  /// history ends before an event that is no message of a person.
  ///
  /// - Parameters:
  ///   - component: The expression of the component, at its beginning.
  ///   - modules: The modules to be imported besides `ComponentKit` and `Testing`.
  /// - Returns: The text of the file.
  /// - Complexity: O(steps of all histories).
  public func source(of component: String, importing modules: [String] = []) -> String
  where View == String {
    var lines = (["ComponentKit", "Testing"] + modules).sorted().map { "import \($0)" }
    for (number, history) in histories.enumerated() {
      lines += ["", "@Test(\"history \(number + 1) of \(histories.count)\")"]
      lines += ["func history\(number + 1)() {", "  var component = \(component)"]
      lines.append("  #expect(component.view == \(start.debugDescription))")
      for step in history {
        guard case .message(let message) = step.event else { break }
        let refusal = step.refusal.map { "Refusal(\($0.reason.debugDescription))" } ?? "nil"
        lines.append("  #expect(component.send(\(ValueText.line(of: message))) == \(refusal))")
        lines.append("  #expect(component.view == \(step.view.debugDescription))")
      }
      lines.append("}")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
