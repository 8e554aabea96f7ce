import ComonadLab
import ComonadLaws

/// A side of a composed space: its text, and the spaces at its exits.
struct ObservedPart<Space> {
  let landmark: (Space) -> String
  let exitCount: (Space) -> Int
  let step: (Space, Int) -> Space
  let name: (Space, Int) -> String

  /// Creates the side at a path of the composed space.
  init<Part: Explorable>(_ name: String, _ path: WritableKeyPath<Space, Part>) {
    landmark = { $0[keyPath: path].landmark }
    exitCount = { $0[keyPath: path].exitCount }
    step = { space, exit in
      var there = space
      there[keyPath: path] = there[keyPath: path].step(through: exit)
      return there
    }
    self.name = { "\(name).\($0[keyPath: path].name(ofExit: $1))" }
  }
}

/// A composed space, observed through its sides, of which not all need to be explorable.
struct ObservedParts<Space: Comonad>: Observed where Space.Focus: Observed {
  let space: Space
  let parts: [ObservedPart<Space>]

  func show(in reading: inout ObservedText) {
    let landmark = parts.reduce("") { besides($0, $1.landmark(space)) }
    let exits = exits
    let name = { (index: Int) in exits[index].part.name(space, exits[index].exit) }
    reading.add(landmark, space.extract(), exits.count, name) { index in
      let (part, exit) = exits[index]
      return ObservedParts(space: part.step(space, exit), parts: parts)
    }
  }

  /// Returns the space with one of its sides moved; the same one for the same numbers.
  func moved(_ side: Int, through exit: Int) -> Space {
    let count = parts[side].exitCount(space)
    return count == 0 ? space : parts[side].step(space, exit % count)
  }

  /// The first exits of all sides, then the second ones, and so on.
  private var exits: [(part: ObservedPart<Space>, exit: Int)] {
    let counts = parts.map { $0.exitCount(space) }
    return (0..<(counts.max() ?? 0)).flatMap { exit in
      zip(parts, counts).filter { exit < $1 }.map { (part: $0.0, exit: exit) }
    }
  }
}
