import CommandLineSupport
import ComponentKit
import EmbeddedText
import SharedLaboratory

/// Shows a run as text: a heading for every message, and the views under it.
struct TextReport: Report {
  /// The architectures.
  let names: [ArchitectureName]

  /// The console that the text is written to.
  let console: Console

  /// The views side by side.
  private var columns: Columns

  /// Creates a report for a console.
  init(names: [ArchitectureName], console: Console) {
    self.names = names
    self.console = console
    columns = Columns(names.map(\.rawValue), limit: console.width)
  }

  /// Shows the heading, the refusals and the views; without views, only the refusals.
  mutating func show(_ moment: Observation) throws(Failure) {
    let refusals = refusalLines(moment)
    guard moment.views != nil || !refusals.isEmpty else { return }
    let sign = moment.isOwn ? ">> sent itself:" : ">"
    let heading = moment.message.map { "\(sign) \($0.text.showingControls)" } ?? "start"
    let work = moment.work.map(\.showingControls)
    let lines = [console.bold(heading)] + refusals + work + viewLines(moment.views ?? [])
    try console.write(lines.map { $0 + "\n" }.joined() + "\n")
  }

  /// Shows whether the views agreed, where there was something to compare.
  mutating func finish(_ verdict: AgreementVerdict) throws(Failure) {
    guard names.count > 1 else { return }
    try console.write(verdict.sentence + "\n")
  }
}

// MARK: - Lines

extension TextReport {
  /// The refusals: one line where all architectures give the same reason.
  private func refusalLines(_ moment: Observation) -> [String] {
    let reasons = moment.refusals.map { $0?.reason.showingControls }
    guard let first = reasons.first, reasons.contains(where: { $0 != nil }) else { return [] }
    guard reasons.contains(where: { $0 != first }) else { return ["refused: \(first ?? "")"] }
    return zip(names, reasons).map { "\($0.rawValue) \($1.map { "refused: \($0)" } ?? "accepted")" }
  }

  /// The views: alone, side by side, or one after the other where they are too wide.
  private mutating func viewLines(_ views: [String]) -> [String] {
    let blocks = views.map(\.printableLines)
    guard blocks.count > 1 else { return blocks.first ?? [] }
    return columns.lines(of: blocks) ?? stacked(blocks)
  }

  /// The views one after the other, each written once under the names of all that show it.
  private func stacked(_ blocks: [[String]]) -> [String] {
    blocks.indices.filter { blocks.firstIndex(of: blocks[$0]) == $0 }.flatMap { index in
      let equal = zip(names, blocks).filter { $0.1 == blocks[index] }.map(\.0.rawValue)
      return ["\(equal.listed("and")):"] + blocks[index]
    }
  }
}

extension AgreementVerdict {
  /// The verdict in one sentence.
  package var sentence: String {
    let all = names.map(\.rawValue).listed("and")
    guard let disagreement else {
      return "Every view agreed: \(all), \(messages.counted("message")), \(refused) refused, "
        + "\(views.counted("view")) each."
    }
    let others = disagreement.others.map(\.rawValue).listed("and")
    let place = disagreement.message.map { "after \($0.quoted)" } ?? "at the end or the start"
    return "The views disagreed: the \(disagreement.what) \(place) of \(others) "
      + "differs from that of \(names[0].rawValue)."
  }
}
