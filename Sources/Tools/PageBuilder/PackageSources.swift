package import CommandLineSupport
import Foundation

/// The sources of this package, from which the command was compiled.
///
/// A page consists of a module, which contains `WebHost`, and of scripts that decode the bytes of
/// `WebHost`. Both come from these sources, so they are always of one version.
package enum PackageSources {
  /// The folder of the package.
  package static let folder = URL(filePath: #filePath).appending(path: "../../../..")
    .standardized.path

  /// Reads a text of the package.
  ///
  /// - Parameter path: The path within the package.
  /// - Returns: The text.
  /// - Throws: A failure if there is none.
  package static func text(_ path: String) throws(Failure) -> String {
    try textOfFile("\(folder)/\(path)", kind: "part of the page")
  }
}

/// Reads a text, and names the line that is not UTF-8.
///
/// - Parameters:
///   - path: The path of the file.
///   - kind: The kind of file, for messages.
/// - Returns: The text.
/// - Throws: A failure if the file cannot be read, or is no text.
func textOfFile(_ path: String, kind: String) throws(Failure) -> String {
  let data = try attempt("\(path): \(kind) cannot be read", .noInput) {
    try Data(contentsOf: URL(filePath: path))
  }
  if let text = String(validating: data, as: UTF8.self) { return text }
  let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  let damaged = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
  throw Failure(.data, "\(path):\(damaged + 1): text must be UTF-8")
}

/// Does work with files, and explains why it cannot be done.
///
/// - Parameters:
///   - problem: The failed action; the reason of the system follows.
///   - status: How the run ends then.
///   - work: The work.
/// - Returns: The result of the work.
/// - Throws: The failure.
func attempt<Result>(
  _ problem: String,
  _ status: ExitCode,
  _ work: () throws -> Result
) throws(Failure) -> Result {
  do {
    return try work()
  } catch {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
    let code = (cause as NSError).domain == NSPOSIXErrorDomain ? (cause as NSError).code : nil
    let reason = code.map { String(cString: strerror(Int32($0))) } ?? cause.localizedDescription
    throw Failure(status, "\(problem): \(reason)")
  }
}
