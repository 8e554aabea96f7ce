import CommandLineSupport
import Foundation

/// `lab slides`: prints the slides of the course.
struct SlidesCommand: Subcommand {
  /// The console of the command.
  let console: Console

  /// The folder of the package.
  var package = FileManager.default.currentDirectoryPath

  /// Prints the slides of the lessons that the page on the course lists.
  func perform() throws(Failure) -> ExitCode {
    let course = try page("TheCourse")
    var lessons: [String] = []
    for row in course.matches(of: /\| \[\d\]\((\w+)\.md\) \|/) {
      lessons.append(try page(String(row.1)))
    }
    try console.write(Slides(course: course, lessons: lessons).html)
    return .success
  }

  /// The text of a page.
  private func page(_ name: String) throws(Failure) -> String {
    try packagePage("Docs/\(name).md", in: package, for: "lab slides")
  }
}

extension SlidesCommand {
  init(_ words: [String], of lab: Lab) throws(Failure) {
    _ = try Arguments(words, of: "lab slides", .init(explainedIn: Help.slides.text))
    self.init(console: lab.console)
  }
}
