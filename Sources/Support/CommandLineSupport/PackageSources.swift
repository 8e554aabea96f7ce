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
    let path = "\(folder)/\(path)"
    return try utf8Text(of: NamedFile(path: path, kind: "part of the page").read(), from: path)
  }
}
