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
  ///   - readme: The text of `README.md`, whose table says what each module is.
  ///   - order: The text of `Docs/README.md`, whose list orders the pages.
  ///   - pages: The texts of the other pages, by name without ending.
  ///   - modules: The modules that the reference shows.
  /// - Throws: The entry that the table or the list lacks.
  init(readme: String, order: String, pages: [String: String], modules: [String]) throws(Failure) {
    let summaries = Self.summaries(in: readme)
    let sections = Self.sections(of: order)
    let listed = sections.flatMap(\.pages)
    if let missing = pages.keys.sorted().first(where: { !listed.contains($0) }) {
      throw Failure(.data, "Docs/README.md must list every page; got none of \(missing).md")
    }
    if let missing = listed.first(where: { pages[$0] == nil }) {
      throw Failure(.data, "Docs/README.md must list pages that exist; got \(missing).md")
    }
    var about: [(module: String, sentence: String)] = []
    for module in modules where module != Self.root {
      guard let summary = summaries[module] else {
        throw Failure(
          .data,
          "README.md must say in its table what each module is; got no \(module)"
        )
      }
      about.append((module, Self.sentence(summary)))
      files[module + ".md"] = "# ``\(module)``\n\n\(Self.sentence(summary))\n"
    }
    for (name, text) in pages { files[name + ".md"] = Self.article(text, pages: Set(pages.keys)) }
    files[Self.root + ".md"] = Self.start(sections, about)
  }

  /// The start page: the pages in their sections, and the modules.
  private static func start(
    _ sections: [(title: String, pages: [String])],
    _ modules: [(module: String, sentence: String)]
  ) -> String {
    let topics = sections.map {
      "### \($0.title)\n\n" + $0.pages.map { "- <doc:\($0)>\n" }.joined()
    }
    return """
      # ``\(root)``

      Comonadic user interfaces: an architecture is a type parameter.

      ## The modules

      \(modules.map { "- ``/\($0.module)``: \($0.sentence)" }.joined(separator: "\n"))

      ## Topics

      \(topics.joined(separator: "\n"))
      """
  }

  /// A summary of a table as a sentence.
  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + (summary.hasSuffix(".") ? "" : ".")
  }
}

// MARK: - Reading

extension SiteCatalog {
  /// The second column of a table, by the names in code in its first column.
  private static func summaries(in text: String) -> [String: String] {
    var summaries: [String: String] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 2 else { continue }
      for name in cells[0].split(separator: "`").filter({ $0.allSatisfy(\.isLetter) }) {
        summaries[String(name)] = cells[1]
      }
    }
    return summaries
  }

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
