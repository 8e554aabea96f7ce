// Writes one test for every Swift code block of the given documents.
//
//   doc-examples <root> --modules <module>… --outputs <file>… (--group <path>…)…
//
// The first output lists the documents, and one output follows for each group of documents. The
// rest hold the examples that need a file of their own.

import Foundation

/// Returns the arguments after each occurrence of an option, up to the next option.
func lists(after option: String) -> [[String]] {
  CommandLine.arguments.indices.filter { CommandLine.arguments[$0] == option }.map { index in
    Array(CommandLine.arguments[(index + 1)...].prefix { !$0.hasPrefix("--") })
  }
}

let root = CommandLine.arguments[1]
let outputs = lists(after: "--outputs").flatMap(\.self)

do {
  let sources = try testSources(
    of: lists(after: "--group"),
    root: root,
    modules: lists(after: "--modules").flatMap(\.self),
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
