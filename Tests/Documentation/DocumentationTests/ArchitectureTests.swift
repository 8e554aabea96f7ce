#if os(macOS) || os(Linux)
import Foundation
import Testing

@Suite("The page on the architecture")
struct ArchitectureTests {
  /// The parts of the manifest that the page repeats.
  private struct Manifest: Decodable {
    struct Target: Decodable {
      struct Dependency: Decodable {
        let byName: [String?]?
        let target: [String?]?
        var name: String { (byName ?? target ?? []).first.flatMap(\.self) ?? "" }
      }
      let name: String
      let path: String?
      let dependencies: [Dependency]
    }
    let targets: [Target]
  }

  /// A module in the order of the manifest.
  private struct Module {
    let name: String
    let folder: URL
    let floor: String
    let imports: [String]
  }

  /// The modules of the manifest whose folders are in `Sources`, read once.
  private static let manifest = Result { try readModules() }

  private func modules() throws -> [Module] { try Self.manifest.get() }

  /// Reads the manifest by `swift package dump-package`.
  private static func readModules() throws -> [Module] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", packageRoot.path, "--disable-sandbox",
      "--scratch-path", FileManager.default.temporaryDirectory.appending(path: "manifest").path,
      "dump-package",
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let json = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try JSONDecoder().decode(Manifest.self, from: json).targets.compactMap { target in
      let path = target.path?.split(separator: "/").map(String.init) ?? []
      guard path.count == 3, path[0] == "Sources" else { return nil }
      return Module(
        name: target.name,
        folder: packageRoot.appending(path: path.joined(separator: "/")),
        floor: path[1],
        imports: target.dependencies.map(\.name)
      )
    }
  }

  /// The sources below the folder of each module, read once.
  private static let sources = Result {
    var sources: [URL: [String]] = [:]
    for module in try manifest.get() {
      let files = FileManager.default.enumerator(at: module.folder, includingPropertiesForKeys: nil)
      for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
        sources[module.folder, default: []].append(try String(contentsOf: file, encoding: .utf8))
      }
    }
    return sources
  }

  private func page() throws -> String {
    try String(contentsOf: packageRoot.appending(path: "Docs/Architecture.md"), encoding: .utf8)
  }

  /// Returns the words of the first cells of the table below a heading.
  private func rows(below heading: String) throws -> [[String]] {
    let section = try page().split(separator: "## \(heading)\n").last.map(String.init) ?? ""
    return section.prefix(upTo: section.firstRange(of: "\n## ")?.lowerBound ?? section.endIndex)
      .split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { row in
        row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  @Test("names the modules of the manifest, in its order, with their imports")
  func namesModules() throws {
    let modules = try modules()
    let pages = try Set(rows(below: "The modules").filter { $0[2] == "yes" }.map { $0[0] })
    let expected = modules.map { module in
      let imports = module.imports.map { "`\($0)`" }.joined(separator: ", ")
      return [
        "`\(module.name)`", "`\(module.floor)`", pages.contains("`\(module.name)`") ? "yes" : "no",
        imports.isEmpty ? "none" : imports,
      ]
    }
    let table = expected.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
    #expect(try rows(below: "The modules") == expected, "the table must be:\n\(table)")
  }

  @Test("names the folders of Sources, in the order of the manifest")
  func namesFloors() throws {
    var floors: [String] = []
    for module in try modules() where floors.last != "`\(module.floor)`" {
      floors.append("`\(module.floor)`")
    }
    #expect(try rows(below: "The floors").map { $0[0] } == floors)
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: packageRoot.appending(path: "Sources").path
    )
    #expect(Set(folders.filter { !$0.hasPrefix(".") }.map { "`\($0)`" }) == Set(floors))
  }

  @Test("lets a module import only modules above it")
  func importsAbove() throws {
    var above: Set<String> = []
    for module in try modules() {
      let others = module.imports.filter { !above.contains($0) }
      #expect(others.isEmpty, "\(module.name) imports a module below it")
      above.insert(module.name)
    }
  }

  @Test("names the modules of web pages, which import no system module")
  func pagesImportNoSystem() throws {
    let modules = try modules()
    let imports = try Self.imports.get()
    let names = Set(modules.map(\.name))
    let pages = try Set(rows(below: "The modules").filter { $0[2] == "yes" }.map { $0[0] })
    for module in modules where pages.contains("`\(module.name)`") {
      let others = imports[module.folder, default: []].subtracting(names)
      #expect(others.isEmpty, "\(module.name) is part of pages, so it must not import these")
      #expect(
        module.imports.allSatisfy { pages.contains("`\($0)`") },
        "\(module.name) is part of pages, so each module that it imports is"
      )
    }
  }

  @Test("lets no library import a program or a test framework")
  func librariesImportNoPrograms() throws {
    let modules = try modules()
    let imports = try Self.imports.get()
    let programs = Set(
      modules.filter { ["Examples", "Laboratory"].contains($0.floor) }.map(\.name)
    )
    for module in modules where !programs.contains(module.name) {
      let imports = imports[module.folder, default: []]
      #expect(imports.isDisjoint(with: programs.union(["Testing", "XCTest"])), "\(module.name)")
    }
  }

  @Test("names only calls of the sources in the way of one message")
  func namesCalls() throws {
    let calls = try rows(below: "The way of one message").map {
      $0[0].trimmingCharacters(in: ["`"]).split(separator: ".").map(String.init)
    }
    #expect(calls.count == 11)
    #expect(calls.count - 1 - (calls.firstIndex(of: ["ProgramHost", "send"]) ?? 0) <= 7)
    let sources = try Self.sources.get().values.flatMap(\.self)
    for call in calls {
      let type = try Regex("\\b(?:extension|struct|class|enum|protocol) \\w*\\.?\(call[0])\\b")
      let function = try Regex("\\bfunc \(call[1])\\b")
      // A search for words is much faster than that for a pattern, and leaves few sources.
      let candidates = sources.filter { $0.contains("func \(call[1])") && $0.contains(call[0]) }
      #expect(
        candidates.contains {
          $0.firstMatch(of: type) != nil && $0.firstMatch(of: function) != nil
        },
        "\(call.joined(separator: "."))"
      )
    }
  }

  /// The modules that the sources of each folder import outside every `#if`.
  private static let imports = Result {
    try sources.get().mapValues { texts in
      texts.reduce(into: Set<String>()) { $0.formUnion(unconditionalImports(of: $1)) }
    }
  }

  /// Returns the modules that a source imports outside every `#if`.
  private static func unconditionalImports(of source: String) -> Set<String> {
    var imports: Set<String> = []
    var depth = 0
    for line in source.split(separator: "\n") {
      if line.hasPrefix("#if") { depth += 1 }
      if line.hasPrefix("#endif") { depth -= 1 }
      // An import and its attributes begin at the margin.
      guard depth == 0, line.first != " ", line.first != "/" else { continue }
      let words = line.split(separator: " ")
      guard words.count > 1, words[words.count - 2] == "import" else { continue }
      imports.insert(String(words[words.count - 1]))
    }
    return imports
  }
}
#endif
