import ComponentKit
import Markup

/// The view that a page shows until its module has started: that of one component.
struct FirstView: Equatable {
  /// The view as HTML, without `style` attributes.
  let html: String

  /// The name under which the browser keeps the state of the component; nil for none.
  ///
  /// A page whose state is kept shows no first view, since it begins with another one.
  let name: String?

  /// Creates a view from HTML, unless it has `style` attributes: the policy of a page blocks these.
  init?(_ html: String, keptAs name: String? = nil) {
    if html.contains(Self.style) { return nil }
    (self.html, self.name) = (html, name)
  }

  /// Creates the view of a program's initial state.
  init?<P: MarkupProgram>(of program: P, keptAs name: String? = nil) {
    self.init(program.markup(of: program.initial).html, keptAs: name)
  }

  /// The beginning of a `style` attribute, as ``/Markup`` writes it.
  static let style = " style=\""

  /// The section of the component, as `page.js` makes it.
  var section: String {
    "<section class=\"page\"><div class=\"root\">\(html)</div></section>"
  }

  /// The attribute that tells `first.js` the name.
  var attribute: String { name.map { " data-kept=\"\($0.xml)\"" } ?? "" }
}
