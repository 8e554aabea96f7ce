import Foundation
import Testing

/// Names of 1.0.0 that another word has replaced; the changelog alone may say them.
@Suite("Replaced words")
struct ReplacedWordTests {
  private static let words: Set<String> = [
    "Demands", "Meeting", "DemandList", "NoDemands", "OpenDemands", "Switched", "TreeViews",
    "Journey", "Switching",
    "Overwriting", "SealedAnswer", "Specimen", "WorkInHand", "Happening", "PartMessages",
    "ScriptCommand", "Transcript", "StateMachine", "InPlaceOperations", "PartialOptic",
    "FaultyTraced", "FaultyDial", "enact", "heardBy", "FeatureProgram", "SpaceChild",
  ]

  @Test("appear in no page and in no source")
  func appear() throws {
    var files = 0
    for name in documents where name != "CHANGELOG.md" {
      let text = try String(contentsOf: packageRoot.appending(path: name), encoding: .utf8)
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        #expect(!Self.words.contains(String(word)), "\(name): \(word)")
      }
      files += 1
    }
    #expect(files > 500)
  }
}
