import Foundation
import Testing

/// The page of mistakes quotes the messages of the compiler.
@Suite("The page on code that does not compile")
struct MistakeTests {
  /// A heading of the page with its messages, and the files that a comment below it names.
  private struct Section {
    let messages: [String]
    let files: [String]
  }

  private func sections() throws -> [Section] {
    let page = packageRoot.appending(path: "Docs/WhenItDoesNotCompile.md")
    return try String(contentsOf: page, encoding: .utf8)
      .matches(of: /(?m)^### (.+)\n<!-- (.+) -->\n\n/)
      .map { match in
        Section(
          messages: match.1.matches(of: /`([^`]+)`/).map { String($0.1) },
          files: match.2.split(separator: " ").map(String.init)
        )
      }
  }

  @Test("has a heading for each message in Tests/Checks/Rejected, and no other")
  func complete() throws {
    let sections = try sections()
    let folder = packageRoot.appending(path: "Tests/Checks/Rejected")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }
    #expect(sections.flatMap(\.files).sorted() == files.sorted())
    #expect(Set(sections.map(\.messages)).count == sections.count)
    for section in sections {
      var errors: Set<String> = []
      for file in section.files {
        let path = folder.appending(path: "\(file).swift")
        let source = try String(contentsOf: path, encoding: .utf8)
        let own = source.matches(of: /(?m)^\/\/ error: (.+)$/).map { String($0.1) }
        #expect(!own.isEmpty, "\(file) names no error")
        errors.formUnion(own)
      }
      #expect(Set(section.messages) == errors, "\(section.files)")
    }
  }

  @Test("has the messages of the README")
  func readme() throws {
    let folder = packageRoot.appending(path: "Tests/Checks/Rejected")
    let rejected = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
    let readme = packageRoot.appending(path: "README.md")
    let quoted = try String(contentsOf: readme, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("error: ") }
    #expect(!quoted.isEmpty)
    for message in quoted {
      #expect(rejected.contains("\n// \(message)\n"), "no mistake of Rejected has: \(message)")
    }
  }
}
