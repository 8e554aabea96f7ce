import ComponentHost
import ComponentKit
import Drawing
import Exploration
import SamplePrograms
import TerminalHost

/// One drawing of the states of a program or of a space: look at them, merge them, show them.
struct Draw {
  /// What is asked for.
  let options: DrawOptions

  /// Where it is shown.
  let console: Console

  /// Draws.
  func perform() throws(Failure) -> ExitCode {
    let space = try space()
    if let picture = options.picture {
      try checkSize(of: space)
      let svg = space.diagram(columns: displayWidth).svg(columns: displayWidth)
      guard picture != "-" else {
        try console.write(svg)
        return .success
      }
      try save(svg, at: picture)
      guard !options.isJSON else {
        try console.write(space.json)
        return .success
      }
      try console.write("\(picture.showingControls): \(space.summary)\n")
    } else {
      try console.write(options.isJSON ? space.json : space.text(for: console))
    }
    return .success
  }

  /// Looks at the states.
  func space() throws(Failure) -> StateSpace {
    let space =
      switch options.subject {
      case .program(let program): try states(of: program)
      case .pair(let pair): try pair.space(depth: options.depth)
      }
    guard options.isMerged else { return space }
    do {
      return try space.merged()
    } catch {
      throw Failure(.usage, "the states cannot be merged: \(error)")
    }
  }

  /// Looks at the states of a program.
  private func states<Base: ScriptedProgram>(
    of program: Base.Type
  ) throws(Failure) -> StateSpace {
    let text = options.messages ?? Base.vocabulary
    let script = try Script<Base>(pieces: text, from: "--messages")
    var messages: [Base.Message] = []
    for step in script.steps where !messages.contains(step.message) {
      messages.append(step.message)
    }
    guard !messages.isEmpty else {
      throw Failure(.usage, "--messages must hold a message; got \(text.quoted)")
    }
    return try StateSpace(of: Base(), by: messages, depth: options.depth)
  }
}

// MARK: - Pictures

extension Draw {
  /// How many states a picture holds.
  static let limit = 200

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

  /// Replaces the file of the picture.
  private func save(_ svg: String, at path: String) throws(Failure) {
    do {
      try AtomicFile(path: path).write(Array(svg.utf8))
    } catch {
      throw Failure(
        .outputError,
        "\(path): picture cannot be saved, and the file is as it was: \(error.reason)"
      )
    }
  }
}

extension StateSpace {
  /// What a picture holds, in one line.
  fileprivate var summary: String {
    let refused = steps.joined().count { if case .refused = $0 { true } else { false } }
    let cut = places.indices.count { isCut($0) }
    return "\(places.count.counted(kind.place)), \(cut) cut off, "
      + "\(messages.count.counted(kind.step)), \(refused) refused"
  }
}
