import ComponentKit
// A page needs this import alone, besides its program.
@_exported public import SharedLaboratory
@_exported public import WebHost

/// The laboratory on a page, for your own programs.
///
/// A page is an executable of three lines, which `swift package page NAME` builds:
///
/// ```text
/// import ReadingList
/// import WebLaboratory
///
/// Page.start(LaboratoryPage(Experiment(ReadingList(), messages: [.add("Dune")])))
/// ```
///
/// It shows each program in the architectures that run it, with its log, time travel, and what else the
/// program's types allow. Embedded Swift finds no conformance while it runs, so those that are known
/// when the page is compiled count:
///
/// | instrument | needs |
/// | --- | --- |
/// | the architectures, the log, time travel | a view of markup or of text |
/// | the space around the present state | `State: Equatable` |
/// | the message field, the log after a reload | `Message: TextMessage` |
/// | what a message costs | the messages that are given |
///
/// A message without a text is called by the control that sends it.
public struct LaboratoryPage {
  let program: LaboratoryProgram

  /// Creates a laboratory with one program or several.
  ///
  /// - Precondition: There is a program.
  public init(_ experiments: Experiment...) {
    program = LaboratoryProgram(
      experiments,
      tools: Tools(
        clock: { BrowserClock.milliseconds },
        report: Page.data(named: "laws").flatMap { LawSummary($0) }
      )
    )
  }
}

extension Page {
  /// Shows a laboratory, which is there again after a reload.
  public static func start(_ laboratory: LaboratoryPage) {
    start(Elm<LaboratoryProgram>.self, of: laboratory.program, keptAs: "laboratory")
  }
}
