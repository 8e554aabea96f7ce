import ComponentHost
import Foundation
import TestSupport
import Testing

@Suite("A damaged archive")
struct ArchiveMutationTests {
  @Test("is refused in one line that names the file, or gives a state that is saved again")
  func mutants() throws {
    let directory = TemporaryDirectory()
    let path = directory.file("mutant.json")
    let archive = Archive<[String: [Int]]>(
      path: path,
      name: "sums",
      version: 2,
      migrations: [Migration(from: 1) { (old: [Int]) in ["old": old] }]
    )
    try archive.save(["a": [1, 2], "b": []])
    let whole = try Data(contentsOf: URL(filePath: path))
    var taken = 0
    let count = try forEachMutant(of: Array(whole)) { mutant in
      try Data(mutant.bytes).write(to: URL(filePath: path))
      do {
        let state = try #require(try archive.load())
        taken += 1
        try archive.save(state)
        #expect(try archive.load() == state, "\(mutant.damage)")
      } catch let error as ArchiveError {
        #expect(error.description.hasPrefix("\(path): "))
        #expect(!error.description.contains("\n"), "\(mutant.damage): \(error)")
        #expect(try Data(contentsOf: URL(filePath: path)) == Data(mutant.bytes))
      }
    }
    #expect(count > 1_500 && taken > 0 && taken < count / 4)
  }
}
