import ComponentKit
import EmbeddedText

/// The members in the first line of a recording, in front of the state that it begins with.
///
/// ```text
/// {"format":"comonadlab-recording","version":1,"program":"tasks","architectures":[],"initial":…}
/// {"message":{"add":{"title":"buy milk"}}}
/// {"message":{"toggle":{"number":1}}}
/// {"end":2}
/// ```
///
/// It is read before the rest: a recording of another program, or of a later version of the format,
/// is recognised before it is taken for a damaged one.
public struct RecordingHeader: Hashable, Sendable {
  /// The word that marks this format among other JSON.
  static let format = "comonadlab-recording"

  /// The version that is written, and the latest that is read.
  static let version = 1

  /// The name of the program.
  public var program: String

  /// The names of the architectures that it ran in.
  public var architectures: [String]

  /// Creates the header of a program that runs in some architectures.
  public init(program: String, architectures: [String]) {
    self.program = program
    self.architectures = architectures
  }

  /// Reads the header of a recording.
  ///
  /// - Throws: The damage of the first line, for a file that is empty, that is no recording,
  ///   or that a newer version has written.
  public init(reading bytes: [UInt8]) throws(RecordingDamage) {
    var lines = RecordingLines(bytes)
    try self.init(reading: lines.first())
  }

  init(reading line: RecordingLines.Line) throws(RecordingDamage) {
    let content = try line.decode(Content.self)
    guard content.format == Self.format else {
      let found = ValueText.line(of: content.format, width: 60)
      throw RecordingDamage(line: 1, "format must be \"\(Self.format)\"; got \(found)")
    }
    guard (1...Self.version).contains(content.version) else {
      throw RecordingDamage(
        line: 1,
        "version must be from 1 to \(Self.version), the latest known; got \(content.version)"
      )
    }
    let names = try line.decode(Names.self)
    self.init(program: names.program, architectures: names.architectures)
  }
}

/// The members of a header that decide whether the rest can be read.
private struct Content: Decodable {
  let format: String
  let version: Int
}

/// The names in a header.
private struct Names: Decodable {
  let program: String
  let architectures: [String]
}
