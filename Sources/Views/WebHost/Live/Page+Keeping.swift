public import ComponentKit
public import Markup

extension Page {
  /// Shows a program that keeps its state when the page is loaded again.
  ///
  /// If the program cannot load the saved text, the page renames the text and the program starts anew.
  ///
  /// What the browser stores is what `ProgramHost`, with the same `keptAs:`, writes to a file: the version
  /// in the first line, and below it the text that the program saves.
  ///
  /// A browser has room for a few million characters. When a state does not fit, the page shows a
  /// notice and sends the message `unsaved`. It sends the message again only after a state was saved.
  ///
  /// ```swift
  /// struct Likes: MarkupProgram, SavedProgram {
  ///   let initial = 0
  ///   func update(_ count: inout Int, by message: Int) { count = max(0, count + message) }
  ///   func markup(of count: Int) -> Markup<Int> { .button([.onClick(1)], ["\(count) likes"]) }
  ///   func save(_ count: Int) -> String { "\(count)" }
  ///   func load(_ text: String, version: Int) -> Int? { Int(text) }
  /// }
  /// // Takes a like back that the browser cannot store.
  /// Page.start(Elm<Likes>.self, of: Likes(), keptAs: "likes", unsaved: -1)
  /// Page.html(of: Component<Elm<Likes>>(Likes()))  // "<button>0 likes</button>"
  /// ```
  ///
  /// - Parameters:
  ///   - architecture: The architecture that the program runs in.
  ///   - program: The program.
  ///   - name: The name under which this browser stores the state.
  ///   - message: The message for a state that the browser cannot store; none by default.
  ///   - title: The heading of the component; none by default.
  public static func start<A: ProgramArchitecture>(
    _ architecture: A.Type,
    of program: A.Program,
    keptAs name: String,
    unsaved message: A.Program.Message? = nil,
    titled title: String = ""
  ) where A.Program: MarkupProgram & SavedProgram {
    #if arch(wasm32)
    Live<A>.start(
      component(program, keptAs: name),
      titled: title,
      keeping: Keeping(program, as: name, unsaved: message)
    )
    #else
    print(html(of: Component<A>(program)))
    #endif
  }

  /// Shows a program that keeps its state when the page is loaded again, and whose address follows the
  /// `#` of the page.
  public static func start<A: ProgramArchitecture>(
    _ architecture: A.Type,
    of program: A.Program,
    keptAs name: String,
    unsaved message: A.Program.Message? = nil,
    titled title: String = ""
  ) where A.Program: MarkupProgram & SavedProgram & RoutedProgram {
    #if arch(wasm32)
    var keeping = Keeping<A>(program, as: name, unsaved: message)
    keeping.route(program)
    Live<A>.start(component(program, keptAs: name), titled: title, keeping: keeping)
    #else
    print(html(of: Component<A>(program)))
    #endif
  }

  #if arch(wasm32)
  /// Returns a component at the stored state, or at the initial state.
  private static func component<A: ProgramArchitecture>(
    _ program: A.Program,
    keptAs name: String
  ) -> Component<A> where A.Program: MarkupProgram & SavedProgram {
    guard let state = Keeping<A>.state(of: program, keptAs: name) else {
      return Component<A>(program)
    }
    var running = ProgramState(program, state: state)
    running.resume()
    return Component<A>(A.space(of: running))
  }
  #endif
}
