import ComponentKit
import Markup
import SamplePrograms

/// A person who uses all controls of a sample program in turn.
struct Visit<P: DrawnProgram> {
  /// The views at the start and after each touch that sent a message.
  private(set) var shown: [Node] = []

  /// Visits a program.
  init(_ program: P, seed: Int, touches count: Int = 40) {
    let program = Drawn(program)
    var (state, random) = (program.initial, UInt32(truncatingIfNeeded: seed))
    var markup = program.markup(of: state)
    shown.append(markup.node.drawn)
    for step in 0..<count {
      let touches = Self.touches(markup.node)
      random = random &* 1_664_525 &+ 1_013_904_223
      let (kind, path) = touches[Int(random >> 8) % touches.count]
      let isEven = step.isMultiple(of: 2)
      let text = isEven ? "milk \(step), tea" : "milk\(step)"
      let event = Event(kind, value: text, isChecked: isEven, key: "Enter")
      guard let message = markup.message(for: event, at: path),
        program.firstRefusal(of: message, in: state) == nil
      else { continue }
      program.step(&state, by: message)
      markup = program.markup(of: state)
      shown.append(markup.node.drawn)
    }
  }

  /// The handled events, with their paths.
  private static func touches(_ node: Node, at path: [Int] = []) -> [(Event.Kind, [Int])] {
    guard let element = node.drawn.element else { return [] }
    let here = Event.Kind.allCases.filter { element.kinds.contains(Event.Kinds($0)) }
    return here.map { ($0, path) }
      + element.children.enumerated().flatMap { touches($1, at: path + [$0]) }
  }
}
