import CommandLineSupport
import Foundation
import TestSupport
import Testing

@testable import PageBuilder

@Suite("The file of a page")
struct HTMLFileTests {
  private func hash(_ text: some StringProtocol) -> String {
    "'sha256-\(Data(SHA256(Array(text.utf8)).bytes).base64EncodedString())'"
  }

  @Test(
    "computes the hashes of the standard",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
    ]
  )
  func standard(message: String, expected: String) {
    #expect(hash(message) == "'sha256-\(expected)'")
  }

  @Test("has the sheet of the laboratory if its module names that, before the user's own")
  func sheets() throws {
    let marked = Data("\0Laboratory/LaboratoryPage/laboratory.css\0".utf8)
    for (module, count) in [(Data(), 0), (marked, 1)] {
      var page = HTMLFile(title: "page", module: module)
      page.styles = ["own"]
      let text = try page.text()
      #expect(text.components(separatedBy: ".laboratory {").count - 1 == count)
      #expect(text.components(separatedBy: "<style>").count - 1 == 2 + count)
      let last = try #require(text.range(of: "<style>", options: .backwards)).upperBound
      #expect(text[last...].hasPrefix("own"))
    }
  }

  @Test("names its script and its style, and escapes the title")
  func file() throws {
    let text = try HTMLFile(title: "</title><script>", module: Data()).text()
    #expect(text.hasPrefix("<!DOCTYPE html>"))
    #expect(text.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"))
    #expect(text.contains("<html lang=\"en\">"))
    var page = HTMLFile(title: "Regal", module: Data())
    page.language = "de-AT"
    #expect(try page.text().contains("<html lang=\"de-AT\">"))
    #expect(text.contains("default-src 'none'"))
    for kind in ["script", "style"] {
      let start = try #require(text.range(of: "<\(kind)>", options: .backwards)).upperBound
      let end = try #require(text.range(of: "</\(kind)>", range: start..<text.endIndex)).lowerBound
      #expect(text.contains("\(kind)-src \(hash(text[start..<end]))"))
    }
    #expect(!text.contains(" src=") && !text.contains(" href="))
  }

  @Test("shows a first view, unless the address names another one")
  func firstView() throws {
    var file = HTMLFile(title: "a", module: Data())
    #expect(try file.text().contains("<main id=\"pages\"></main>\n"))
    file.firstView = FirstView("<p>{title}</p>")
    let text = try file.text()
    let start = try #require(text.range(of: "<main id=\"pages\">")).upperBound
    let end = try #require(text.range(of: "</main><script>")).lowerBound
    #expect(
      text[start..<end]
        == "<section class=\"page\"><div class=\"root\"><p>{title}</p></div></section>"
    )
    let script = try #require(text.range(of: "</main><script>")).upperBound
    let last = try #require(text.range(of: "</script>", range: script..<text.endIndex)).lowerBound
    #expect(text[script..<last].contains("location.hash"))
    #expect(text.contains("script-src \(hash(text[script..<last])) "))
  }

  @Test("holds its module as gzip packs it")
  func packed() throws {
    let page = try HTMLFile(title: "a", module: Data(repeating: 7, count: 100_000)).text()
    let start = try #require(page.range(of: "id=\"module\">")).upperBound
    let end = try #require(page.range(of: "<", range: start..<page.endIndex)).lowerBound
    let packed = try #require(Data(base64Encoded: String(page[start..<end])))
    #expect(Array(packed.prefix(3)) == [0x1F, 0x8B, 8])
    #expect(packed.count < 1_000)
  }

  @Test("writes scripts without comments and indentations, and leaves texts alone")
  func comments() {
    let script = "// One.\n\"use strict\";\n\n  // Two.\n  const a = \"// b\";  // three\n"
    #expect(
      HTMLFile.withoutComments(script)
        == "\"use strict\";\nconst a = \"// b\";  // three"
    )
  }

  @Test("has scripts in which no text goes over several lines")
  func lines() throws {
    let folder = PackageSources.folder + "/Sources/Views/WebHost/Scripts"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".js") }
    #expect(files.count > 10)
    for name in files {
      let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      for line in text.split(separator: "\n") {
        #expect(line.count { $0 == "`" }.isMultiple(of: 2), "\(name): \(line)")
        #expect(!line.hasSuffix("\\") && !line.contains("/*"), "\(name): \(line)")
      }
    }
  }

  @Test("writes texts for the module, in blocks that no text can end")
  func data() throws {
    var file = HTMLFile(title: "a", module: Data())
    file.styles = [".own { color: red }"]
    file.data = [(name: "laws", text: "{\"a\":\"</script><script>alert(1)</script>\"}")]
    let text = try file.text()
    let mark = "<script type=\"application/json\" id=\"data-laws\">"
    let start = try #require(text.range(of: mark)).upperBound
    let end = try #require(text.range(of: "</script>", range: start..<text.endIndex)).lowerBound
    let read = try JSONDecoder().decode([String: String].self, from: Data(text[start..<end].utf8))
    #expect(read == ["a": "</script><script>alert(1)</script>"])
    let style = try #require(text.range(of: "<style>", options: .backwards)).upperBound
    let close = try #require(text.range(of: "</style>", options: .backwards)).lowerBound
    #expect(text[style..<close] == ".own { color: red }")
    #expect(text.contains(" \(hash(text[style..<close])); base-uri"))
  }

  /// A module with some functions that it imports from the page, and a memory.
  private func module(importing names: [String]) -> Data {
    func counted(_ text: String) -> [UInt8] { [UInt8(text.utf8.count)] + Array(text.utf8) }
    var imports = [UInt8(names.count + 1)]
    imports += counted("page") + counted("memory") + [2, 0, 1]
    for name in names { imports += counted("page") + counted(name) + [0, 0] }
    let types: [UInt8] = [1, 4, 1, 0x60, 0, 0]
    return Data(
      [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0] + types + [2, UInt8(imports.count)] + imports
    )
  }

  @Test("holds the services that its module imports, and allows only their connections")
  func services() throws {
    func page(_ names: [String]) throws -> String {
      try HTMLFile(title: "A", module: module(importing: names)).text()
    }
    let silent = try page(["draw"])
    #expect(!silent.contains("connect-src"))
    #expect(!silent.contains("const services = "))
    #expect(!silent.contains("services.add("))
    #expect(silent.contains("default-src 'none'"))
    let sending = try page(["draw", "call"])
    #expect(sending.contains("connect-src http: https:; base-uri 'none'"))
    #expect(sending.contains("const services = "))
    for service in PageService.allCases {
      let page = try page(["draw", service.rawValue])
      for other in PageService.allCases {
        #expect(page.contains("services.add(\"\(other.rawValue)\"") == (service == other))
      }
      #expect(page.contains("connect-src") == !service.schemes.isEmpty)
    }
  }
}
