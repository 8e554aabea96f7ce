import Foundation
import Testing

/// The page of mistakes quotes the messages of the compiler.
@Suite("The page on code that does not compile")
struct MistakeTests {
  @Test("lists every mistake in Tests/Checks/Rejected, and no other")
  func complete() throws {
    let page = packageRoot.appending(path: "Docs/WhenItDoesNotCompile.md")
    var told: [String: String] = [:]
    for row in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") {
      guard row.hasSuffix("` |"), let file = row.split(separator: "`").dropLast().last else {
        continue
      }
      told[String(file)] = String(row)
    }
    let folder = packageRoot.appending(path: "Tests/Checks/Rejected")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }
    #expect(Set(told.keys).symmetricDifference(files).sorted() == [])
    for file in files {
      let path = folder.appending(path: "\(file).swift")
      let source = try String(contentsOf: path, encoding: .utf8)
      let errors = source.matches(of: /(?m)^\/\/ error: (.+)$/).map { String($0.1) }
      #expect(!errors.isEmpty, "\(file) names no error")
      for error in errors {
        #expect(told[file]?.contains("`\(error)`") == true, "\(file) is to say: \(error)")
      }
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
