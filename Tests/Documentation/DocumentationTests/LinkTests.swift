import Foundation
import Testing

/// The targets of the links in pages and comments exist.
@Suite("Links")
struct LinkTests {
  /// The texts of the pages, by path in the package.
  static let pages: [String: String] = {
    let files = FileManager.default
    let top = (try? files.contentsOfDirectory(atPath: packageRoot.path)) ?? []
    let docs = (try? files.contentsOfDirectory(atPath: packageRoot.path + "/Docs")) ?? []
    var pages: [String: String] = [:]
    for path in top + docs.map({ "Docs/" + $0 }) where path.hasSuffix(".md") {
      pages[path] = try? String(contentsOf: packageRoot.appending(path: path), encoding: .utf8)
    }
    return pages
  }()

  /// A link and its place.
  fileprivate struct Link: CustomStringConvertible {
    let page: String
    let line: Int
    let target: String

    var description: String { "\(page):\(line): \(target)" }
  }

  /// The links of each page, but for those in its code.
  private static let links = Dictionary(
    uniqueKeysWithValues: pages.keys.map { ($0, readLinks(of: $0)) }
  )

  private static func links(of page: String) -> [Link] { links[page] ?? [] }

  private static func readLinks(of page: String) -> [Link] {
    var isCode = false
    var links: [Link] = []
    let lines = (pages[page] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      // The patterns are slow, and most lines have neither sign.
      guard !isCode,
        line.utf8.contains(where: { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "=") })
      else { continue }
      let prose = line.replacing(/`[^`]*`/, with: "x")
      for match in prose.matches(of: /\]\(([^)]*)\)/) {
        links.append(Link(page: page, line: index + 1, target: String(match.1)))
      }
      for match in prose.matches(of: /\b(?:src|srcset)="([^"]*)"/) {
        links.append(Link(page: page, line: index + 1, target: String(match.1)))
      }
    }
    return links
  }

  /// The names by which the headings of each page are linked to.
  private static let anchors = Dictionary(
    uniqueKeysWithValues: pages.keys.map { ($0, readAnchors(of: $0)) }
  )

  private static func anchors(of page: String) -> [String] { anchors[page] ?? [] }

  private static func readAnchors(of page: String) -> [String] {
    var isCode = false
    var anchors: [String] = []
    for line in (pages[page] ?? "").split(separator: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode, line.hasPrefix("#") else { continue }
      let heading = line.drop { $0 == "#" }.dropFirst().lowercased()
      let kept = heading.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
      anchors.append(kept.replacing(" ", with: "-"))
    }
    return anchors
  }

  @Test("of pages lead to existing files and headings")
  func targets() throws {
    var count = 0
    for page in Self.pages.keys.sorted() {
      for link in Self.links(of: page) where !link.target.hasPrefix("https://") {
        let parts = link.target.split(
          separator: "#",
          maxSplits: 1,
          omittingEmptySubsequences: false
        )
        let folder = page.split(separator: "/").dropLast().joined(separator: "/")
        let target =
          parts[0].isEmpty ? page : folder.isEmpty ? "\(parts[0])" : "\(folder)/\(parts[0])"
        let file = packageRoot.appending(path: target).standardized
        #expect(FileManager.default.fileExists(atPath: file.path), "no such file: \(link)")
        if parts.count == 2 {
          let name = String(file.path.dropFirst(packageRoot.standardized.path.count + 1))
          #expect(Self.anchors(of: name).contains(String(parts[1])), "no such heading: \(link)")
        }
        count += 1
      }
    }
    #expect(count > 30)
  }

  @Test("of the list of pages name each page")
  func listed() throws {
    let list = Self.links(of: "Docs/README.md").map(\.target)
    let pages = Self.pages.keys.filter { $0.hasPrefix("Docs/") && $0 != "Docs/README.md" }
    let listed = list.filter { $0.hasSuffix(".md") && !$0.hasPrefix("../") }
    #expect(Set(listed) == Set(pages.map { String($0.dropFirst(5)) }))
  }

  @Test("to pictures are on a page with the command that makes them, or in the README")
  func pictures() throws {
    var made: Set<String> = []
    for (page, text) in Self.pages where page != "README.md" {
      for link in Self.links(of: page) where link.isPicture {
        #expect(link.isMade(by: text), "\(link) must be beside the command that makes it")
        made.insert(link.file)
      }
    }
    for link in Self.links(of: "README.md") where link.isPicture {
      #expect(made.contains(link.file), "\(link) must be on a page with its command, too")
    }
  }
}

extension LinkTests.Link {
  /// The name of the file that it leads to, which a picture has in common with its dark variant.
  fileprivate var file: String {
    String(target.split(separator: "/").last ?? "").replacing("~dark", with: "")
  }

  /// The pictures that no command draws.
  fileprivate static let drawnByHand: Set = [
    "dial.svg", "extend.svg", "ladder.svg", "move.svg", "pairing.svg", "space.svg",
  ]

  /// The picture that is recorded.
  fileprivate static let recorded = "counter.svg"

  /// Whether it leads to a picture.
  fileprivate var isPicture: Bool { file.hasSuffix(".svg") || file.hasSuffix(".png") }

  /// Whether a text has the command that draws the picture, or takes it of a page; or whether there
  /// is no such command.
  fileprivate func isMade(by text: String) -> Bool {
    if Self.drawnByHand.contains(file) { return true }
    return file.hasSuffix(".png") || file == Self.recorded
      ? text.contains("\n.ci/pictures\n")
      : text.split(separator: "\n").contains { $0.contains("--svg") && $0.contains(file) }
  }
}
