import ComponentKit
import EmbeddedText
import SharedLaboratory

extension StateSpace {
  /// The space as a tree: each state once, below the message that leads to it first.
  func text(for console: Console) -> String {
    "[1]\n" + lines(of: 0, indent: "    ", console).map { $0 + "\n" }.joined()
  }

  /// A place and the text below it, without the line of its number.
  private func lines(of place: Int, indent: String, _ console: Console) -> [String] {
    var lines = places[place].view.printableLines.map { $0.isEmpty ? "" : indent + $0 }
    if places[place].count > 1 { lines.append("\(indent)(\(places[place].count) states alike)") }
    for (message, step) in zip(messages, steps[place]) {
      let head = "\(indent)→ \(console.bold(message.showingControls))"
      switch step {
      case .beyond: lines.append("\(head): beyond depth \(depth)")
      case .refused(let refusal):
        lines.append("\(head): refused: \(refusal.reason.showingControls)")
      case .leads(let target):
        lines.append("\(head): [\(target + 1)]")
        if isFirstWay(to: target, from: place, by: message) {
          lines += self.lines(of: target, indent: indent + "    ", console)
        }
      }
    }
    return lines
  }

  /// Whether a state was reached first by this message from this place.
  private func isFirstWay(to target: Int, from place: Int, by message: String) -> Bool {
    guard target > 0, places[target].depth == places[place].depth + 1 else { return false }
    let isEarlier = steps[..<place].contains { $0.contains(.leads(to: target)) }
    let first = steps[place].firstIndex(of: .leads(to: target))
    return !isEarlier && first.map { messages[$0] } == message
  }
}
