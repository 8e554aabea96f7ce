import Foundation
import Testing

/// The page on SwiftUI shows the examples that `.ci/swiftui` compiles and runs.
@Suite("The page on SwiftUI")
struct PageTests {
  @Test("shows each example byte for byte, and no other")
  func examples() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "Docs/UsingSwiftUI.md"), encoding: .utf8)
    let folder = root.appending(path: "Tests/SwiftUI/Examples").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let fences = Set(page.components(separatedBy: "```swift\n").dropFirst().map(Self.body))
    let examples = try files.map { file in
      try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
    }
    #expect(fences == Set(examples))
    #expect(fences.count == files.count)
  }

  private static func body(of text: String) -> String {
    text.components(separatedBy: "```").first ?? ""
  }
}
