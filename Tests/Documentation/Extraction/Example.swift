/// A Swift code block together with the blocks that continue it: the source of one test.
struct Example {
  /// The path of the document, relative to the root of the package.
  var path: String

  /// The code, with every `expression  // value` turned into an expectation.
  private var code: [Line]

  /// Returns the examples of a document.
  static func examples(in text: String, path: String) throws -> [Example] {
    var scopes: [[Line]] = []
    for fence in try Fence.fences(in: text, path: path) {
      let earlier = fence.continues ? scopes.popLast() ?? [] : []
      scopes.append(earlier + fence.lines)
    }
    return try scopes.map { Example(path: path, code: try checked($0, path: path)) }
  }
}

// MARK: - Tests

extension Example {
  /// Whether the code needs a file of its own, because a function cannot hold all of it.
  var needsFile: Bool { chunks.contains { ["extension", "import", "protocol"].contains($0.word) } }

  /// Returns the test as a function, which holds local types too.
  func function(root: String) -> String { test(of: code, root: root) }

  /// Returns the test as a file: the declarations, and a function with the rest.
  ///
  /// If the platform lacks a module that the example imports, the test is skipped.
  func file(root: String) -> String {
    let declarations = chunks.filter(\.isDeclaration)
    let statements = chunks.filter { !$0.isDeclaration }.flatMap(\.lines)
    let modules = declarations.filter { $0.word == "import" }.compactMap(\.name)
    let imports = Set(modules).sorted()
    let source = """
      \(located(declarations.flatMap(\.hidden), root: root))
      extension `\(path)` {
      \(test(of: statements, root: root))
      }
      """
    guard !imports.isEmpty else { return source }
    return """
      #if \(imports.map { "canImport(\($0))" }.joined(separator: " && "))
      \(source)
      #else
      extension `\(path)` {
      @Test(.disabled("needs \(imports.joined(separator: ", "))")) func `\(name)`() {}
      }
      #endif
      """
  }

  /// The name of the test: the file, and the first line of the code.
  private var name: String {
    "\(path.split(separator: "/").last ?? ""):\(code.first?.number ?? 1)"
  }

  /// Returns a test function that the compiler reports at the line of the fence.
  private func test(of lines: [Line], root: String) -> String {
    let fence = (code.first?.number ?? 1) - 1
    let head = Line(number: fence, text: "@Test func `\(name)`() async throws {")
    return located([head] + lines, root: root) + "\n}"
  }

  /// Returns the lines with directives that make the compiler report lines of the document.
  private func located(_ lines: [Line], root: String) -> String {
    var result: [String] = []
    var next: Int?
    for line in lines {
      if line.number != next {
        let file = "\(root)/\(path)".debugDescription
        result.append("#sourceLocation(file: \(file), line: \(line.number))")
      }
      result.append(line.text)
      next = line.number + 1
    }
    return (result + ["#sourceLocation()"]).joined(separator: "\n")
  }
}

// MARK: - Chunks

extension Example {
  /// The code in chunks; a line of attributes belongs to the declaration below it.
  private var chunks: [Chunk] {
    var chunks: [Chunk] = []
    for line in code {
      let isInside = line.text.first.map { " {})]".contains($0) } ?? true
      if let last = chunks.last, isInside || last.word == nil || line.text.hasPrefix("where") {
        chunks[chunks.count - 1].lines.append(line)
      } else {
        chunks.append(Chunk(lines: [line]))
      }
    }
    return chunks
  }
}

/// Lines that stay together: one that begins in the first column, and all that belongs to it.
private struct Chunk {
  /// The lines, of which the first begins in the first column.
  var lines: [Line]

  /// The words that begin a declaration which examples in other functions and types may use.
  private static let declarations: Set<Substring> = [
    "actor", "class", "enum", "extension", "final", "func", "import", "indirect", "protocol",
    "struct", "typealias",
  ]

  /// The words up to the first brace or colon, without attributes and access.
  private var words: [Substring] {
    lines.lazy.map { line in
      var text = line.text[...]
      while text.hasPrefix("@") {
        text = text.drop { !" (".contains($0) }
        if text.hasPrefix("(") { text = text.drop { $0 != ")" }.dropFirst() }
        text = text.drop { $0 == " " }
      }
      let words = text.prefix { !"{:".contains($0) }.split(separator: " ")
      return Array(words.drop { $0 == "package" || $0 == "public" })
    }.first { !$0.isEmpty } ?? []
  }

  /// The first word, so that both `struct` and `@MainActor struct` begin with `struct`.
  var word: Substring? { words.first }

  /// The last word, which for an import is the module.
  var name: Substring? { words.last }

  /// Whether the lines declare something, rather than do something.
  var isDeclaration: Bool { word.map(Self.declarations.contains) ?? false }

  /// The lines with `private`, so that examples in other files may use the same names.
  ///
  /// Swift forbids the modifier at an import, and at an extension that adds a conformance.
  var hidden: [Line] {
    guard let word, word != "import" else { return lines }
    var lines = lines
    for (index, line) in lines.enumerated() {
      guard let range = line.text.firstRange(of: word) else { continue }
      for access in ["package ", "public "] where line.text.hasPrefix(access) {
        lines[index].text = String(line.text.dropFirst(access.count))
        return Chunk(lines: lines).hidden
      }
      let head = line.text[range.upperBound...].prefix { $0 != "{" }
      let conforms = head.contains(":") && !words.contains("where")
      guard word != "extension" || !conforms else { return lines }
      lines[index].text.insert(contentsOf: "private ", at: range.lowerBound)
      return lines
    }
    return lines
  }
}
