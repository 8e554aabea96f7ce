import ComponentKit
import EmbeddedText

extension Trace {
  /// The moments as text: each with its event, and with what changes on the screen.
  ///
  /// ```swift
  /// struct Counter: Program {
  ///   let initial = 0
  ///   func update(_ count: inout Int, by message: Int) { count += message }
  ///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "count\n\(count)" }
  /// }
  /// let space = Exploration(from: Component<Elm<Counter>>(Counter()), by: [1], limit: .init(depth: 3))
  /// let trace = space.verdict(on: .never("it is one") { $0.view.hasSuffix("1") }).trace
  /// trace?.lines  // ["0. the start", "     count", "     0", "1. message 1 | 0 → 1"]
  /// ```
  ///
  /// A bar divides the event from what changes. Markup is written as a person sees it; the lines of the screen that stay as they were are left
  /// out. In a long trace, each moment but the first and the last one is folded into one line.
  ///
  /// - Complexity: One view for each moment.
  public var lines: [String] {
    let paragraphs = moments.indices.map { paragraph(of: $0) }
    let isLong = paragraphs.reduce(0) { $0 + $1.count } > Self.mostLines
    var lines: [String] = []
    for (number, paragraph) in paragraphs.enumerated() {
      if number == loopStart { lines.append("for ever again:") }
      if !isLong {
        lines += paragraph
      } else if number == 0 || number == moments.count - 1 {
        lines += paragraph.cut(to: number == 0 ? Self.mostStartLines : Self.mostEndLines)
      } else {
        lines.append(paragraph.folded)
      }
    }
    return lines + ending
  }

  /// How many lines a trace has before it is folded, which lets a test fail within forty lines.
  private static var mostLines: Int { 28 }

  /// How many lines the first moment of a long trace has.
  private static var mostStartLines: Int { 12 }

  /// How many lines the last moment of a long trace has.
  private static var mostEndLines: Int { 7 }

  /// The event of a moment and what it changes: on one line, if that is short.
  private func paragraph(of number: Int) -> [String] {
    let moment = moments[number]
    let refusal = moment.refusal.map { ", refused: \($0)" } ?? ""
    let head = "\(number). \(moment.event)\(refusal)"
    let changes =
      number == 0
      ? ValueText.lines(of: moment.view)
      : LineDifference.changes(from: moment.before.view, to: moment.view)
    guard !changes.isEmpty else { return [head] }
    let line = ([head] + changes).joined(separator: " | ")
    guard line.count > 100 || number == 0 && changes.count > 1 else { return [line] }
    return [head] + changes.map { "     \($0)" }
  }
}

extension [String] {
  /// The lines as one, cut where it is long.
  fileprivate var folded: String {
    let line = map { $0.drop { $0 == " " } }.joined(separator: " | ")
    return line.count <= 100 ? line : line.prefix(97) + "..."
  }

  /// At most so many lines, the last of which counts those that are left out.
  func cut(to most: Int) -> [String] {
    count <= most ? self : prefix(most - 1) + ["... and \(count - most + 1) lines more"]
  }
}
