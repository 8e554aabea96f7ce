import CommandLineSupport

extension NamedFile {
  private static let problem = "page cannot be written"

  /// The file that a page is written to.
  static func page(_ path: String) -> NamedFile { NamedFile(path: path, kind: "page") }

  /// Fails where the page could not be written, before it is built.
  func checkPage() throws(Failure) { try requireDirectory(orExplain: Self.problem) }

  /// Writes the page, and returns how many bytes it has.
  @discardableResult
  func write(_ page: HTMLFile) throws(Failure) -> Int {
    let bytes = page.bytes
    try replace(by: bytes, orExplain: Self.problem)
    return bytes.count
  }
}
