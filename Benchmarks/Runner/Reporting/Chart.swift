import EmbeddedText
import Foundation

/// Time per step against size as a picture: logarithmic both ways, a curve for each row.
///
/// The band around a curve is the middle half of the readings, and the names are where the curves
/// end. A textbook's version has the colour of the fast one, and is dashed. Colours are given for
/// light and for dark surroundings, and the picture follows the reader's choice.
package struct Chart {
  let title: String
  let rows: [(row: Row, growth: Growth)]

  /// Creates the chart of the rows that grow, or nil if there are none.
  package init?(_ result: GroupResult) {
    title = result.group.title
    rows = result.rows.compactMap { row in row.growth.map { (row, $0) } }
    guard !rows.isEmpty else { return nil }
  }

  private let width = 760.0
  private let height = 470.0
  private let plot = (left: 64.0, right: 500.0, top: 76.0, bottom: 416.0)

  /// The curves' colours, each for light and for dark surroundings.
  private static let colours = [
    ("#0060a8", "#6cb6ff"), ("#b34700", "#ff9e5e"), ("#1a7f37", "#5fd07a"),
    ("#8250df", "#c9a5ff"), ("#a40e4c", "#ff85b3"), ("#57606a", "#adbac7"),
    ("#8a6d00", "#e6c84f"), ("#007c80", "#4fd8db"),
  ]

  /// The picture as SVG.
  package var svg: String {
    var parts = [header, style, text(title, 20, 28, "title")]
    parts.append(text("time per step, by n; band: the middle half of the readings", 20, 48, "note"))
    parts += horizontalTicks + verticalTicks
    parts.append(text("n", (plot.left + plot.right) / 2, height - 14, "middle"))
    for entry in rows { parts.append(curve(entry.row, entry.growth)) }
    parts += legend
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }
}

// MARK: - Scales

extension Chart {
  /// The sizes from the least to the greatest, in decades.
  private var sizes: ClosedRange<Double> {
    let all = rows.flatMap { $0.growth.series.map { log10(Double($0.size)) } }
    let low = all.min() ?? 0
    return low...max(low + 1, all.max() ?? 1)
  }

  private var times: ClosedRange<Double> {
    let all = rows.flatMap {
      $0.growth.series.flatMap { [$0.step.quartiles.lowerBound, $0.step.quartiles.upperBound] }
    }
    // The decades that hold all times.
    let low = floor(log10(all.min() ?? 1))
    return low...max(low + 1, ceil(log10(all.max() ?? 10)))
  }

  private func x(_ size: Double) -> Double {
    let share = (log10(size) - sizes.lowerBound) / (sizes.upperBound - sizes.lowerBound)
    return plot.left + share * (plot.right - plot.left)
  }

  private func y(_ time: Double) -> Double {
    let share = (log10(time) - times.lowerBound) / (times.upperBound - times.lowerBound)
    return plot.bottom - share * (plot.bottom - plot.top)
  }
}

// MARK: - Parts

