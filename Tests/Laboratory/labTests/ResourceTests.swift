import CResources
import Foundation
import PageBuilder
import Testing

@testable import lab

@Suite("The files of the command")
struct ResourceTests {
  @Test("are those of its folders, each under its name")
  func files() throws {
    let files = FileManager.default
    let lab = PackageSources.folder + "/Sources/Laboratory/lab/"
    let paths =
      try files.contentsOfDirectory(atPath: lab + "Help/Texts").map { lab + "Help/Texts/" + $0 }
      + [lab + "Open/recording.svg"]
    let texts = try Set(paths.map { try String(contentsOfFile: $0, encoding: .utf8) })
    let resources = (0...Resource.recordingSVG.rawValue).compactMap(Resource.init(rawValue:))
    #expect(Set(resources.map(\.text)) == texts)
    #expect(Resource.labText.text.hasPrefix("lab "))
  }
}
