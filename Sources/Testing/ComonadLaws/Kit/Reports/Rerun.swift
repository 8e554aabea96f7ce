/// The command by which the reader of a report runs a case again.
///
/// ```swift
/// let token = CaseToken(instance: "Dial", law: "comonad.map-identity", size: 10, draws: [1])
/// Rerun.test.command(token)  // "LAW=Dial:comonad.map-identity:10:1 swift test"
/// ```
public struct Rerun: Sendable {
  /// Returns the command that runs the case of a token.
  public let command: @Sendable (CaseToken) -> String

  /// Creates a way to run a case again.
  public init(_ command: @escaping @Sendable (CaseToken) -> String) { self.command = command }

  /// As a test whose plan comes from the environment.
  public static let test = Rerun { "LAW=\($0.shellWord) swift test" }

  /// As a run of a laboratory's command.
  package static func laboratory(_ name: String) -> Rerun {
    Rerun { "\(name) laws --replay \($0.shellWord)" }
  }
}

extension CaseToken {
  /// The token as a word of a shell, in quotes if need be.
  fileprivate var shellWord: String {
    let plain = "0123456789._:,+-@%/".unicodeScalars
    let isPlain = description.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || plain.contains(scalar))
    }
    let parts = description.split(separator: "'", omittingEmptySubsequences: false)
    return isPlain ? description : "'\(parts.joined(separator: "'\\''"))'"
  }
}
