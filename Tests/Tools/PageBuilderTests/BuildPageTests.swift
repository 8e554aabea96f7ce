import CommandLineSupport
import Foundation
import TestSupport
import Testing

@testable import PageBuilder

@Suite("swift package page")
struct BuildPageTests {
  /// Runs the command in a folder, and returns why it ended early.
  private func failure(_ words: [String], in directory: TemporaryDirectory) -> Failure? {
    var command = BuildPageCommand(words) { _ in }
    command.folder = directory.path
    return #expect(throws: Failure.self) { try command.perform() }
  }

  /// A folder that has a manifest.
  private func package() throws -> TemporaryDirectory {
    let directory = TemporaryDirectory()
    try directory.write("", to: "Package.swift")
    return directory
  }

  @Test("prints its options")
  func help() throws {
    var text = ""
    try BuildPageCommand(["--help"]) { text += $0 }.perform()
    for option in ["--title", "--language", "--style", "--view", "--kept-as", "--output", "--open"]
    {
      #expect(text.contains("\n  \(option) "))
    }
    #expect(text.contains(BuildPageCommand.usage))
  }

  @Test(
    "explains a mistake in one line, with the fix",
    arguments: [
      ([], "a page needs the name of an executable; got nothing"),
      (["--open", "X"], "unexpected argument \"X\"; page takes options only"),
      (["--open"], "a page needs the name of an executable; got \"--open\""),
      (["../x"], "a page needs the name of an executable, of letters, digits, "),
      (["X", "--kept-as", "x"], "--kept-as needs --view; it says when "),
      (["X", "--title", " "], "--title must have a letter; got \" \""),
      (
        ["X", "--language", "deutsch!"],
        "--language must be a tag such as en or pt-BR; got \"deutsch!\""
      ),
      (["X", "--style"], "--style needs a value"),
      (["--program", "counter"], "unknown option \"--program\"; page takes "),
    ]
  )
  func mistakes(words: [String], message: String) throws {
    let failure = try failure(words, in: package())
    #expect(failure?.status == .usage)
    #expect(failure?.message.hasPrefix(message) == true)
  }

  @Test("needs a package")
  func noPackage() {
    let directory = TemporaryDirectory()
    let failure = failure(["X"], in: directory)
    #expect(failure?.status == .noInput)
    #expect(
      failure?.message
        == "Package.swift must be in the current directory; got none in \"\(directory.path)\"; "
        + "run swift package page where the package of X is"
    )
  }

  @Test(
    "refuses a first view or a style sheet that the page would not show as it is",
    arguments: [
      (
        "--view", Array("<p>\n<p style=\"color:red\">".utf8),
        "2: view must have no style attribute; the page would block it"
      ),
      ("--view", [0x0A, 0xFF], "2: text must be UTF-8"),
      ("--style", [0xFF], "1: text must be UTF-8"),
      (
        "--style", Array("p {\r\n  background: URL( 'a.png') }".utf8),
        "2: style sheet must load nothing and end nothing; got \"URL( 'a.png'\", which the page "
          + "would block"
      ),
      (
        "--style", Array("@import \"a.css\";".utf8),
        "1: style sheet must load nothing and end nothing; got \"@import\", which the page would "
          + "block"
      ),
      (
        "--style", Array("p {}\n\n</STYLE><p>".utf8),
        "3: style sheet must load nothing and end nothing; got \"</STYLE\", which the page would "
          + "block"
      ),
    ]
  )
  func refusedPart(option: String, bytes: [UInt8], message: String) throws {
    let directory = try package()
    let (part, page) = (directory.file("part"), directory.file("page.html"))
    try Data(bytes).write(to: URL(filePath: part))
    let words = ["X", option, part, "--output", page]
    #expect(failure(words, in: directory) == Failure(.data, "\(part):\(message)"))
    #expect(!FileManager.default.fileExists(atPath: page))
  }

  @Test("reads a style sheet as a browser does")
  func style() throws {
    let directory = TemporaryDirectory()
    try directory.write("\u{FEFF}a {}\r\nb { fill: url(#c) }\rc {}", to: "a.css")
    let style = try PageStyle(from: directory.file("a.css"))
    #expect(style.text == "a {}\nb { fill: url(#c) }\nc {}")
  }

  @Test("reads its files before it builds the page", arguments: ["view", "style"])
  func missingPart(option: String) throws {
    let directory = try package()
    let part = directory.file("none")
    let words = ["X", "--\(option)", part, "--output", directory.file("page.html")]
    let kind = option == "style" ? "style sheet" : option
    #expect(
      failure(words, in: directory)
        == Failure(.noInput, "\(part): \(kind) cannot be read: No such file or directory")
    )
  }

  @Test("detects before it builds that the page cannot be written")
  func unwritable() throws {
    let directory = try package()
    try directory.write("", to: "file")
    for (output, reason) in [
      ("none/page.html", "No such file or directory"), ("file/page.html", "Not a directory"),
    ] {
      let path = directory.file(output)
      #expect(
        failure(["X", "--output", path], in: directory)
          == Failure(.outputError, "\(path): page cannot be written: \(reason)")
      )
    }
  }

  @Test("replaces the file, also where the path is a link to it, and reports the sizes")
  func output() throws {
    let directory = TemporaryDirectory()
    try directory.write("old", to: "page.html")
    try FileManager.default.createSymbolicLink(
      atPath: directory.file("link.html"),
      withDestinationPath: directory.file("page.html")
    )
    let path = directory.file("link.html")
    let page = HTMLFile(title: "a", module: Data([1, 2, 3]))
    let said = try PageOutput(path).write(page)
    let text = try directory.read("page.html")
    #expect(try text == page.text())
    #expect(said == "\(path): \(text.utf8.count) bytes, module 3 bytes\n")
    let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    #expect(type == .typeSymbolicLink)
  }
}
