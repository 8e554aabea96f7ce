import CommandLineSupport
import ComponentKit
import EmbeddedText
import Laboratory
import Markup
import PageBuilder
import SharedLaboratory

/// The page of a sample program, which this package holds: `Sources/Laboratory/SamplePage`.
struct SamplePage: Equatable {
  /// The name of the program.
  let name: String

  /// The title of the page: the name that the program's view gives itself.
  let title: String

  /// The type of the program.
  let type: String

  /// The architectures on the page.
  let architectures: [ArchitectureName]

  /// Whether the program's state is kept in the browser.
  let isKept: Bool

  /// The first view of the page; nil for a page of several architectures.
  let firstView: FirstView?

  /// Creates the page of a program.
  init(of experiment: Experiment, in architectures: [ArchitectureName]) throws(Failure) {
    guard let subject = experiment.subject else {
      throw Failure(.usage, "\(experiment.name) has no page")
    }
    (name, self.architectures) = (experiment.name, architectures)
    let page = PageContent(of: subject, named: architectures.count == 1 ? name : nil)
    (type, isKept, firstView) = (page.type, page.isKept, page.firstView)
    title = page.title ?? name
  }

  /// What the programs add to the style of every page.
  static var style: String {
    get throws(Failure) { try PackageSources.text("Sources/Laboratory/SamplePage/samples.css") }
  }

  /// The build of the page, which its conditions distinguish from others.
  var build: ModuleBuild {
    var build = ModuleBuild("SamplePage")
    build.conditions = ["SHOWN_\(type)"] + ArchitectureName.absent(from: architectures)
    if architectures.count == 1 { build.conditions.append("ALONE") }
    if isKept { build.conditions.append("KEPT") }
    return build
  }
}

// MARK: - For several people

extension SamplePage {
  /// Builds the page of a program that several people share.
  ///
  /// - Throws: A failure if its messages are not written and read on a page.
  static func shared(_ experiment: Experiment, _ console: Console) throws(Failure) -> [UInt8] {
    guard let subject = experiment.subject, hasTexts(subject) else {
      throw Failure(
        .usage,
        "\(experiment.name) has no page that is shared: its messages must be TextMessage"
      )
    }
    let page = try SamplePage(of: experiment, in: [.elm])
    var build = page.build
    build.conditions.append("SHARED")
    var file = HTMLFile(title: page.title, module: try console.module(of: build))
    file.styles = [try style]
    return Array(try file.text().utf8)
  }

  private static func hasTexts<Subject: CommandSubject>(_ subject: Subject) -> Bool {
    Subject.P.Message.self is any TextMessage.Type
  }
}

/// What the page of a program has of its type.
private struct PageContent {
  let type: String
  let title: String?
  let isKept: Bool
  let firstView: FirstView?

  /// Reads the content off a program; without a name the page begins with no view.
  init<Subject: CommandSubject>(of subject: Subject, named name: String?) {
    let parts = subject.parts
    type = subject.typeName
    let isKept = Subject.P.self is any SavedProgram.Type
    self.isKept = isKept
    let here = ProgramState(parts.program)
    let view = parts.markup(parts, here.view { _ in }) { here.refusal(of: $0) }
    title = view.node.element?["aria-label"]
    firstView = name.flatMap { FirstView(view.html, keptAs: isKept ? $0 : nil) }
  }
}

extension FirstView {
  /// Creates the view of a program's initial state.
  init?<P: MarkupProgram>(of program: P, keptAs name: String? = nil) {
    self.init(program.markup(of: program.initial).html, keptAs: name)
  }
}

extension ArchitectureName {
  /// The conditions of a page for the architectures that it does not show.
  static func absent(from shown: [ArchitectureName]) -> [String] {
    allCases.filter { !shown.contains($0) }.map { "WITHOUT_\($0.rawValue)" }
  }
}
