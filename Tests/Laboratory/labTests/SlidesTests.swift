import CommandLineSupport
import Foundation
import Testing

@testable import lab

@Suite("Slides")
struct SlidesTests {
  private let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// The slides of the pages in a folder.
  private func made(in folder: String) throws -> String {
    var page = ""
    let console = Console(
      write: { page += $0 },
      writeError: { _ in },
      readInput: { [] }
    )
    let status = try SlidesCommand(console: console, package: folder).perform()
    #expect(status == .success)
    return page
  }

  @Test("in Docs are those of the lessons")
  func stored() throws {
    let file = root.appending(path: "Docs/CourseSlides.html")
    let stored = try String(contentsOf: file, encoding: .utf8)
    let isCurrent = try stored == made(in: root.path)
    #expect(isCurrent, "run `swift run lab slides >Docs/CourseSlides.html`")
  }

  @Test("show eight lessons, with the goals, six to ten slides each")
  func lessons() throws {
    let page = try made(in: root.path)
    let lessons = page.components(separatedBy: "<h1>Lesson ").dropFirst()
    #expect(lessons.count == 8)
    for lesson in lessons {
      let slides = lesson.matches(of: /<\/section>/).count
      #expect((6...10).contains(slides), "\(lesson.prefix(20)) has \(slides)")
      #expect(lesson.matches(of: /<li>You can\b/).count == 3)
      #expect(lesson.contains("<h2>Why is it wrong?</h2>"))
    }
  }

  @Test("need no network, and no JavaScript to be read")
  func offline() throws {
    let page = try made(in: root.path)
    for word in ["http:", "https:", "src=", "href=", "url(", "@import", "fetch("] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("default-src 'none'"))
    let hidden = page.matches(of: /([^\n]*)\{ display: none; \}/).map { String($0.1) }
    #expect(hidden == [".one section "], "the script alone hides slides")
  }

  @Test("keep the text of a page, and no markup of it")
  func blocks() {
    let page = "# A `b` **c**\n\n- [d](E.md) < f\n\n| g | h |\n| --- | --- |\n| i | j |\n\n"
    let code = "```swift\nk < l // **m**\n```\n\nn\no\n"
    #expect(
      PageBlock.blocks(of: page + code).map(\.html) == [
        "<h1>A <code>b</code> <b>c</b></h1>\n",
        "<ul>\n<li>d &lt; f</li>\n</ul>\n",
        "<table>\n<tr><th>g</th><th>h</th></tr>\n<tr><td>i</td><td>j</td></tr>\n</table>\n",
        "<pre>k &lt; l // **m**</pre>\n",
        "<p>n o</p>\n",
      ]
    )
  }

  @Test("are made in the folder of the package, and nowhere else")
  func folder() {
    let message =
      "Docs/TheCourse.md must be in the current directory; got none in \"/\"; "
      + "run lab slides in the folder of ComonadLab"
    #expect(throws: Failure(.noInput, message)) { try made(in: "/") }
  }

  @Test("take no option")
  func mistakes() {
    let outcome = outcome(["slides", "here"])
    #expect(outcome.status == .usage)
    #expect(outcome.error.hasPrefix("lab: unexpected argument \"here\"; lab slides takes options"))
  }
}
