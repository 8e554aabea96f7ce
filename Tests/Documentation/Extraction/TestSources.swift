/// Returns the test sources made from documents.
///
/// The first lists the documents, then comes one for each document, and the rest, up to the number
/// of files, is for the examples that need a file of their own.
///
/// - Parameters:
///   - documents: The paths of the documents, relative to the root.
///   - root: The path of the package.
///   - modules: The modules which every example may use.
///   - files: The number of sources to return.
///   - read: Returns the text of the file at a path.
/// - Returns: The sources in the order given above, the last ones without any test.
/// - Throws: What is wrong with a document and where, or the error of the reading function.
public func testSources(
  of documents: [String],
  root: String,
  modules: [String],
  files: Int,
  read: (String) throws -> String
) throws -> [String] {
  var bodies = ["let documents = [\n\(documents.map { "  \"\($0)\",\n" }.joined())]"]
  var ownFiles: [String] = []
  for path in documents {
    let examples = try Example.examples(in: try read("\(root)/\(path)"), path: path)
    let functions = examples.filter { !$0.needsFile }.map { $0.function(root: root) }
    let suite = "@Suite struct `\(path)` {\n\(functions.joined(separator: "\n\n"))\n}"
    bodies.append(examples.isEmpty ? "" : suite)
    ownFiles += examples.filter(\.needsFile).map { $0.file(root: root) }
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
