import Foundation
import LawCatalogue
import Testing

@Suite("The page of broken instances")
struct KillMatrixTests {
  @Test("is the page that the catalogue generates")
  func isUpToDate() throws {
    let page = URL(filePath: #filePath)
      .deletingLastPathComponent()
      .appending(path: "../../../Docs/BrokenInstances.md")
    let kept = try String(contentsOf: page, encoding: .utf8)
    let matrix = killMatrix(of: brokenInstances, observed: Observed.reports)
    #expect(kept == matrix, "run: swift run lab laws --matrix >Docs/BrokenInstances.md")
  }
}
