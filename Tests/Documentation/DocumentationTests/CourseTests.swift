import Foundation
import Testing

/// The lessons of the course, whose examples are tests of their own.
@Suite("The course")
struct CourseTests {
  /// A lesson in the table of the course.
  struct Lesson: CustomTestStringConvertible {
    let number: Int
    let page: String

    /// The number of exercises that the table gives.
    let exercises: Int

    var testDescription: String { page }
  }

  /// The lessons in the table of the course.
  static let lessons: [Lesson] = {
    let table = (try? text(of: "TheCourse")) ?? ""
    return table.matches(of: /\| \[(\d)\]\((\w+)\.md\) \|.*\| (\d) \|\n/).map { row in
      Lesson(
        number: Int(row.1) ?? 0,
        page: String(row.2),
        exercises: Int(row.3) ?? 0
      )
    }
  }()

  private static func text(of page: String) throws -> String {
    try String(contentsOf: packageRoot.appending(path: "Docs/\(page).md"), encoding: .utf8)
  }

  /// The part of a text from a line to the next heading of the same or a higher level.
  private static func section(_ heading: String, of text: String) -> String {
    let level = heading.prefix { $0 == "#" }.count
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let section = lines.drop { $0 != heading }.dropFirst().prefix { line in
      let marks = line.prefix { $0 == "#" }.count
      return !(1...level).contains(marks) || line.dropFirst(marks).first != " "
    }
    return section.joined(separator: "\n")
  }

  @Test("has eight lessons")
  func eight() {
    #expect(Self.lessons.map(\.number) == Array(1...8))
  }

  @Test("has three goals in each lesson, in words of the reader", arguments: lessons)
  func goals(lesson: Lesson) throws {
    let goals = Self.section("## Goals", of: try Self.text(of: lesson.page))
    #expect(goals.matches(of: /(?m)^- You can\b/).count == 3)
  }

  @Test("has three to five exercises in each lesson, each with a signature", arguments: lessons)
  func exercises(lesson: Lesson) throws {
    let exercises = Self.section("## Exercises", of: try Self.text(of: lesson.page))
    let numbers = exercises.matches(of: /(?m)^### (\d\.\d) \w/).map { String($0.1) }
    #expect(numbers == (1...lesson.exercises).map { "\(lesson.number).\($0)" })
    #expect((3...5).contains(lesson.exercises))
    for task in exercises.components(separatedBy: "\n### ").dropFirst() {
      #expect(task.contains("```text\n"), "\(task.prefix(3)) has a signature")
      let prose = task.prefix(upTo: task.firstRange(of: "```")?.lowerBound ?? task.endIndex)
      #expect(prose.matches(of: /[a-z0-9`)]\.(?:\s|$)/).count <= 4, "\(task.prefix(3)) is short")
    }
  }

  @Test("checks a solution and a wrong answer of each exercise", arguments: lessons)
  func answers(lesson: Lesson) throws {
    let text = try Self.text(of: lesson.page)
    for number in 1...lesson.exercises {
      let solution = Self.section("### Solution of \(lesson.number).\(number)", of: text)
      let parts = solution.split(separator: /(?m)^\*\*A(nother)? wrong answer\*\*/)
      #expect(parts.count >= 2, "\(lesson.number).\(number) has a solution and a wrong answer")
      for part in parts {
        let code = part.drop { $0 != "`" }
        #expect(code.contains(/(?m)^```swift$/), "\(lesson.number).\(number): an answer is code")
        let claim = /(?m)^\S.*  \/\/\s/
        #expect(code.contains(claim), "\(lesson.number).\(number): a value is checked")
      }
      for reason in parts.dropFirst() {
        #expect(reason.prefix { $0 != "\n" }.contains("."), "the reason is a sentence")
      }
    }
  }

  @Test("can be typed from top to bottom", arguments: lessons)
  func onePage(lesson: Lesson) throws {
    let text = try Self.text(of: lesson.page)
    let fences = text.matches(of: /(?m)^```swift$/).count
    #expect(text.matches(of: /(?m)^<!-- continue -->\n```swift$/).count == fences - 1)
  }
}
