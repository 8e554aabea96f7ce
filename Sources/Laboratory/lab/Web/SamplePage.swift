import ComponentKit
import LaboratoryCore
import Markup
import PageBuilder
import SamplePrograms

/// The page of a sample program, which this package holds: `Sources/Laboratory/SamplePage`.
struct SamplePage: Equatable {
  /// The name of the program.
  let name: String

  /// The type of the program.
  let type: String

  /// The architectures on the page.
  let architectures: [ArchitectureName]

  /// Whether the program's state is kept in the browser.
  let isKept: Bool

  /// The first view of the page; nil for a page of several architectures.
  let firstView: FirstView?

  /// Creates the page of a program.
  init<P: ScriptedProgram>(of program: P.Type, in architectures: [ArchitectureName]) {
    (name, type, self.architectures) = (P.name, "\(P.self)", architectures)
    isKept = P.self is any SavedProgram.Type
    let isAlone = architectures.count == 1
    firstView = isAlone ? FirstView(of: Drawn(P()), keptAs: isKept ? name : nil) : nil
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
