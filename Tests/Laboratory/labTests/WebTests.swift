import CommandLineSupport
import ComonadLaws
import Foundation
import LaboratoryCore
import SamplePrograms
import TestSupport
import Testing

@testable import lab

@Suite("Web")
struct WebTests {
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
  func hash(message: String, expected: String) {
    #expect(Data(SHA256(Array(message.utf8)).bytes).base64EncodedString() == expected)
  }

  @Test("writes one file that names its script and its style, and escapes the title")
  func file() throws {
    let text = String(
      decoding: HTMLFile(title: "</title><script>", module: [0, 97, 115, 109]).bytes,
      as: UTF8.self
    )
    #expect(text.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"))
    #expect(text.contains(">!š\u{173}\u{16D}</script>"))
    #expect(text.contains("default-src 'none'"))
    for kind in ["script", "style"] {
      let start = try #require(text.range(of: "<\(kind)>", options: .backwards)).upperBound
      let end = try #require(text.range(of: "</\(kind)>", range: start..<text.endIndex)).lowerBound
      let hash = SHA256(Array(text[start..<end].utf8)).bytes
      #expect(text.contains("\(kind)-src 'sha256-\(Data(hash).base64EncodedString())'"))
    }
    #expect(!text.contains(" src=") && !text.contains(" href="))
  }

