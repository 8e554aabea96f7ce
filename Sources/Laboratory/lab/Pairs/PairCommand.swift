import CommandLineSupport
import EmbeddedText
import Laboratory
import SharedLaboratory

/// `lab pair`: draws the places of a small space, and the moves of its dual between them.
struct PairCommand: Subcommand {
  static let name = "pair"
  static let summary = "draw a space, and the moves of its dual monad in it"

  static func help(of tool: LaboratoryTool) -> String {
    """
    lab pair shows the places of a small space, and the moves of its dual monad between them.

    usage: lab pair --of store|moore|cofree|traced|ledger
           [--depth N] [--merge] [--svg FILE|-] [--json]
           lab pair --help explains each of them

    options, written --name value or --name=value:
      --of NAME        the space: store of squares, moore machine of sums, cofree lamp, traced sum,
                       or ledger of sums
      --depth N        make at most N moves one after another, 4 by default; a place from
                       which moves lead on is marked as cut off
    \(SpaceDrawing.options)
      --help           print this text

    \(LaboratoryTool.exits)
    """
  }

  private let pair: PairName
  private let depth: Int
  private let drawing: SpaceDrawing

  init(_ words: [String], of tool: LaboratoryTool) throws(Failure) {
    let arguments = try Self.arguments(words, of: tool)
    let known = PairName.allCases.map { $0.rawValue }
    guard let name = arguments["--of"] else {
      throw Failure(.usage, "--of must be given; it takes \(known.listed("or"))")
    }
    guard let pair = PairName(rawValue: name) else {
      throw Failure(
        .usage,
        "--of must be \(known.listed("or")); got \(name.quoted)"
          + suggestion(for: name, among: known)
      )
    }
    self.pair = pair
    depth = try arguments.number("--depth", from: 0) ?? 4
    drawing = try SpaceDrawing(arguments, tool.console)
  }

  func perform() throws(Failure) -> ExitCode {
    try drawing.show(try pair.space(depth: depth))
    return .success
  }
}
