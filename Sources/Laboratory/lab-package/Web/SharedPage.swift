import CommandLineSupport
import EmbeddedText
import Experiments
import Laboratory
import LaboratoryCore
import PageBuilder

/// The page of a sample program that several people use at once.
struct SharedPage {
  private let page: SamplePage

  /// Creates the page of a program.
  ///
  /// - Throws: A failure if its messages are not written and read on a page.
  init(of experiment: Experiment) throws(Failure) {
    guard let subject = experiment.subject, Self.isShared(subject) else {
      throw Failure(
        .usage,
        "\(experiment.name) has no page that is shared: its messages must be TextMessage"
      )
    }
    page = try SamplePage(of: experiment, in: [.elm])
  }

  private static func isShared<Subject: CommandSubject>(_ subject: Subject) -> Bool {
    Subject.P.Message.self is any TextMessage.Type
  }

  /// Builds the page.
  func bytes(_ console: Console) throws(Failure) -> [UInt8] {
    var build = ModuleBuild("SamplePage")
    build.conditions = ["SHOWN_\(page.type)", "SHARED"]
    var file = HTMLFile(title: page.title, module: try console.module(of: build))
    file.styles = [try SamplePage.style]
    return Array(try file.text().utf8)
  }
}