  @Test("shows a first view, unless the address names another one")
  func firstView() throws {
    var file = HTMLFile(title: "a", module: [])
    #expect(String(decoding: file.bytes, as: UTF8.self).contains("<main id=\"pages\"></main>\n"))
    file.firstView = FirstView("<p>{title}</p>")
    let text = String(decoding: file.bytes, as: UTF8.self)
    let start = try #require(text.range(of: "<main id=\"pages\">")).upperBound
    let end = try #require(text.range(of: "</main><script>")).lowerBound
    #expect(
      text[start..<end]
        == "<section class=\"page\"><div class=\"root\"><p>{title}</p></div></section>"
    )
    let script = try #require(text.range(of: "</main><script>")).upperBound
    let last = try #require(text.range(of: "</script>", range: script..<text.endIndex)).lowerBound
    #expect(text[script..<last].contains("location.hash"))
    let hash = Data(SHA256(Array(text[script..<last].utf8)).bytes).base64EncodedString()
    #expect(text.contains("script-src 'sha256-\(hash)' "))
  }

  @Test("shows the view of a program alone, unless the browser keeps its state")
  func viewOfProgram() throws {
    let counter = SamplePage(of: Counter.self, in: [.react])
    let view = try #require(counter.firstView)
    #expect(view.html.contains("<output aria-live=\"polite\">0</output>") && view.name == "counter")
    var file = HTMLFile(title: "counter", module: [])
    file.firstView = view
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.contains("<main id=\"pages\" data-kept=\"counter\"><section class=\"page\">"))
    #expect(SamplePage(of: Counter.self, in: ArchitectureName.allCases).firstView == nil)
    let die = try #require(SamplePage(of: Die.self, in: [.elm]).firstView)
    #expect(die.name == nil && die.attribute.isEmpty)
    // The policy of the page would block its styles.
    #expect(SamplePage(of: Cells.self, in: [.elm]).firstView == nil)
  }

  @Test(
    "refuses a first view that the page would not show as it is",
    arguments: [
      (
        Array("<p>\n<p style=\"color:red\">".utf8),
        "2: view must have no style attribute; the page would block it\n"
      ),
      ([0x0A, 0xFF], "2: text must be UTF-8\n"),
    ]
  )
  func refusedView(bytes: [UInt8], message: String) throws {
    let directory = TemporaryDirectory()
    let (view, page) = (directory.file("view.html"), directory.file("page.html"))
    try Data(bytes).write(to: URL(filePath: view))
    let outcome = outcome(["web", "--product", "X", "--view", view, "--output", page])
    #expect(outcome.status == .data)
    #expect(outcome.error == "lab: \(view):\(message)")
    #expect(!FileManager.default.fileExists(atPath: page))
  }

  @Test("reads the first view before it builds the page")
  func missingView() {
    let view = TemporaryDirectory().file("none.html")
    let outcome = outcome(["web", "--product", "X", "--view", view, "--output", "page.html"])
    #expect(outcome.status == .noInput)
    #expect(outcome.error == "lab: \(view): view cannot be read: No such file or directory\n")
  }

  @Test("packs a large module")
  func packed() throws {
    let bytes = [UInt8](repeating: 7, count: HTMLFile.smallSize + 1)
    let page = String(decoding: HTMLFile(title: "a", module: bytes).bytes, as: UTF8.self)
    let mark = "id=\"module\" data-packed>"
    let start = try #require(page.range(of: mark)).upperBound
    let end = try #require(page.range(of: "<", range: start..<page.endIndex)).lowerBound
    let packed = try #require(Data(base64Encoded: String(page[start..<end])))
    #expect(Array(packed.prefix(3)) == [0x1F, 0x8B, 8])
    #expect(packed.count < 1_000)
    let small = HTMLFile(title: "a", module: Array(bytes.dropLast())).bytes
    #expect(!String(decoding: small, as: UTF8.self).contains("data-packed>"))
  }

  @Test("writes each byte of a module as one character, none of which ends the block of the page")
  func moduleText() {
    let text = ModuleText.text(of: Array(0...255))
    #expect(text.utf16.count == 256 && !text.contains("<") && text.allSatisfy { !$0.isWhitespace })
    #expect(text.utf16.map { UInt8(truncatingIfNeeded: $0 > 255 ? $0 : $0 - 33) } == Array(0...255))
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
    let folder = SamplePage.root + "/Sources/Laboratory/lab/Web/Resources"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
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
    var file = HTMLFile(title: "a", module: [])
    file.styles = [Array(".own { color: red }".utf8)]
    file.data = [(name: "laws", text: "{\"a\":\"</script><script>alert(1)</script>\"}")]
    let text = String(decoding: file.bytes, as: UTF8.self)
    let mark = "<script type=\"application/json\" id=\"data-laws\">"
    let start = try #require(text.range(of: mark)).upperBound
    let end = try #require(text.range(of: "</script>", range: start..<text.endIndex)).lowerBound
    let read = try JSONDecoder().decode([String: String].self, from: Data(text[start..<end].utf8))
    #expect(read == ["a": "</script><script>alert(1)</script>"])
    let style = try #require(text.range(of: "<style>", options: .backwards)).upperBound
    let close = try #require(text.range(of: "</style>", options: .backwards)).lowerBound
    let hash = SHA256(Array(text[style..<close].utf8)).bytes
    #expect(text[style..<close] == ".own { color: red }")
    #expect(text.contains(" 'sha256-\(Data(hash).base64EncodedString())'; base-uri"))
  }

  @Test("shows the laboratory if no program is named")
  func laboratory() throws {
    let lab = Lab(arguments: [], console: Transcript().console())
    let build = try PageBuild(["--output", "x.html"], of: lab)
    #expect(build.content == .laboratory)
    #expect(build.output == "x.html")
    #expect(try PageBuild([], of: lab).output == "laboratory.html")
  }

  @Test("checks the laws of the four pairs, and the instances that break them")
  func laws() throws {
    func report(_ catalogue: Catalogue) throws -> LawSummary {
      let laws = LaboratoryLaws(catalogue: catalogue, plan: Plan(cases: 100, seed: 1))
      return try #require(LawSummary(laws.json()))
    }
    let found = try report(.standard)
    #expect(found.seed == 1 && found.cases == 100)
    #expect(found.pairs.map(\.architecture) == ["Elm", "Redux", "React", "Halogen"])
    for pair in found.pairs {
      #expect(pair.failures == 0 && pair.laws > 0 && pair.cases > pair.laws, "\(pair.name)")
      #expect(!pair.broken.isEmpty, "\(pair.name)")
      for broken in pair.broken {
        #expect(broken.isCaught && !broken.caughtBy.isEmpty, "\(broken.name)")
      }
    }
    // A broken instance among the lawful ones is reported, and a lawful one is not caught.
    var wrong = Catalogue(lawful: [], broken: [])
    let store = try #require(Catalogue.standard.broken.first { $0.original == "Store-State" })
    wrong.lawful = [Instance("Store-State", Suite("broken") { store.instance.laws })]
    let lawful = try #require(Catalogue.standard.lawful.first { $0.name == "Store" })
    wrong.broken = [
      BrokenInstance(
        Instance("Store.whole", Suite("whole") { lawful.laws }),
        operation: "extract",
        fault: "none",
        caughtBy: [lawful.laws[0].name]
      )
    ]
    let pair = try report(wrong).pairs[2]
    #expect(pair.failures > 0)
    #expect(pair.broken.map(\.isCaught) == [false])
  }

  @Test(
    "explains a mistake in one line, with the fix",
    arguments: [
      (
        ["--architecture", "elm"], "--architecture needs --program; the laboratory shows all four\n"
      ),
      (["--view", "v"], "--view needs --product; it is for a page of your package\n"),
      (["--product", "X", "--kept-as", "x"], "--kept-as needs --view; it says when "),
      (["--program", "conter"], "unknown program \"conter\"; --program takes "),
      (["--product", "../x"], "--product must be the name of an executable, of letters, digits, "),
      (
        ["--product", "X", "--program", "counter"], "--product excludes other options; "
      ),
      (["--program", "counter", "--architecture", "elmo"], "unknown architecture \"elmo\"; "),
    ]
  )
  func mistakes(words: [String], message: String) {
    let outcome = outcome(["web"] + words)
    #expect(outcome.status == .usage)
    #expect(outcome.error.hasPrefix("lab: \(message)"))
    #expect(outcome.error.contains("usage: lab web"))
  }

  @Test("detects before it builds that the page cannot be written", .timeLimit(.minutes(10)))
  func unwritable() throws {
    let directory = TemporaryDirectory()
    try directory.write("", to: "file")
    for (output, reason) in [
      (directory.file("none/page.html"), "No such file or directory"),
      (directory.file("file/page.html"), "Not a directory"),
    ] {
      let outcome = outcome(["web", "--output", output])
      #expect(outcome.status == .outputError)
      #expect(outcome.error == "lab: \(output): page cannot be written: \(reason)\n")
    }
  }

  @Test("names the missing part of a toolchain")
  func toolchain() {
    let build = WebBuild(package: "/nowhere", product: "Page") { _ in
      ToolOutcome(status: 0, output: "  \"runtimeResourcePath\": \"/opt/swift\"\n")
    }
    let failure = #expect(throws: Failure.self) { try build.module() }
    #expect(failure?.status == .unavailable)
    #expect(
      failure?.message
        == "the toolchain must hold Embedded Swift for wasm32-unknown-none-wasm; "
        + "got \"/opt/swift\"; those of swift.org hold it"
    )
  }

  @Test("has the linker read bitcode, where no path has a comma")
  func linking() {
    let edit = #"CCC_OVERRIDE_OPTIONS=#s/^(.*[.]bc)$/-Wl,\1/"#
    #expect(WebBuild.linking(in: "/a b/.build/web") == [edit])
    #expect(WebBuild.linking(in: "/a,b/.build/web") == [])
  }

  /// The report of the compiler on itself, with the tables of Unicode in a directory.
  func toolchain(in directory: TemporaryDirectory) throws -> ToolOutcome {
    let library = "embedded/\(WebBuild.triple)"
    try FileManager.default.createDirectory(
      atPath: directory.file(library),
      withIntermediateDirectories: true
    )
    try directory.write("", to: library + "/libswiftUnicodeDataTables.a")
    return ToolOutcome(status: 0, output: "\"runtimeResourcePath\": \"\(directory.path)\"\n")
  }

  @Test("returns structures in memory where the compiler makes a mistake with several results")
  func severalResults() throws {
    let modules = WasmModuleTests()
    let right = modules.module(of: WasmModuleTests.order.right)
    for (first, links) in [(right, 1), (modules.module(of: WasmModuleTests.order.wrong), 2)] {
      let directory = TemporaryDirectory()
      let toolchain = try toolchain(in: directory)
      var linked: [[UInt8]] = []
      var build = WebBuild(package: "/nowhere", product: "Page") { words in
        guard words.first != "swiftc" else { return toolchain }
        #expect(words.contains("--no-wasm-opt"))
        linked.append(words.contains("-target-abi=experimental-mv") ? first : right)
        return ToolOutcome(status: 0, output: "")
      }
      build.read = { path in
        #expect(path.hasSuffix("/\(WebBuild.triple)/release/Page.wasm"))
        return linked.last ?? []
      }
      #expect(try build.module() == right)
      #expect(linked.count == links)
    }
  }

  @Test("reports the first error of the compiler if a program cannot be built")
  func compilation() throws {
    let directory = TemporaryDirectory()
    let toolchain = try toolchain(in: directory)
    let build = WebBuild(package: "/nowhere", product: "Page") { words in
      words.first == "swiftc"
        ? toolchain
        : ToolOutcome(
          status: 1,
          output: "Tool.swift:1:1: error: of a tool\nBuilding for production...\n"
            + "main.swift:3:1: error: no such thing\nmain.swift:4:1: error: another\nfailed\n"
        )
    }
    let failure = #expect(throws: Failure.self) { try build.module() }
    #expect(
      failure
        == Failure(
          .data,
          "Page cannot be built for a browser: main.swift:3:1: error: no such thing"
        )
    )
  }
}
