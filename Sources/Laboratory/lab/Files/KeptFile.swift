import ComonadLaws
import ComponentHost
import SamplePrograms

/// A file of kept cases.
struct KeptFile {
  /// The path of the file.
  let path: String

  /// The cases.
  private(set) var cases: KeptCases

  /// How many cases were added.
  private(set) var added = 0

  /// Reads a file; one that is not there yet holds no cases.
  init(path: String) throws(Failure) {
    self.path = path
    cases = KeptCases()
    guard try isFileThere(at: path, called: "file of kept cases") else { return }
    let bytes: [UInt8]
    do {
      bytes = try readFile(at: path)
    } catch {
      throw Failure(.noInput, "\(path): file of kept cases cannot be read: \(error.reason)")
    }
    let text = try utf8Text(of: bytes, from: path)
    do {
      cases = try KeptCases(text)
    } catch {
      throw Failure(.data, "\(path):\(error.line): \(error)")
    }
  }

  /// Adds cases, and replaces the file if any of them is new.
  mutating func add(_ tokens: [Token]) throws(Failure) {
    added = tokens.reduce(0) { $0 + (cases.insert($1) ? 1 : 0) }
    guard added > 0 else { return }
    do {
      try AtomicFile(path: path).write(Array(cases.text.utf8))
    } catch {
      throw Failure(
        .outputError,
        "\(path): cases cannot be kept, and the file is as it was: \(error.reason)"
      )
    }
  }
}
