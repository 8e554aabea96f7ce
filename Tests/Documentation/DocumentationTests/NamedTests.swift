import Foundation
import Testing

/// The tests that pages name exist.
@Suite("The tests that pages name")
struct NamedTests {
  /// The sources of all tests, by the names of their files.
  private static let sources: [String: String] = {
    var sources: [String: String] = [:]
    let tests = packageRoot.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
      let name = file.deletingPathExtension().lastPathComponent
      sources[name] = try? String(contentsOf: file, encoding: .utf8)
    }
    return sources
  }()

  @Test(
    "exist",
    arguments: [
      ("Comparison", 15), ("Testing", 3), ("Reliability", 18),
    ]
  )
  func exist(page: String, fewest: Int) throws {
    let text = try String(
      contentsOf: packageRoot.appending(path: "Docs/\(page).md"),
      encoding: .utf8
    )
    var named = 0
    for match in text.matches(of: /`([A-Za-z]+Tests)(?:\.(\w+))?`(?:: "([^"]+)")?/) {
      let source = try #require(Self.sources[String(match.1)], "\(match.1) is no file of tests")
      if let name = match.2 {
        #expect(source.contains("func \(name)("), "\(match.1) has no function \(name)")
      }
      if let title = match.3 {
        #expect(source.contains("@Test(\"\(title)\""), "\(match.1) has no test \"\(title)\"")
      }
      named += 1
    }
    #expect(named > fewest)
  }
}
