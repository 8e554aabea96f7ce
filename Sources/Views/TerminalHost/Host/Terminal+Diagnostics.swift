public import ComponentKit

extension Terminal {
  /// Diagnoses a component without markup.
  @available(
    *,
    unavailable,
    message: """
      a terminal shows markup: let the program be a MarkupProgram, with markup(of:) in place of \
      view
      """
  )
  public static func run<A: ProgramArchitecture>(_ component: Component<A>) throws {
    fatalError("a terminal shows markup")
  }
}
