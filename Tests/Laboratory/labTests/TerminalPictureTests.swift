import CommandLineSupport
import Foundation
import TestSupport
import Testing

@testable import Laboratory
@testable import TerminalHost
@testable import lab

@Suite("Pictures of recordings")
struct TerminalPictureTests {
  let directory = TemporaryDirectory()

  /// A frame of rows of one style.
  private func frame(
    _ rows: String...,
    style: TextStyle = TextStyle(),
    cursor: CellPosition? = nil
  ) -> TerminalFrame {
    let cells = rows.map { $0.map { Cell(glyph: $0, style: style) } }
    return TerminalFrame(rows: cells, cursor: cursor, seconds: 1)
  }

  private func count(_ part: String, in svg: String) -> Int {
    svg.components(separatedBy: part).count - 1
  }

  @Test("have a group for each frame and a definition for each row that differs")
  func frames() {
    let cursor = CellPosition(row: 1, column: 2)
    let svg = TerminalPicture(
      frames: [
        frame("ab  ", "cd  "), frame("ab  ", "    "), frame("cd  ", "ab  ", cursor: cursor),
      ],
      title: "three"
    ).svg
    #expect(count("<g class=\"frame\"", in: svg) == 3)
    #expect(count("<g id=\"r", in: svg) == 2)
    #expect(count("<use ", in: svg) == 5)
    #expect(count("<rect class=\"cursor\" x=\"16\" y=\"18\"", in: svg) == 1)
    #expect(svg.contains("0.0% { transform: translateY(-0px); }\n33.333% { transform: "))
    #expect(svg.contains("33.333% { transform: translateY(-36px); }"))
    #expect(svg.contains(".strip { transform: translateY(-72px); }"))
    #expect(svg.contains("animation: film 3.0s step-end infinite"))
    #expect(svg.contains("role=\"img\">\n<title>three</title>"))
  }

  @Test("show hostile text as text")
  func hostile() {
    let svg = TerminalPicture(frames: [frame("</text><script>&\"")], title: "<b>").svg
    #expect(svg.contains(">&lt;/text&gt;&lt;script&gt;&amp;&quot;</text>"))
    #expect(svg.contains("<title>&lt;b&gt;</title>") && !svg.contains("<script"))
  }

  @Test("keep the styles of the cells")
  func styles() {
    func drawn(_ change: (inout TextStyle) -> Void) -> String {
      var style = TextStyle()
      change(&style)
      let svg = TerminalPicture(frames: [frame(" a ", style: style)], title: "").svg
      return String(svg.split(separator: "\n").first { $0.hasPrefix("<g id=") } ?? "")
    }
    #expect(drawn { $0.isBold = true }.contains("<text class=\"ink bold\" x=\"8\""))
    #expect(drawn { $0.color = .named(9) }.contains("<text class=\"c1\""))
    #expect(drawn { $0.color = .rgb(red: 1, green: 2, blue: 3) }.contains("fill=\"rgb(1 2 3)\""))
    let reversed = drawn { $0.isReversed = true }
    #expect(reversed.contains("<rect class=\"ink\" x=\"0\" y=\"0\" width=\"24\""))
    #expect(reversed.contains("<text class=\"page\""))
    #expect(drawn { $0.background = .named(2) }.contains("<rect class=\"c2\""))
    #expect(drawn { $0.isUnderlined = true }.contains("x=\"0\" y=\"13\" textLength=\"24\""))
  }

  @Test("give a wide character a text of its own")
  func wide() {
    var row = "a界b".map { Cell(glyph: $0) }
    row.insert(Cell(glyph: nil), at: 2)
    let frame = TerminalFrame(rows: [row], cursor: nil, seconds: 1)
    let svg = TerminalPicture(frames: [frame], title: "").svg
    #expect(svg.contains("x=\"8\" y=\"13\" textLength=\"16\" lengthAdjust=\"spacingAndGlyphs\">界<"))
    #expect(svg.contains("x=\"24\" y=\"13\" textLength=\"8\" lengthAdjust=\"spacingAndGlyphs\">b<"))
  }

  @Test("are drawn by lab open, and replace a file")
  func command() throws {
    try directory.write("size 60 14\nshow 1\nkey 2\nshow 1\n", to: "a.script")
    try directory.write("old", to: "a.svg")
    let (script, picture) = (directory.file("a.script"), directory.file("a.svg"))
    let open = ["open", "--program", "tasks", "--script", script, "--svg"]
    #expect(
      outcome(open + [picture]) == Outcome(status: .success, output: "\(picture): 2 frames\n")
    )
    #expect(try directory.read("a.svg") == outcome(open + ["-"]).output)
    #expect(try directory.names.sorted() == ["a.script", "a.svg"])
  }

  @Test("are not drawn by a wrong or missing script, or without a folder")
  func mistakes() throws {
    try directory.write("size 60 14\nkey Return\n", to: "a.script")
    try directory.write("size 60 14\nshow 1\n", to: "b.script")
    func open(_ script: String, _ picture: String) -> Outcome {
      outcome(["open", "--script", directory.file(script), "--svg", directory.file(picture)])
    }
    #expect(
      open("a.script", "a.svg")
        == Outcome(
          status: .data,
          error: "lab: \(directory.file("a.script")):2: key must be a character or a name such as "
            + "Enter or ArrowUp; got \"Return\"\n"
        )
    )
    #expect(
      open("none", "a.svg")
        == Outcome(
          status: .noInput,
          error: "lab: \(directory.file("none")): script cannot be read: "
            + "No such file or directory\n"
        )
    )
    #expect(
      open("b.script", "none/a.svg")
        == Outcome(
          status: .outputError,
          error: "lab: \(directory.file("none/a.svg")): picture cannot be saved, and the file is "
            + "unchanged: No such file or directory\n"
        )
    )
    #expect(try directory.names.sorted() == ["a.script", "b.script"])
  }

  /// The texts of a picture: those of its rows, and which of them each frame shows.
  private func texts(in svg: String) -> [Substring] {
    svg.matches(of: /(?:<use href="|<g (?=class="frame")|<text [^>]*>)([^<"]*)/).map(\.1)
  }

  @Test("in the documentation show the texts of their scripts, and are small")
  func documentation() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let docs = root.appending(path: "Docs")
    var pages = try FileManager.default.contentsOfDirectory(atPath: docs.path).map { "Docs/\($0)" }
    pages.append("README.md")
    var count = 0
    for page in pages.filter({ $0.hasSuffix(".md") }).sorted() {
      let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
      for line in text.split(separator: "\n") where line.hasPrefix("swift run lab open --script ") {
        var words = line.split(separator: " ").dropFirst(3).map(String.init)
        let file = words.removeLast()
        let picture = try String(contentsOf: root.appending(path: file), encoding: .utf8)
        words[2] = root.appending(path: words[2]).path
        let shown = texts(in: picture)
        #expect(shown.count > 20)
        #expect(texts(in: outcome(words + ["-"]).output) == shown, "run: \(line)")
        #expect(picture.utf8.count < 150_000)
        count += 1
      }
    }
    #expect(count >= 1)
  }
}
