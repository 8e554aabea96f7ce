package import CommandLineSupport
package import DesignTokens
import EmbeddedText
package import Foundation

/// A page that needs nothing else: the module, the script that starts it and the style in one file.
///
/// The module is packed by `gzip` and written in base64, which makes the file half as large.
package struct HTMLFile {
  /// The folder of what every page has.
  private static let folder = "Sources/Views/WebHost/Scripts"

  /// The title of the page.
  package let title: String

  /// The language of the program's texts, as a tag of BCP 47.
  package var language = "en"

  /// The module.
  package let module: Data

  /// Further scripts of the page, in order.
  package var scripts: [String] = []

  /// The colours and measures of the page.
  package var theme = Theme.standard

  /// Further styles of the page, whose rules win over those that every page has.
  package var styles: [String] = []

  /// The view that the page shows until its module has started; nil for none.
  package var firstView: FirstView?

  /// Texts of JSON that module and scripts may read, each under a name.
  package var data: [(name: String, text: String)] = []

  /// Creates a page of a module.
  package init(title: String, module: Data) {
    self.title = title
    self.module = module
  }

  /// Returns the text of the file.
  ///
  /// Its policy allows only the scripts and styles of the file, and connections only if the module
  /// uses a service that makes some.
  ///
  /// - Returns: The HTML.
  /// - Throws: A failure if a part of the page is missing, or `gzip` is.
  package func text() throws(Failure) -> String {
    let services = PageService.used(by: module)
    let first = try firstView == nil ? [] : [part("Page/first.js")]
    let scripts = try [script(for: services)] + scripts
    let styles =
      try [theme.css + "\n" + part("Page/page.css")] + Self.sheets(of: module) + styles
    let values = [
      "policy": policy(for: services, scripts: first + scripts, styles: styles),
      "language": language, "title": title.xml,
      "styles": Self.elements(styles, "style"),
      "kept": firstView?.attribute ?? "", "view": firstView?.section ?? "",
      "hiding": Self.elements(first, "script"),
      "data": blocks,
      "module": try Gzip.packed(module).base64EncodedString(),
      "scripts": Self.elements(scripts, "script"),
    ]
    return try part("Page/page.html").replacing(/\{(\w+)\}/) { name in
      values["\(name.output.1)"] ?? "\(name.output.0)"
    }
  }

  /// The style sheets of this package that a module names by their paths.
  ///
  /// The view of the laboratory has the path of its sheet as an attribute, so that a page of a user
  /// looks as that of `lab web`.
  static func sheets(of module: Data) throws(Failure) -> [String] {
    let path = "Laboratory/LaboratoryPage/laboratory.css"
    guard module.range(of: Data(path.utf8)) != nil else { return [] }
    return [try PackageSources.text("Sources/\(path)")]
  }

  /// Reads a part of the page; a script without its comments.
  private func part(_ name: String) throws(Failure) -> String {
    let text = try PackageSources.text("\(Self.folder)/\(name)")
    return name.hasSuffix(".js") ? Self.withoutComments(text) : text
  }

  /// The script of the page: each part uses the parts before it.
  private func script(for services: [PageService]) throws(Failure) -> String {
    var names = [
      "bytes", "nodes", "dialogs", "notices", "fields", "grids", "kept", "program", "records",
      "actions", "refusals", "events", "focus", "early", "drawing", "page",
    ]
    if !services.isEmpty {
      names += (["services"] + services.map(\.script)).map { "Services/\($0)" }
    }
    var parts: [String] = []
    for name in names { parts.append(try part("\(name).js")) }
    return parts.joined(separator: "\n")
  }

  /// The policy, which names each script and style by the hash of its text.
  private func policy(for services: [PageService], scripts: [String], styles: [String]) -> String {
    func hashes(_ texts: [String]) -> String {
      texts.map { "'sha256-\(Data(SHA256(Array($0.utf8)).bytes).base64EncodedString())'" }
        .joined(separator: " ")
    }
    let schemes = services.flatMap(\.schemes)
    let connections = schemes.isEmpty ? "" : "connect-src \(schemes.joined(separator: " ")); "
    return """
      default-src 'none'; script-src \(hashes(scripts)) 'wasm-unsafe-eval'; \
      style-src \(hashes(styles)); \(connections)base-uri 'none'; form-action 'none'
      """
  }

  /// The texts in blocks that no browser runs, in which no text can end its block.
  private var blocks: String {
    data.map { name, text in
      "<script type=\"application/json\" id=\"data-\(name)\">"
        + text.replacing("<", with: "\\u003c") + "</script>\n"
    }.joined()
  }

  private static func elements(_ texts: [String], _ tag: String) -> String {
    texts.map { "<\(tag)>\($0)</\(tag)>" }.joined(separator: "\n")
  }

  /// Returns a script without empty lines, lines of comments and indentations.
  ///
  /// No text of a script goes over several lines.
  static func withoutComments(_ script: String) -> String {
    script.split(separator: "\n")
      .map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
      .joined(separator: "\n")
  }
}
