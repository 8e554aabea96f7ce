public import ComponentKit
public import Markup

extension Page {
  /// Shows a program whose state is there again when the page is loaded again.
  ///
  /// What was kept by another version, or is damaged, is left, and the program starts anew.
  ///
  /// - Parameters:
  ///   - architecture: The architecture that the program runs in.
  ///   - program: The program.
  ///   - name: The name that its state is kept under, in this browser.
  ///   - title: What stands above it; nothing by default.
  public static func start<A: ProgramArchitecture>(
    _ architecture: A.Type,
    of program: A.Program,
    keptAs name: String,
    titled title: String = ""
  ) where A.Program: MarkupProgram & SavedProgram {
    #if arch(wasm32)
    Live<A>.start(
      component(program, keptAs: name),
      titled: title,
      keeping: Keeping(program, as: name)
    )
    #else
    print(html(of: Component<A>(program)))
    #endif
  }

  /// Shows a program whose state is there again when the page is loaded again, and whose address is
  /// that of the page, behind its `#`.
  ///
  /// - Parameters:
  ///   - architecture: The architecture that the program runs in.
  ///   - program: The program.
  ///   - name: The name that its state is kept under, in this browser.
  ///   - title: What stands above it; nothing by default.
  public static func start<A: ProgramArchitecture>(
    _ architecture: A.Type,
    of program: A.Program,
    keptAs name: String,
    titled title: String = ""
  ) where A.Program: MarkupProgram & SavedProgram & RoutedProgram {
    #if arch(wasm32)
    var keeping = Keeping<A>(program, as: name)
    keeping.route(program)
    Live<A>.start(component(program, keptAs: name), titled: title, keeping: keeping)
    #else
    print(html(of: Component<A>(program)))
    #endif
  }

  #if arch(wasm32)
  /// Returns a component at the state that is kept, or at the beginning.
  private static func component<A: ProgramArchitecture>(
    _ program: A.Program,
    keptAs name: String
  ) -> Component<A> where A.Program: SavedProgram {
    guard let state = Keeping<A>.state(of: program, keptAs: name) else {
      return Component<A>(program)
    }
    var running = Running(program, state: state)
    running.resume()
    return Component<A>(A.space(of: running))
  }
  #endif
}
