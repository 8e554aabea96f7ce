import Foundation
import Testing

@testable import lab

@Suite("Web")
struct WebTests {
  @Test(
    "knows the hashes of the standard",
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
    #expect(text.contains(">AGFzbQ==</script>"))
    #expect(text.contains("default-src 'none'"))
    for kind in ["script", "style"] {
      let start = try #require(text.range(of: "<\(kind)>", options: .backwards)).upperBound
      let end = try #require(text.range(of: "</\(kind)>", range: start..<text.endIndex)).lowerBound
      let hash = SHA256(Array(text[start..<end].utf8)).bytes
      #expect(text.contains("\(kind)-src 'sha256-\(Data(hash).base64EncodedString())'"))
    }
    #expect(!text.contains(" src=") && !text.contains(" href="))
  }

  @Test(
    "explains a mistake in one line, with the fix",
    arguments: [
      ([], "--program must be given; it takes "),
      (["--program", "conter"], "unknown program \"conter\"; --program takes "),
      (["--product", "../x"], "--product must be the name of an executable, of letters, digits, "),
      (
        ["--product", "X", "--program", "counter"], "--product says what the page shows by itself; "
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

  @Test("says what a toolchain without a browser lacks")
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

  @Test("gives the first error of the compiler where a program cannot be built")
  func compilation() throws {
    let directory = try Directory()
    let library = "embedded/\(WebBuild.triple)"
    try FileManager.default.createDirectory(
      atPath: directory.file(library),
      withIntermediateDirectories: true
    )
    try directory.write("", to: library + "/libswiftUnicodeDataTables.a")
    let build = WebBuild(package: "/nowhere", product: "Page") { words in
      words.first == "swiftc"
        ? ToolOutcome(status: 0, output: "\"runtimeResourcePath\": \"\(directory.path)\"\n")
        : ToolOutcome(status: 1, output: "Building\nmain.swift:3:1: error: no such thing\nfailed\n")
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
