import CommandLineSupport
import EmbeddedText

/// The view that a page shows until its module has started: that of one component.
package struct FirstView: Equatable {
  /// The view as HTML, without `style` attributes.
  package let html: String

  /// The name under which the browser keeps the state of the component; nil for none.
  ///
  /// A page whose state is kept shows no first view, since it begins with another one.
  package let name: String?

  /// Creates a view from HTML, unless it has `style` attributes: the policy of a page blocks these.
  package init?(_ html: String, keptAs name: String? = nil) {
    if html.contains(Self.style) { return nil }
    (self.html, self.name) = (html, name)
  }

  /// Reads a view from a file, and names the line with a `style` attribute.
  init(from path: String, keptAs name: String?) throws(Failure) {
    let html = try utf8Text(of: NamedFile(path: path, kind: "view").read(), from: path)
    guard let view = FirstView(html, keptAs: name) else {
      let lines = html.split(separator: "\n", omittingEmptySubsequences: false)
      let line = lines.prefix { !$0.contains(Self.style) }.count + 1
      throw Failure(
        .data,
        "\(path):\(line): view must have no style attribute; the page would block it"
      )
    }
    self = view
  }

  /// The beginning of a `style` attribute, as `Markup` writes it.
  private static let style = " style=\""

  /// The section of the component, as `page.js` makes it.
  var section: String {
    "<section class=\"page\"><div class=\"root\">\(html)</div></section>"
  }

  /// The attribute that tells `first.js` the name.
  var attribute: String { name.map { " data-kept=\"\($0.xml)\"" } ?? "" }
}
