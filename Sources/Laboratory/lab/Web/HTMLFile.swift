import CResources
import EmbeddedText
import Foundation
import LaboratoryCore

/// A page that needs nothing else: the module, the script that starts it and the style in one file.
///
/// A module of more than ``smallSize`` bytes is packed, which makes the file less than half as large.
/// A smaller one is a ``ModuleText``.
struct HTMLFile {
  /// The most bytes of a module that the page has as it is.
  static let smallSize = 128 << 10

  /// The title of the page.
  let title: String

  /// The module.
  let module: [UInt8]

  /// Further scripts of the page, in order.
  var scripts: [[UInt8]] = []

  /// Further styles of the page.
  var styles: [[UInt8]] = []

  /// The view that the page shows until its module has started; nil for none.
  var firstView: FirstView?

  /// Texts of JSON that module and scripts may read, each under a name.
  var data: [(name: String, text: String)] = []

  /// The bytes of the file.
  ///
  /// Its policy allows only the scripts and styles of the file, and connections only if the module
  /// uses a service that makes some.
  var bytes: [UInt8] {
    let packed = module.count > Self.smallSize ? Gzip.packed(module) : nil
    let page = String(
      template: .pageHTML,
      [
        "policy": policy, "title": title.xml, "styles": inOrder(allStyles, as: "style"),
        "view": firstView?.section ?? "", "kept": firstView?.attribute ?? "",
        "hiding": firstScript.map { "<script>\($0)</script>" } ?? "", "data": blocks,
        "packing": packed == nil ? "" : " data-packed",
        "module": packed.map { Data($0).base64EncodedString() } ?? ModuleText.text(of: module),
        "scripts": inOrder(allScripts, as: "script"),
      ]
    )
    return Array(page.utf8)
  }

  /// The texts in blocks that no browser runs, in which no text can end its block.
  private var blocks: String {
    data.map { name, text in
      "<script type=\"application/json\" id=\"data-\(name)\">"
        + text.replacingOccurrences(of: "<", with: "\\u003c") + "</script>\n"
    }.joined()
  }

  private var policy: String {
    """
    default-src 'none'; script-src \(hashes([firstScript].compactMap { $0?.bytes } + allScripts)) \
    'wasm-unsafe-eval'; \
    style-src \(hashes(allStyles)); \(connections)base-uri 'none'; form-action 'none'
    """
  }

  private var connections: String {
    let schemes = services.flatMap(\.schemes)
    return schemes.isEmpty ? "" : "connect-src \(schemes.joined(separator: " ")); "
  }

  private var services: [PageService] { PageService.used(by: module) }

  /// The script that takes the first view away where the page begins with another; nil for none.
  private var firstScript: String? {
    firstView.map { _ in Self.withoutComments(Resource.firstScript.text) }
  }

  private var allScripts: [[UInt8]] { [pageScript] + scripts }

  /// The script of the page, without comments: each part uses the parts before it.
  private var pageScript: [UInt8] {
    let parts: [Resource] =
      [
        .bytesScript, .nodesScript, .noticesScript, .fieldsScript, .gridsScript, .keptScript,
        .pageScript,
      ] + (services.isEmpty ? [] : [.servicesScript]) + services.map(\.script)
    return parts.map { Self.withoutComments($0.text) }.joined(separator: "\n").bytes
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

  private var allStyles: [[UInt8]] { [Resource.pageStyles.bytes] + styles }

  private func inOrder(_ texts: [[UInt8]], as tag: String) -> String {
    texts.map { "<\(tag)>\(String(decoding: $0, as: UTF8.self))</\(tag)>" }
      .joined(separator: "\n")
  }

  private func hashes(_ texts: [[UInt8]]) -> String {
    texts.map { "'sha256-\(Data(SHA256($0).bytes).base64EncodedString())'" }
      .joined(separator: " ")
  }
}
