import CommandLineSupport
import ComponentHost

/// The file that a page is written to.
struct PageFile {
  /// Its path, as it was given.
  let path: String

  /// Fails where the page could not be written, before it is built.
  func check() throws(Failure) {
    try explain { () throws(SystemError) in try AtomicFile(path: path).requireDirectory() }
  }

  /// Writes the page, and returns how many bytes it has.
  @discardableResult
  func write(_ page: HTMLFile) throws(Failure) -> Int {
    let bytes = page.bytes
    try explain { () throws(SystemError) in try AtomicFile(path: path).write(bytes) }
    return bytes.count
  }

  private func explain(_ act: () throws(SystemError) -> Void) throws(Failure) {
    do {
      try act()
    } catch {
      throw Failure(.outputError, "\(path): page cannot be written: \(error.reason)")
    }
  }
}
