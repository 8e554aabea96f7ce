package import CommandLineSupport
import EmbeddedText
package import SharedLaboratory

/// How an explored space is shown: as a tree of text, as JSON, or as a picture.
package struct SpaceDrawing {
  /// How many states a picture holds.
  package static let limit = 200

  /// Whether states are drawn as one if no messages distinguish them.
  private let isMerged: Bool

  /// The file of the picture, if there is to be one; - is standard output.
  private let picture: String?

  /// Whether the space is printed as JSON.
  private let isJSON: Bool

  private let console: Console

  /// Reads the options `--merge`, `--svg` and `--json`.
  package init(_ arguments: Arguments, _ console: Console) throws(Failure) {
    isMerged = arguments.has("--merge")
    picture = arguments["--svg"]
    isJSON = arguments.has("--json")
    self.console = console
    if isJSON, picture == "-" {
      throw Failure(.usage, "--svg must name a file beside --json; got \"-\"")
    }
  }

  /// Shows a space.
  package func show(_ explored: StateSpace) throws(Failure) {
    let space = try isMerged ? merged(explored) : explored
    let text = isJSON ? space.json : space.text(for: console)
    guard let picture else { return try console.write(text) }
    try checkSize(of: space)
    let svg = space.diagram().svg()
    guard isJSON else {
      return try console.write(svg, to: picture, "picture", summary: space.summary)
    }
    try NamedFile(path: picture, kind: "picture").replace(by: svg)
    try console.write(text)
  }

  private func merged(_ space: StateSpace) throws(Failure) -> StateSpace {
    do {
      return try space.merged()
    } catch {
      throw Failure(.usage, "the states cannot be merged: \(error)")
    }
  }

  /// Checks that a picture holds the states.
  private func checkSize(of space: StateSpace) throws(Failure) {
    guard space.places.count > Self.limit else { return }
    let depth = space.depth(holding: Self.limit)
    throw Failure(
      .usage,
      "a picture holds at most \(Self.limit) states; got \(space.places.count); --depth \(depth) "
        + "leads to \(space.count(upTo: depth))"
    )
  }
}

extension StateSpace {
  /// The numbers of states and messages of a picture, in one line.
  fileprivate var summary: String {
    let refused = steps.joined().count { $0.refusal != nil }
    let cut = places.indices.count { isCut($0) }
    return "\(places.count.counted(kind.place)), \(cut) cut off, "
      + "\(messages.count.counted(kind.step)), \(refused) refused"
  }
}
