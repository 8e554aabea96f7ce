import ComponentKit
import EmbeddedText
import Markup

extension StateSpace {
  /// The space as a diagram: states as boxes, messages as arrows, refused ones dashed.
  ///
  /// Messages that lead from one state to the same other are one arrow with several labels.
  ///
  /// - Parameters:
  ///   - start: The name of the first state.
  ///   - size: The most columns and lines of a box.
  /// - Returns: The diagram.
  package func diagram(
    start: String = "the start",
    size: (columns: Int, lines: Int) = (columns: 40, lines: 12)
  ) -> Diagram {
    Diagram(
      title: title,
      caption: caption(start),
      nodes: places.indices.map { node($0, size) },
      arrows: places.indices.flatMap { arrows(from: $0) }
    )
  }

  /// The name of the space, and how many places and steps it has.
  private var title: String {
    let places = places.count.counted(kind.place)
    return "\(program): \(places), \(messages.count.counted(kind.step))"
  }

  /// The legend of the signs that are in the picture.
  private func caption(_ start: String) -> String {
    var parts = ["thick border: \(start)"]
    if steps.contains(where: { $0.contains { $0.refusal != nil } }) {
      parts.append("dashed arrow: refused")
    }
    if places.indices.contains(where: { isCut($0) }) {
      parts.append("dotted border: leads on beyond depth \(depth)")
    }
    return parts.joined(separator: "; ")
  }

  /// A place as a box.
  private func node(
    _ place: Int,
    _ size: (columns: Int, lines: Int)
  ) -> Diagram.Node {
    let count = places[place].count
    let beyond = zip(messages, steps[place]).filter { $1.isBeyond }.map { $0.0 }
    var notes: [String] = []
    if count > 1 { notes.append("\(count) states alike") }
    if !beyond.isEmpty { notes.append("more by \(beyond.joined(separator: ", "))".showingControls) }
    let view = places[place].view
    return Diagram.Node(
      lines: view.boxLines(size: size),
      notes: notes.map { $0.cut(to: size.columns) },
      rank: places[place].depth,
      isCut: !beyond.isEmpty,
      details: (view.printableLines + notes).joined(separator: "\n")
    )
  }

  /// The arrows that start at a place, in the order of their first messages.
  private func arrows(from place: Int) -> [Diagram.Arrow] {
    var arrows: [Diagram.Arrow] = []
    for (message, step) in zip(messages, steps[place]) where !step.isBeyond {
      let text = message.showingControls
      let label = text.cut(to: 32)
      let reason = step.refusal?.reason.showingControls
      let details = reason.map { "\(text) is refused: \($0)" } ?? text
      let target = step.target ?? place
      let isDashed = reason != nil
      if let same = arrows.firstIndex(where: { $0.target == target && $0.isDashed == isDashed }) {
        arrows[same].labels.append(label)
        arrows[same].details += "\n" + details
      } else {
        arrows.append(
          Diagram.Arrow(
            source: place,
            target: target,
            labels: [label],
            isDashed: isDashed,
            details: details
          )
        )
      }
    }
    return arrows
  }
}
