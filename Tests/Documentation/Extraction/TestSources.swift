/// Returns the test sources made from documents.
///
/// The first source lists the documents, and one source follows for each group of documents. The
/// rest, up to the number of files, hold the examples that need a file of their own.
///
/// - Parameters:
///   - groups: The paths of the documents, relative to the root, in groups that share a source.
///   - root: The path of the package.
///   - modules: The modules which every example may use.
///   - files: The number of sources to return.
///   - read: Returns the text of the file at a path.
/// - Returns: The sources in the order given above, the last ones without any test.
/// - Throws: The mistake in a document with its place, or the error of the reading function.
func testSources(
  of groups: [[String]],
  root: String,
  modules: [String],
  files: Int,
  read: (String) throws -> String
) throws -> [String] {
  let documents = groups.joined().map { "  \"\($0)\",\n" }.joined()
  var bodies = ["let documents = [\n\(documents)]"]
  var ownFiles: [String] = []
  for group in groups {
    var suites: [String] = []
    for path in group {
      let examples = try Example.examples(in: try read("\(root)/\(path)"), path: path)
      guard !examples.isEmpty else { continue }
      let functions = examples.filter { !$0.needsFile }.map { $0.function(root: root) }
      suites.append("@Suite struct `\(path)` {\n\(functions.joined(separator: "\n\n"))\n}")
      ownFiles += examples.filter(\.needsFile).map { $0.file(root: root) }
    }
    bodies.append(suites.joined(separator: "\n\n"))
  }
  let spare = files - bodies.count
  guard ownFiles.count <= spare else {
    throw DocumentError(
      path: "Tests/Documentation/Plugin/DocExamples.swift",
      line: 1,
      message: "ownFiles must be at least \(ownFiles.count); got \(spare)"
    )
  }
  bodies += ownFiles + Array(repeating: "", count: spare - ownFiles.count)
  let imports = (modules + ["Testing"]).map { "import \($0)\n" }.joined()
  return bodies.map { "// Written by doc-examples from the documents.\n\n\(imports)\n\($0)\n" }
}
