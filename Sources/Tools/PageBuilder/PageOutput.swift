package import CommandLineSupport

/// The file that a page is written to.
package struct PageOutput {
  private static let problem = "page cannot be written"

  private let file: NamedFile

  /// Creates an output after a check that it can be written, since building a page takes long.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: A failure if the folder takes no file.
  package init(_ path: String) throws(Failure) {
    file = NamedFile(path: path, kind: "page")
    try file.requireDirectory(orExplain: Self.problem)
  }

  /// Replaces the file as a whole.
  ///
  /// - Parameter page: The page.
  /// - Returns: A line with the sizes of the page and of its module.
  /// - Throws: A failure if the file cannot be written.
  package func write(_ page: HTMLFile) throws(Failure) -> String {
    let bytes = Array(try page.text().utf8)
    try file.replace(by: bytes, orExplain: Self.problem)
    return "\(file.path): \(bytes.count) bytes, module \(page.module.count) bytes\n"
  }

  /// Opens the page as the system opens files.
  ///
  /// - Throws: A failure if the system cannot.
  package func open() throws(Failure) {
    #if os(macOS)
    let opener = "open"
    #else
    let opener = "xdg-open"
    #endif
    let outcome = ToolOutcome.of([opener, file.path])
    guard outcome.status == 0 else {
      throw Failure(
        .unavailable,
        "\(file.path) is written; \(opener) must open it; got status \(outcome.status)"
      )
    }
  }
}
