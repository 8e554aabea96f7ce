public import ComponentKit

extension Page {
  /// Diagnoses a component without markup.
  @available(
    *,
    unavailable,
    message: """
      a page shows markup: let the program be a MarkupProgram, with markup(of:) in place of view
      """
  )
  public static func start<A: ProgramArchitecture>(
    _ component: Component<A>,
    titled title: String = ""
  ) {
    fatalError("a page shows markup")
  }
}
