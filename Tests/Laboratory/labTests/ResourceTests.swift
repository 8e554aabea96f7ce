import CResources
import Foundation
import Testing

@testable import lab

@Suite("The files of the command")
struct ResourceTests {
  @Test("are those of its folders, each under its name")
  func files() throws {
    let files = FileManager.default
    let lab = SamplePage.root + "/Sources/Laboratory/lab/"
    let folders = ["Help/Texts/", "Web/Resources/"]
    let paths =
      try folders.flatMap { folder in
        try files.contentsOfDirectory(atPath: lab + folder).map { lab + folder + $0 }
      } + [lab + "Open/recording.svg"]
    let texts = try Set(paths.map { try String(contentsOfFile: $0, encoding: .utf8) })
    let resources = (0...Resource.recordingSVG.rawValue).compactMap(Resource.init(rawValue:))
    #expect(Set(resources.map(\.text)) == texts)
    #expect(Resource.labText.text.hasPrefix("lab "))
    #expect(Resource.pageScript.text.contains("const page = "))
    #expect(Resource.pageStyles.text.contains("#pages {"))
    #expect(Resource.pageHTML.text.hasPrefix("<!DOCTYPE html>"))
  }
}
