package import CommandLineSupport
import ComonadLaws
import EmbeddedText
import SharedLaboratory

/// The evidence that a law is decided: all its cases, with both sides of each.
///
/// `Tests/Checks/Certificates/certificate.py` checks it by code of its own, and documents the form.
struct LawCertificate: JSONConvertible {
  /// The law, with the name of its instance.
  private let result: LawResult

  /// All cases of the law, in order.
  private let cases: [DecidedCase]

  /// Creates the evidence of a result, if it decides the law.
  init?(_ result: LawResult) {
    guard let cases = result.decidedCases else { return nil }
    self.result = result
    self.cases = cases
  }

  var json: String {
    JSONText([
      "format": "comonadlab-cases-1", "instance": result.instance, "law": result.law.name,
      "comparisons": cases.reduce(0) { $0 + ($1.sides?.count ?? 0) },
      "discarded": cases.count { $0.sides == nil },
      "cases": cases.map { one in
        JSONText(["draws": one.draws, "sides": one.sides ?? JSONText.null])
      },
    ]).json
  }

  /// The names of the law, and the number of its cases.
  fileprivate var entry: JSONText {
    JSONText("[\(result.instance.json),\(result.law.name.json),\(cases.count)]")
  }
}

extension Console {
  /// Writes the tables of finite containers, then the cases of all decided laws behind an index of
  /// them, one in a line, to a file that is replaced in one step.
  func write(
    tables: [String],
    _ laws: [LawCertificate],
    to file: String
  ) throws(Failure) {
    let index = JSONText(["format": "comonadlab-index-1", "laws": laws.map(\.entry)])
    let before = tables.isEmpty ? "" : "\(tables.count.counted("table")) and "
    try write(
      certificates: tables + [index.json] + laws.map(\.json),
      summary: "\(before)\(laws.count.counted("decided law"))",
      to: file
    )
  }

  /// Writes lines to a file that is replaced in one step, and says how much it holds.
  package func write(certificates: [String], summary: String, to file: String) throws(Failure) {
    let text = certificates.map { $0 + "\n" }.joined()
    try write(text, to: file, "certificate", summary: summary)
  }
}
