import ComponentKit
package import Drawing
import SamplePrograms

extension StateSpace {
  /// The space as a diagram: states as boxes, messages as arrows, refused ones dashed.
  ///
  /// Messages that lead from one state to the same other are one arrow with several labels.
  ///
  /// - Parameters:
  ///   - start: What the first state is called.
  ///   - columns: Counts the columns that a line of text fills.
  /// - Returns: The diagram.
  package func diagram(
    start: String = "the start",
    columns: @escaping (String) -> Int
  ) -> Diagram {
    Diagram(
      title: title,
      caption: caption(start),
      nodes: places.indices.map { node($0, columns) },
      arrows: places.indices.flatMap { arrows(from: $0, columns) }
    )
  }

  /// What is looked at, and how many places and steps it has.
  private var title: String {
    let places = places.count.counted(kind.place)
    return "\(program): \(places), \(messages.count.counted(kind.step))"
  }

  /// What the signs of the picture mean, as far as they are in it.
  private func caption(_ start: String) -> String {
    let all = steps.joined()
    let isDashed = all.contains { if case .refused = $0 { true } else { false } }
    let parts = [
      "thick border: \(start)",
      isDashed ? "dashed arrow: refused" : nil,
      all.contains(.beyond) ? "dotted border: leads on beyond depth \(depth)" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: "; ")
  }

  /// A place as a box.
  private func node(_ place: Int, _ columns: (String) -> Int) -> Diagram.Node {
    let count = places[place].count
    let beyond = messages.indices.filter { steps[place][$0] == .beyond }.map { messages[$0] }
    let notes = [
      count == 1 ? nil : "\(count) states alike",
      beyond.isEmpty ? nil : "more by \(beyond.joined(separator: ", "))",
    ].compactMap { $0 }
    let lines = places[place].view.printableLines
    let shown = lines.prefix(12).map { $0.cut(to: 40, columns) } + (lines.count > 12 ? ["..."] : [])
    return Diagram.Node(
      lines: shown,
      notes: notes.map { $0.showingControls.cut(to: 40, columns) },
      rank: places[place].depth,
      isCut: !beyond.isEmpty,
      details: (lines + notes.map { $0.showingControls }).joined(separator: "\n")
    )
  }

  /// The arrows that start at a place, in the order of their first messages.
  private func arrows(from place: Int, _ columns: (String) -> Int) -> [Diagram.Arrow] {
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
      arrow.labels = [text.cut(to: 32, columns)]
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
  fileprivate func cut(to limit: Int, _ columns: (String) -> Int) -> String {
    guard columns(self) > limit else { return self }
    var text = ""
    for character in self {
      guard columns(text + String(character)) <= limit - 3 else { break }
      text.append(character)
    }
    return text + "..."
  }

  /// The lines of a view, safe to print.
  package var printableLines: [String] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).showingControls }
  }
}

extension Int {
  /// The number with what is counted, in the plural where it is not one.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
