import CommandLineSupport
import ComonadLaws

/// A file of kept cases.
struct KeptCasesFile {
  /// The path of the file.
  let path: String

  /// The cases.
  private(set) var cases: KeptCases

  /// How many cases were added.
  private(set) var added = 0

  private var file: NamedFile { NamedFile(path: path, kind: "file of kept cases") }

  /// Reads a file; one that is not there yet holds no cases.
  init(path: String) throws(Failure) {
    self.path = path
    cases = KeptCases()
    guard try file.exists() else { return }
    let text = try utf8Text(of: file.read(), from: path)
    do {
      cases = try KeptCases(text)
    } catch {
      throw Failure(.data, "\(path):\(error.line): \(error)")
    }
  }

  /// Adds cases, and replaces the file if any of them is new.
  mutating func add(_ tokens: [CaseToken]) throws(Failure) {
    added = tokens.reduce(0) { $0 + (cases.insert($1) ? 1 : 0) }
    guard added > 0 else { return }
    try file.replace(
      by: Array(cases.text.utf8),
      orExplain: "cases cannot be kept, and the file is unchanged"
    )
  }
}
