import Foundation
import Testing

@Suite("The page on the seven tasks")
struct SevenTasksPageTests {
  @Test("counts the lines of each program without blank lines and comments")
  func lines() throws {
    let page = try String(
      contentsOf: packageRoot.appending(path: "Docs/TheSevenTasks.md"),
      encoding: .utf8
    )
    let rows = page.split(separator: "\n").map { $0.split(separator: "|") }
      .filter { $0.count == 4 && $0[1].contains("`") }
    #expect(rows.count == 7)
    for row in rows {
      let name = row[1].trimmingCharacters(in: CharacterSet(charactersIn: " `"))
      let folder = packageRoot.appending(path: "Sources/Examples/SamplePrograms/\(name)")
      let files = try FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: nil
      )
      let count = try files.reduce(0) { count, file in
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
          .map { $0.trimmingCharacters(in: .whitespaces) }
        return count + lines.count { !$0.isEmpty && !$0.hasPrefix("//") }
      }
      #expect(row[3].trimmingCharacters(in: .whitespaces) == "\(count)", "\(name)")
    }
  }
}
