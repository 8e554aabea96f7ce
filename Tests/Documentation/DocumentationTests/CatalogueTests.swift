#if os(macOS) || os(Linux)
import Foundation
import Testing

/// Compares the catalogues with the sources; `.ci/docs` compares them with the symbol graphs.
@Suite("The catalogues of the modules")
struct CatalogueTests {
  /// The texts below a folder of the files with an ending.
  private static func texts(in folder: URL, ending: String) throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(ending) }.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }

  /// The folders of the modules that have a catalogue.
  private static let folders = Result {
    let sources = packageRoot.appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
      .filter { $0.hasSuffix(".docc") }
      .map { sources.appending(path: $0).deletingLastPathComponent() }
  }

  /// The public names of a source at the top level, with whether a condition surrounds them.
  ///
  /// A system may lack a declaration in a condition, so the catalogue may leave it out.
  private static func declarations(in source: String) -> [(name: String, isConditional: Bool)] {
    var depth = 0
    return source.split(separator: "\n").compactMap { line in
      if line.hasPrefix("#if") { depth += 1 }
      if line.hasPrefix("#endif") { depth -= 1 }
      return name(declaredBy: line).map { ($0, depth > 0) }
    }
  }

  /// The public name that a line at the margin declares, if it does.
  private static func name(declaredBy line: Substring) -> String? {
    let isPublic: Bool
    switch line.first {
    // Most lines are none of these, and most declarations begin with the word.
    case "p": isPublic = line.hasPrefix("public ") && !line.hasPrefix("public import")
    case "@", "n":
      let pattern = /(?:@\w+(?:\(.*\))? |nonisolated )*public\b(?! import)/
      isPublic = line.prefixMatch(of: pattern) != nil
    default: isPublic = false
    }
    guard isPublic else { return nil }
    let words = line.split(separator: " ")
    for (word, next) in zip(words, words.dropFirst()) where keywords.contains(String(word)) {
      let name = next.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !name.isEmpty { return String(name) }
    }
    return nil
  }

  /// The words before the names of declarations.
  private static let keywords: Set = [
    "struct", "class", "enum", "protocol", "actor", "func", "typealias",
  ]

  @Test("list every public declaration, and no other")
  func listDeclarations() throws {
    let folders = try Self.folders.get()
    #expect(folders.count > 15)
    for folder in folders {
      let module = folder.lastPathComponent
      let page = try Self.texts(in: folder, ending: ".docc/\(module).md").joined()
      let listed = page.split(separator: "\n").filter { $0.hasPrefix("- ``") }.map { line in
        String(line.dropFirst(4).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
      let declared = try Self.texts(in: folder, ending: ".swift").flatMap(Self.declarations)
      let certain = declared.filter { !$0.isConditional }.map(\.name)
      let missing = Set(certain).subtracting(listed).sorted()
      #expect(missing.isEmpty, "\(module).md must list every public declaration")
      let unknown = Set(listed).subtracting(declared.map(\.name)).sorted()
      #expect(unknown.isEmpty, "\(module).md must list declarations that exist")
    }
  }

  @Test("begin with one sentence, and list nothing twice")
  func begin() throws {
    for folder in try Self.folders.get() {
      let module = folder.lastPathComponent
      let page = try Self.texts(in: folder, ending: ".docc/\(module).md").joined()
      let sentence = page.components(separatedBy: "\n\n").dropFirst().first ?? ""
      #expect(page.hasPrefix("# ``\(module)``\n\n"))
      #expect(sentence.trimmingCharacters(in: .newlines).hasSuffix("."), "\(module).md")
      let entries = page.split(separator: "\n").filter { $0.hasPrefix("- ``") }
      #expect(entries.count == Set(entries).count, "\(module).md lists an entry twice")
    }
  }
}
#endif
