// Writes one test for every Swift code block of the given documents.
//
//   doc-examples <root> --modules <module>… --documents <path>… --outputs <file>…
//
// The first output lists the documents, then comes one for each document, and the rest is for the
// examples that need a file of their own.

import ExampleExtraction
import Foundation

/// Returns the arguments between an option and the next one.
func arguments(after option: String) -> [String] {
  Array(
    CommandLine.arguments.drop { $0 != option }.dropFirst().prefix { !$0.hasPrefix("--") }
  )
}

let root = CommandLine.arguments[1]
let documents = arguments(after: "--documents")
let outputs = arguments(after: "--outputs")

do {
  let sources = try testSources(
    of: documents,
    root: root,
    modules: arguments(after: "--modules"),
    files: outputs.count
  ) { try String(contentsOfFile: $0, encoding: .utf8) }
  for (output, source) in zip(outputs, sources) {
    // An unchanged file keeps its date, so that it is not compiled again.
    let present = try? String(contentsOfFile: output, encoding: .utf8)
    guard source != present else { continue }
    try source.write(toFile: output, atomically: true, encoding: .utf8)
  }
} catch {
  try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
  exit(1)
}
