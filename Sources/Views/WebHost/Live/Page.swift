public import ComponentKit
public import Markup

/// The page in a browser that shows components.
///
/// Your program is a page in ten lines, which `swift package page` builds:
///
/// ```swift
/// struct Likes: MarkupProgram {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func markup(of count: Int) -> Markup<Int> {
///     .button([.onClick(1)], ["\(count) likes"])
///   }
/// }
/// let likes = Component<Elm<Likes>>(Likes())
/// Page.html(of: likes)  // "<button>0 likes</button>"
/// ```
///
/// The last line of such a page is `Page.start(likes)`. You can start several components; the page
/// shows them below each other, in the order of their starts.
public enum Page {
  /// Returns the first view of a component, as HTML.
  ///
  /// - Complexity: O(size of the view).
  public static func html<A: ProgramArchitecture>(of component: Component<A>) -> String
  where A.Program: MarkupProgram {
    component.view.html
  }

  /// Shows a component for as long as the page is open, and performs its effects.
  ///
  /// Outside a browser, the function prints the HTML of the component.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - title: The heading of the component; none by default.
  /// - Complexity: O(size of the view) at the start; after a message, as for
  ///   ``/Markup/Drawing/show(_:)``.
  public static func start<A: ProgramArchitecture>(
    _ component: Component<A>,
    titled title: String = ""
  ) where A.Program: MarkupProgram {
    #if arch(wasm32)
    Live<A>.start(component, titled: title)
    #else
    print(html(of: component))
    #endif
  }

  /// Shows a component whose address follows the `#` of the page.
  ///
  /// The back button of the browser sends the message of the address before.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - title: The heading of the component; none by default.
  public static func start<A: ProgramArchitecture>(
    _ component: Component<A>,
    titled title: String = ""
  ) where A.Program: MarkupProgram & RoutedProgram {
    #if arch(wasm32)
    var keeping = Keeping<A>()
    keeping.route(component.programState.program)
    Live<A>.start(component, titled: title, keeping: keeping)
    #else
    print(html(of: component))
    #endif
  }
}
