import CommandLineSupport
import EmbeddedText
import Foundation

/// The pages of a package in the form for `docc`: files by their names.
///
/// `docc` identifies pages by the names of their files, in any folder, and reads links between
/// them as `doc:Name`. Links that lead out of the pages become text, since a site has no sources.
struct SiteCatalog {
  /// The title of the start page, which is the page of the module of that name.
  static let root = "ComonadLab"

  /// The files to write, by name.
  private(set) var files: [String: String] = [:]

  /// Puts pages together.
  ///
  /// - Parameters:
  ///   - order: The text of `Docs/README.md`, whose list orders the pages.
  ///   - pages: The texts of the other pages, by name without ending.
  ///   - modules: The modules that the reference shows, each with the page of its catalogue.
  /// - Throws: The entry that the list lacks.
  init(
    order: String,
    pages: [String: String],
    modules: [(name: String, page: String)]
  ) throws(Failure) {
    let sections = Self.sections(of: order)
    let listed = sections.flatMap(\.pages)
    if let missing = pages.keys.sorted().first(where: { !listed.contains($0) }) {
      throw Failure(.data, "Docs/README.md must list every page; got none of \(missing).md")
    }
    if let missing = listed.first(where: { pages[$0] == nil }) {
      throw Failure(.data, "Docs/README.md must list pages that exist; got \(missing).md")
    }
    for (name, text) in pages { files[name + ".md"] = Self.article(text, pages: Set(pages.keys)) }
    for module in modules { files[module.name + ".md"] = module.page }
    files[Self.modules + ".md"] = Self.list(of: modules)
    files[Self.root + ".md", default: "# ``\(Self.root)``\n"] += Self.topics(sections)
  }

  /// The name of the page that lists the modules.
  private static let modules = "Modules"

  /// The topics of the start page: the pages in their sections, and last the modules.
  private static func topics(_ sections: [(title: String, pages: [String])]) -> String {
    let topics = sections.map {
      "### \($0.title)\n\n" + $0.pages.map { "- <doc:\($0)>\n" }.joined()
    }
    return "\n## Topics\n\n\(topics.joined(separator: "\n"))"
      + "\n### Public declarations\n\n- <doc:\(modules)>\n"
  }

  /// The page of the modules, each with the sentence of its catalogue.
  private static func list(of modules: [(name: String, page: String)]) -> String {
    let lines = modules.filter { $0.name != root }.map { module in
      let paragraphs = module.page.components(separatedBy: "\n\n")
      return "- ``/\(module.name)``: \(paragraphs.dropFirst().first ?? "")\n"
    }
    return "# Modules\n\nFind the public declarations of each module.\n\n## All modules\n\n"
      + lines.joined()
  }
}

// MARK: - Reading

extension SiteCatalog {
  /// The headings of a list, each with the pages that it is the first to name.
  private static func sections(of text: String) -> [(title: String, pages: [String])] {
    var known: Set<String> = []
    return text.components(separatedBy: "\n## ").dropFirst().compactMap { section in
      let names = section.matches(of: /\]\(([A-Za-z0-9]+)\.md/).map { String($0.1) }
      let pages = names.filter { known.insert($0).inserted }
      return pages.isEmpty ? nil : (String(section.prefix { $0 != "\n" }), pages)
    }
  }

  /// A page with its links as `docc` reads them.
  static func article(_ text: String, pages: Set<String>) -> String {
    var isCode = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return isCode ? String(line) : linked(line, pages: pages)
    }
    return lines.joined(separator: "\n")
  }

  /// A line of prose, with its links and pictures.
  private static func linked(_ line: Substring, pages: Set<String>) -> String {
    String(line).replacing(/(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/) { match in
      let (mark, label, target) = (match.1, match.2, match.3)
      if target.hasPrefix("https://") { return "\(mark)[\(label)](\(target))" }
      if mark == "!" { return "![\(label)](\(target.split(separator: "/").last ?? target))" }
      let page = target.prefix { $0 != "#" }
      guard page.hasSuffix(".md"), pages.contains(String(page.dropLast(3))) else {
        return String(label)
      }
      return "[\(label)](doc:\(page.dropLast(3)))"
    }
  }
}
