import CResources
import CommandLineSupport
import LaboratoryCore
import SamplePrograms

/// The text that explains a command, which is a file in `Texts`.
struct Help {
  /// The whole text.
  let text: String

  /// The paragraph on the usage.
  var usage: String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let paragraph = lines.drop { !$0.hasPrefix("usage:") }.prefix { !$0.isEmpty }
    return paragraph.map { "\($0)\n" }.joined()
  }

  /// Reads a file, and replaces each name in braces by its value.
  private init(_ file: Resource) { text = String(template: file, Self.values) }
}

extension Help {
  static let command = Help(.labText)
  static let open = Help(.openText)
  static let run = Help(.runText)
  static let replay = Help(.replayText)
  static let draw = Help(.drawText)
  static let check = Help(.checkText)
  static let laws = Help(.lawsText)
  static let atlas = Help(.atlasText)
  static let conduit = Help(.conduitText)
  static let web = Help(.webText)
}

// MARK: - Values

extension Help {
  private static let values = [
    "exits": String(Resource.exitsText.text.dropLast()),
    "programs": samplePrograms().flatMap { lines(of: $0) }.joined(separator: "\n"),
    "vocabularies": samplePrograms().map { "  \($0.name.padded(to: 12))\($0.vocabulary)" }
      .joined(separator: "\n"),
    "pictureLimit": "\(DrawCommand.limit)",
    "stateLimit": "\(StateSpace.limit)",
    "atlasLimit": "\(AtlasTask.limit)",
    "countLimit": "\(AtlasTask.countLimit)",
    "ladderLimit": "\(AtlasTask.ladderLimit)",
    "bound": "\(AtlasTask.bound.standard)",
    "boundLimit": "\(AtlasTask.bound.largest)",
  ]

  /// A program and its messages, a line each.
  private static func lines<Program: ScriptedProgram>(of program: Program.Type) -> [String] {
    ["  \(program.name): \(program.summary)"]
      + program.commands.map { "    \($0.usage.padded(to: 25)) \($0.help)" }
  }
}
