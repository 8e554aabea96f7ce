import ComponentKit
import Drawing
import SamplePrograms
import TerminalHost

extension StateSpace {
  /// The space as a diagram: states as boxes, messages as arrows, refused ones dashed.
  ///
  /// Messages that lead from one state to the same other are one arrow with several labels.
  var diagram: Diagram {
    Diagram(
      title: title,
      caption: caption,
      nodes: places.indices.map(node),
      arrows: places.indices.flatMap(arrows)
    )
  }

  /// What is looked at, and how many places and steps it has.
  private var title: String {
    let places = places.count.counted(kind.place)
    return "\(program): \(places), \(messages.count.counted(kind.step))"
  }

  /// What the signs of the picture mean, as far as they are in it.
  private var caption: String {
    let all = steps.joined()
    let isDashed = all.contains { if case .refused = $0 { true } else { false } }
    let parts = [
      "thick border: the start",
      isDashed ? "dashed arrow: refused" : nil,
      all.contains(.beyond) ? "dotted border: leads on beyond depth \(depth)" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: "; ")
  }

  /// A place as a box.
  private func node(_ place: Int) -> Diagram.Node {
    let count = places[place].count
    let beyond = messages.indices.filter { steps[place][$0] == .beyond }.map { messages[$0] }
    let notes = [
      count == 1 ? nil : "\(count) states alike",
      beyond.isEmpty ? nil : "more by \(beyond.joined(separator: ", "))",
    ].compactMap { $0 }
    let lines = places[place].view.printableLines
    let shown = lines.prefix(12).map { $0.cut(to: 40) } + (lines.count > 12 ? ["..."] : [])
    return Diagram.Node(
      lines: shown,
      notes: notes.map { $0.showingControls.cut(to: 40) },
      rank: places[place].depth,
      isCut: !beyond.isEmpty,
      details: (lines + notes.map(\.showingControls)).joined(separator: "\n")
    )
  }

  /// The arrows that start at a place, in the order of their first messages.
  private func arrows(from place: Int) -> [Diagram.Arrow] {
    var arrows: [Diagram.Arrow] = []
    for (message, step) in zip(messages, steps[place]) {
      let text = message.showingControls
      var arrow: Diagram.Arrow
      switch step {
      case .beyond: continue
      case .leads(let target):
        arrow = Diagram.Arrow(from: place, to: target, labels: [], details: text)
      case .refused(let refusal):
        let details = "\(text) is refused: \(refusal.reason.showingControls)"
        arrow = Diagram.Arrow(from: place, to: place, labels: [], isDashed: true, details: details)
      }
      arrow.labels = [text.cut(to: 32)]
      if let same = arrows.firstIndex(where: {
        $0.target == arrow.target && $0.isDashed == arrow.isDashed
      }) {
        arrows[same].labels += arrow.labels
        arrows[same].details += "\n" + arrow.details
      } else {
        arrows.append(arrow)
      }
    }
    return arrows
  }
}

extension String {
  /// The text, cut where it would fill more columns than these.
  fileprivate func cut(to columns: Int) -> String {
    guard displayWidth(of: self) > columns else { return self }
    var text = ""
    for character in self {
      guard displayWidth(of: text + String(character)) <= columns - 3 else { break }
      text.append(character)
    }
    return text + "..."
  }
}