extension Chart {
  private var header: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(width)) \(Int(height))" \
    role="img" aria-label="\(title.xml): time per step against n">
    """
  }

  private var style: String {
    func rules(
      _ ink: String,
      _ paper: String,
      _ grid: String,
      _ pick: KeyPath<(String, String), String>
    ) -> String {
      let curves = Self.colours.enumerated().map { index, pair in
        ".c\(index) { stroke: \(pair[keyPath: pick]); } .b\(index) { fill: \(pair[keyPath: pick]); }"
      }
      return """
        rect { fill: \(paper); } text { fill: \(ink); } .grid { stroke: \(grid); }
        \(curves.joined(separator: "\n"))
        """
    }
    return """
      <style>
      text { font: 12px system-ui, sans-serif; } .title { font-size: 15px; font-weight: 600; }
      .middle { text-anchor: middle; } .end { text-anchor: end; } .note { opacity: 0.75; }
      .curve { fill: none; stroke-width: 2; } .naive { stroke-dasharray: 6 4; }
      .band { opacity: 0.2; } .leader { stroke-width: 1; stroke-dasharray: 1 3; }
      \(rules("#1f2328", "#ffffff", "#d8dee4", \.0))
      @media (prefers-color-scheme: dark) {
      \(rules("#e6edf3", "#0d1117", "#30363d", \.1))
      }
      </style>
      <rect width="100%" height="100%"/>
      """
  }

  private var horizontalTicks: [String] {
    stride(from: ceil(sizes.lowerBound), through: sizes.upperBound, by: 1).map { decade in
      let place = x(pow(10, decade))
      return line(place, plot.top, place, plot.bottom)
        + text(grouped(pow(10, decade)), place, plot.bottom + 18, "middle")
    }
  }

  private var verticalTicks: [String] {
    stride(from: times.lowerBound, through: times.upperBound, by: 1).map { decade in
      let place = y(pow(10, decade))
      return line(plot.left, place, plot.right, place)
        + text(unit(pow(10, decade)), plot.left - 8, place + 4, "end")
    }
  }

  private func curve(_ row: Row, _ growth: Growth) -> String {
    func points(_ time: (Sample) -> Double) -> [String] {
      growth.series.map { size, step in
        String(format: "%.1f,%.1f", x(Double(size)), y(time(step)))
      }
    }
    let upper = points(\.quartiles.upperBound)
    let lower = points(\.quartiles.lowerBound)
    let band = (upper + lower.reversed()).joined(separator: " ")
    return """
      <polygon class="band b\(colour(of: row))" points="\(band)"/>
      <polyline class="\(style(of: row))" points="\(points(\.median).joined(separator: " "))"/>
      """
  }

  /// The names beside the ends of the curves, none upon another.
  private var legend: [String] {
    let spacing = 19.0
    let ends = rows.compactMap { row, growth in
      growth.series.last.map { (row: row, x: x(Double($0.size)), y: y($0.step.median)) }
    }.sorted { $0.y < $1.y }
    var places: [Double] = []
    for end in ends { places.append(max(end.y, (places.last ?? -.infinity) + spacing)) }
    // Names below the plot move up, and push those above them.
    var limit = plot.bottom
    for index in places.indices.reversed() {
      places[index] = min(places[index], limit)
      limit = places[index] - spacing
    }
    let left = plot.right + 26
    return zip(ends, places).map { end, place in
      let across = max(end.x, plot.right + 4)
      let corners = [(end.x, end.y), (across, end.y), (left - 4, place)]
        .map { String(format: "%.1f,%.1f", $0, $1) }.joined(separator: " ")
      return """
        <polyline class="curve leader c\(colour(of: end.row))" points="\(corners)"/>
        <line class="\(style(of: end.row))" x1="\(left)" y1="\(place)" x2="\(left + 24)" y2="\(place)"/>
        """ + text(end.row.title, left + 30, place + 4, "label")
    }
  }

  private func style(of row: Row) -> String {
    "curve c\(colour(of: row))" + (row.variant == "naive" ? " naive" : "")
  }

  /// The number of a colour: rows of one name share theirs.
  private func colour(of row: Row) -> Int {
    let names = rows.map(\.row.name)
    let first = names.firstIndex(of: row.name) ?? 0
    return Set(names[..<first]).count % Self.colours.count
  }

  private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
    String(
      format: "<line class=\"grid\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>",
      x1,
      y1,
      x2,
      y2
    )
  }

  private func text(_ text: String, _ x: Double, _ y: Double, _ style: String) -> String {
    "<text class=\"\(style)\" x=\"\(String(format: "%.1f", x))\" y=\"\(String(format: "%.1f", y))\">"
      + "\(text.xml)</text>"
  }

  private func grouped(_ number: Double) -> String {
    var digits = String(Int(number))
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + groups).joined(separator: ",")
  }

  private func unit(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1: String(format: "%.1f ns", nanoseconds)
    case ..<1e3: "\(Int(nanoseconds)) ns"
    case ..<1e6: "\(Int(nanoseconds / 1e3)) us"
    case ..<1e9: "\(Int(nanoseconds / 1e6)) ms"
    default: "\(Int(nanoseconds / 1e9)) s"
    }
  }
}
