import CommandLineSupport
import LaboratoryCore
import SamplePrograms

/// The text that explains a command, which is a file of this folder.
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
  private init(_ file: [UInt8]) { text = String(template: file, Self.values) }
}

extension Help {
  static let command = Help(PackageResources.lab_txt)
  static let open = Help(PackageResources.open_txt)
  static let run = Help(PackageResources.run_txt)
  static let replay = Help(PackageResources.replay_txt)
  static let draw = Help(PackageResources.draw_txt)
  static let check = Help(PackageResources.check_txt)
  static let laws = Help(PackageResources.laws_txt)
  static let atlas = Help(PackageResources.atlas_txt)
  static let conduit = Help(PackageResources.conduit_txt)
  static let web = Help(PackageResources.web_txt)
  static let docs = Help(PackageResources.docs_txt)
  static let slides = Help(PackageResources.slides_txt)
}

// MARK: - Values

extension Help {
  private static let values = [
    "exits": String(decoding: PackageResources.exits_txt.dropLast(), as: UTF8.self),
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
