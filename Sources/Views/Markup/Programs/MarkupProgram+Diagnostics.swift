public import ComponentKit

extension MarkupProgram {
  /// Diagnoses a missing `markup(of:)`.
  @available(
    *,
    unavailable,
    message: """
      a program of markup must have a markup, in place of view: \
      func markup(of state: State) -> Markup<Message>
      """
  )
  public func markup(of state: State) -> Markup<Message> {
    fatalError("a program of markup must have a markup")
  }
}
