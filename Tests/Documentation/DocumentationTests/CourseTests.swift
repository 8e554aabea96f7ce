import Foundation
import Testing

/// The pages of the course, whose examples are tests of their own.
@Suite("The course")
struct CourseTests {
  /// A session in the table for the lecturer.
  struct Session: CustomTestStringConvertible {
    let number: Int
    let page: String

    /// The number of exercises that the table gives.
    let exercises: Int

    var testDescription: String { "session \(number)" }
  }

  /// The sessions in the table for the lecturer.
  static let sessions: [Session] = {
    let row = /\| \[(\d)\]\((\w+)\.md(?:#[\w-]+)?\) \|.*\| (\d) \|\n/
    return text(of: "ForTheLecturer").matches(of: row).map { row in
      Session(number: Int(row.1) ?? 0, page: String(row.2), exercises: Int(row.3) ?? 0)
    }
  }()

  /// The pages of the sessions, and of their solutions.
  static let pages = Set(sessions.map(\.page)).sorted() + ["Solutions"]

  private static func text(of page: String) -> String {
    let file = packageRoot.appending(path: "Docs/\(page).md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  /// The part of a text from a line to the next heading of the same or a higher level.
  private static func section(_ heading: String, of text: String) -> String {
    let level = heading.prefix { $0 == "#" }.count
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let section = lines.drop { !$0.hasPrefix(heading) }.dropFirst().prefix { line in
      let marks = line.prefix { $0 == "#" }.count
      return !(1...level).contains(marks) || line.dropFirst(marks).first != " "
    }
    return section.joined(separator: "\n")
  }

  @Test("has eight sessions on six pages")
  func eight() {
    #expect(Self.sessions.map(\.number) == Array(1...8))
    #expect(Set(Self.sessions.map(\.page)).count == 6)
  }

  @Test("has goals, a picture and a quiz for each session", arguments: pages.dropLast())
  func parts(page: String) {
    let text = Self.text(of: page)
    #expect(Self.section("## Goals", of: text).contains(/(?m)^-\s/))
    #expect(text.contains(/(?m)^!\[.+\]\(Pictures\/[\w-]+\.svg\)$/))
    let quizzes = text.matches(of: /(?m)^## Quiz/).count
    #expect(quizzes == Self.sessions.count { $0.page == page })
  }

  @Test("has exercises in each session, each with a signature and a hint", arguments: sessions)
  func exercises(session: Session) {
    let text = Self.text(of: session.page)
    let headings = text.matches(of: /(?m)^### (\d)\.(\d) \w/)
    let numbers = headings.filter { Int($0.1) == session.number }.map { Int($0.2) }
    #expect(numbers == Array(1...session.exercises))
    #expect((3...5).contains(session.exercises))
    for exercise in 1...session.exercises {
      let task = Self.section("### \(session.number).\(exercise) ", of: text)
      #expect(task.contains("```text\n"), "\(session.number).\(exercise) has a signature")
      #expect(task.contains("\n**Hint.** "), "\(session.number).\(exercise) has a hint")
    }
  }

  @Test("checks a solution and a wrong answer of each exercise", arguments: sessions)
  func answers(session: Session) {
    let text = Self.text(of: "Solutions")
    for exercise in 1...session.exercises {
      let number = "\(session.number).\(exercise)"
      let solution = Self.section("### Solution of \(number)", of: text)
      let parts = solution.split(separator: /(?m)^\*\*A(nother)? wrong answer\*\*/)
      #expect(parts.count >= 2, "\(number) has a solution and a wrong answer")
      for part in parts {
        #expect(part.contains(/(?m)^```swift$/), "\(number): an answer is code")
        #expect(part.contains(/(?m)^\S.*  \/\/\s/), "\(number): a value is checked")
      }
    }
  }

  @Test("answers each question that offers a choice", arguments: sessions)
  func choices(session: Session) {
    let question = /(?m)^\*\*(\d\.[a-z])\*\*/
    func questions(_ text: String) -> [Substring] {
      text.matches(of: question).map(\.1).filter { $0.hasPrefix("\(session.number)") }
    }
    let text = Self.text(of: session.page)
    #expect(questions(text) == questions(Self.text(of: "Solutions")))
    for part in text.split(separator: question).dropFirst() {
      let choices = part.prefix(upTo: part.firstRange(of: "\n## ")?.lowerBound ?? part.endIndex)
      #expect(choices.matches(of: /(?m)^- [A-D]\.\s/).count >= 2)
    }
  }

  @Test("can be typed from top to bottom, and says where a file begins anew", arguments: pages)
  func fromTopToBottom(page: String) {
    let text = Self.text(of: page)
    let lines = text.split(separator: "\n")
    var isFirst = true
    for (line, before) in zip(lines.dropFirst(), lines) where line == "```swift" {
      let begins = before != "<!-- continue -->"
      #expect(begins == isFirst || before.contains("in place of"), "\(page).md: \(before)")
      isFirst = false
    }
    #expect(!isFirst)
  }
}
