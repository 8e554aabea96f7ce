import CommandLineSupport
import Foundation
import TestSupport
import Testing

@testable import PageBuilder

@Suite("What a source uses that Embedded Swift lacks")
struct EmbeddedLackTests {
  @Test("is found with its line and its column, and with what does the same")
  func places() {
    let source = #"""
      import Foundation
      struct Shop {
        let names = items.map(\.name), all = items.sorted(using: \Item.price)
        weak var owner: Owner?
        let close = { [weak self] in self?.close() }
        let parts = Mirror(reflecting: self)
      }
      """#
    let found = EmbeddedLack.all(in: source).map { "\($0.line):\($0.column): \($0.words)" }
    let path = "a key path; write a closure, such as { $0.name }"
    #expect(
      found == [
        "1:1: Foundation, which no page has",
        "3:25: \(path)", "3:60: \(path)",
        "4:3: weak; hold a number or a closure instead",
        "5:3: weak; hold a number or a closure instead",
        "6:3: Mirror, for which there is nothing else",
      ]
    )
  }

  @Test(
    "is not what a text, a comment or a condition holds",
    arguments: [
      #"let a = "\.name and \(b.map { "\($0)" }) \.name", b = 1"#,
      ##"let a = #"\.name "quoted" \#(b) \.name"#"##,
      "let a = \"\"\"\n  \\.name \"quoted\" \\(b)\n  Mirror\n  \"\"\"",
      "// \\.name Mirror", "/* \\.name /* import Foundation */ Mirror */ let a = 1",
      "#if canImport(Foundation)\nimport Foundation\n#if DEBUG\n#endif\nlet a = \\A.b\n#endif",
      "let weak = 1, mirror = Mirrors.unowned", "unowned(unsafe) let a: B", "import Markup",
    ]
  )
  func nothing(source: String) {
    #expect(EmbeddedLack.all(in: source) == [])
  }

  @Test("is named with its file, in the targets of an executable alone")
  func package() throws {
    let directory = TemporaryDirectory()
    try FileManager.default.createDirectory(
      atPath: directory.file("Sources/Shop"),
      withIntermediateDirectories: true
    )
    try directory.write("let a = items.map(\\.name)\n", to: "Sources/Shop/Shop.swift")
    try directory.write("let b = 1\nlet c = \\Item.price\n", to: "Sources/Shop/main.swift")
    let description = """
      warning: of the manifest
      {"path": "\(directory.path)", "targets": [
        {"name": "Shop", "path": "Sources/Shop", "sources": ["Shop.swift", "main.swift", "a.c"],
         "product_memberships": ["Shop"]},
        {"name": "Tool", "path": "Sources/Shop", "sources": ["Shop.swift"]}
      ]}
      """
    var build = ModuleBuild("Shop", of: directory.path)
    build.run = { words in
      #expect(words.suffix(3) == ["describe", "--type", "json"])
      return ToolOutcome(status: 0, output: description)
    }
    #expect(
      try build.lacks() == [
        "Sources/Shop/Shop.swift:1:19: a key path; write a closure, such as { $0.name }",
        "Sources/Shop/main.swift:2:9: a key path; write a closure, such as { $0.name }",
      ]
    )
    // Of what is no package, SwiftPM speaks when it builds.
    build.run = { _ in ToolOutcome(status: 1, output: "error: no package") }
    #expect(try build.lacks() == [])
  }
}
