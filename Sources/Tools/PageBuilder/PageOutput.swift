package import CommandLineSupport
import Foundation

/// The file that a page is written to.
package struct PageOutput {
  /// The path of the file.
  package let path: String

  /// Creates an output after a check that it can be written, since building a page takes long.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: A failure if the folder takes no file, or the path names something else.
  package init(_ path: String) throws(Failure) {
    self.path = path
    let folder = URL(filePath: path).deletingLastPathComponent().path
    guard access(folder + "/.", W_OK) == 0 else {
      throw failure(String(cString: strerror(errno)))
    }
    let type = try? FileManager.default.attributesOfItem(atPath: target.path)[.type]
    guard [nil, .typeRegular].contains(type as? FileAttributeType) else {
      throw failure("Not a regular file")
    }
  }

  /// Replaces the file as a whole.
  ///
  /// - Parameter page: The page.
  /// - Returns: A line with the sizes of the page and of its module.
  /// - Throws: A failure if the file cannot be written.
  package func write(_ page: HTMLFile) throws(Failure) -> String {
    let bytes = Data(try page.text().utf8)
    try attempt("\(path): \(Self.problem)", .outputError) {
      try bytes.write(to: target, options: .atomic)
    }
    return "\(path): \(bytes.count) bytes, module \(page.module.count) bytes\n"
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
    let outcome = ToolOutcome.of([opener, path])
    guard outcome.status == 0 else {
      throw Failure(
        .unavailable,
        "\(path) is written; \(opener) must open it; got status \(outcome.status)"
      )
    }
  }

  private static let problem = "page cannot be written"

  /// The file itself, where the path is a link to one.
  private var target: URL { URL(filePath: path).resolvingSymlinksInPath() }

  private func failure(_ reason: String) -> Failure {
    Failure(.outputError, "\(path): \(Self.problem): \(reason)")
  }
}
