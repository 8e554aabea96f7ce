import Foundation

/// Time per step against size as a picture: logarithmic both ways, a curve for each row.
///
/// The band around a curve is the middle half of the readings. Colours are given for light and for
/// dark surroundings, and the picture follows the reader's choice.
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
  private let height = 460.0
  private let plot = (left: 70.0, right: 530.0, top: 50.0, bottom: 400.0)

  /// The curves' colours, each for light and for dark surroundings.
  private static let colours = [
    ("#0060a8", "#6cb6ff"), ("#b34700", "#ff9e5e"), ("#1a7f37", "#5fd07a"),
    ("#8250df", "#c9a5ff"), ("#a40e4c", "#ff85b3"), ("#57606a", "#adbac7"),
    ("#8a6d00", "#e6c84f"), ("#007c80", "#4fd8db"),
  ]

  /// The picture as SVG.
  package var svg: String {
    var parts = [header, style, text(title, 20, 28, "title")]
    parts += horizontalTicks + verticalTicks
    parts.append(
      text("n", (plot.left + plot.right) / 2, height - 16, "middle")
        + text("time per step", 20, plot.top - 8, "label")
    )
    for (index, entry) in rows.enumerated() { parts.append(curve(entry.growth, index)) }
    parts += legend
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }
}

// MARK: - Scales

extension Chart {
  private var sizes: ClosedRange<Double> {
    let all = rows.flatMap { $0.growth.series.map { Double($0.size) } }
    return bounds(all)
  }

  private var times: ClosedRange<Double> {
    let all = rows.flatMap {
      $0.growth.series.flatMap { [$0.step.quartiles.lowerBound, $0.step.quartiles.upperBound] }
    }
    return bounds(all)
  }

  /// The decades that hold all values.
  private func bounds(_ values: [Double]) -> ClosedRange<Double> {
    let low = floor(log10(values.min() ?? 1))
    let high = ceil(log10(values.max() ?? 10))
    return low...max(low + 1, high)
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
    role="img" aria-label="\(escaped(title)): time per step against n">
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
      .middle { text-anchor: middle; } .end { text-anchor: end; }
      .curve { fill: none; stroke-width: 2; } .band { opacity: 0.2; }
      \(rules("#1f2328", "#ffffff", "#d8dee4", \.0))
      @media (prefers-color-scheme: dark) {
      \(rules("#e6edf3", "#0d1117", "#30363d", \.1))
      }
      </style>
      <rect width="100%" height="100%"/>
      """
  }

  private var horizontalTicks: [String] {
    stride(from: sizes.lowerBound, through: sizes.upperBound, by: 1).map { decade in
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

  private func curve(_ growth: Growth, _ index: Int) -> String {
    func points(_ time: (Sample) -> Double) -> [String] {
      growth.series.map { size, step in
        String(format: "%.1f,%.1f", x(Double(size)), y(time(step)))
      }
    }
    let upper = points(\.quartiles.upperBound)
    let lower = points(\.quartiles.lowerBound)
    let band = (upper + lower.reversed()).joined(separator: " ")
    let colour = index % Self.colours.count
    // After the colours are used up, lines are dashed.
    let dash = index >= Self.colours.count ? " stroke-dasharray=\"5 3\"" : ""
    return """
      <polygon class="band b\(colour)" points="\(band)"/>
      <polyline class="curve c\(colour)"\(dash) points="\(points(\.median).joined(separator: " "))"/>
      """
  }

  private var legend: [String] {
    rows.enumerated().map { index, entry in
      let place = plot.top + 10 + Double(index) * 22
      let colour = index % Self.colours.count
      let dash = index >= Self.colours.count ? " stroke-dasharray=\"5 3\"" : ""
      let left = plot.right + 20
      return """
        <line class="curve c\(colour)"\(dash) x1="\(left)" y1="\(place)" x2="\(left + 22)" y2="\(place)"/>
        """ + text(entry.row.title, left + 28, place + 4, "label")
    }
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
      + "\(escaped(text))</text>"
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
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
