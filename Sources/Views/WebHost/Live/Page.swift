public import ComponentKit
public import Markup

/// The page in a browser that shows components.
///
/// A program of one's own is a page in ten lines, which `lab web --product` builds:
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
/// The last line of such a page is `Page.start(likes)`. Several components may be started; they
/// stand below each other in the order of their starts.
public enum Page {
  /// Returns what a component shows first, as HTML.
  public static func html<A: ProgramArchitecture>(of component: Component<A>) -> String
  where A.Program: MarkupProgram {
    component.view.html
  }

  /// Shows a component for as long as the page is open, and does what it asks for.
  ///
  /// Elsewhere than in a browser it prints the HTML of the component.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - title: What stands above it; nothing by default.
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
}
