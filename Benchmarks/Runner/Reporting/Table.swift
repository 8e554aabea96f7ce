import CommandLineSupport
import Foundation

/// The results of a group as aligned text.
package struct Table {
  let result: GroupResult
  let hasBars: Bool

  /// Creates the table of a group.
  ///
  /// - Parameters:
  ///   - result: The group and its rows.
  ///   - hasBars: Whether to draw a bar beside each row, as for a terminal.
  package init(_ result: GroupResult, hasBars: Bool) {
    self.result = result
    self.hasBars = hasBars
  }

  /// The lines of the table.
  package var lines: [String] {
    let columns = columns.filter { column in result.rows.contains { column.text($0) != nil } }
    var cells = [["  " + result.group.title] + columns.map(\.title)]
    for row in result.rows {
      let variant = row.variant == "specialised" || row.variant == "plain" ? "" : ", \(row.variant)"
      cells.append(["    \(row.title)\(variant)"] + columns.map { $0.text(row) ?? "" })
    }
    let bars = [""] + result.rows.map(bar)
    let table = TextTable(
      zip(cells, bars).map { $0 + [$1] },
      rightAligned: Set(1...max(1, columns.count))
    )
    return table.lines + result.group.remarks.map { "    \($0)" }
  }

  /// A bar whose length is the logarithm of the time: each further character is a quarter more.
  private func bar(_ row: Row) -> String {
    guard hasBars, !row.isOptimisedAway, let time = row.nanoseconds, time > 1 else { return "" }
    return String(repeating: "=", count: min(40, Int((log(time) / log(1.25)).rounded())))
  }
}

// MARK: - Columns

private struct Column {
  let title: String
  let text: (Row) -> String?
}

extension Table {
  private var columns: [Column] {
    let baseline = result.group.baseline?.title ?? "nothing"
    return [
      Column(title: "a step") { row in
        row.isOptimisedAway ? "optimised away" : row.nanoseconds.map(Self.time)
      },
      Column(title: "vs \(baseline)") { row in
        row.isOptimisedAway ? nil : row.ratio.map { isBaseline(row) ? "1" : Self.figure($0.value) }
      },
      Column(title: "99 %") { row in
        row.isOptimisedAway || isBaseline(row) ? nil : row.ratio.map { Self.range($0.interval) }
      },
      Column(title: "in boxes") { row in
        row.isOptimisedAway || row.ratio != nil ? nil : row.boxes.map(Self.figure)
      },
      Column(title: "allocs") { $0.counts.map { Self.count($0.allocations) } },
      Column(title: "retains") { $0.counts.map { Self.count($0.retains) } },
      Column(title: "instructions") { $0.instructions.map { Self.count($0) } },
      Column(title: "exponent") { $0.growth.map { Self.figure($0.exponent) } },
      Column(title: "99 %") { $0.growth?.exponentInterval.map(Self.range) },
      Column(title: "grows as") { $0.growth.map { $0.growth.rawValue } },
      Column(title: "bends by") { row in
        row.growth.flatMap { $0.isBent ? $0.bendInterval.map(Self.range) : nil }
      },
      Column(title: "a second") { row in
        guard result.group.baseline == nil, row.growth == nil else { return nil }
        return row.nanoseconds.map { Self.count((1e9 / $0).rounded()) }
      },
    ]
  }

  /// Whether a row is what the others are compared with: its ratio is 1, and needs no interval.
  private func isBaseline(_ row: Row) -> Bool { row.name == result.group.baseline?.name }

  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: "\(figure(nanoseconds)) ns"
    case ..<1_000_000: "\(figure(nanoseconds / 1_000)) us"
    default: "\(figure(nanoseconds / 1_000_000)) ms"
    }
  }

  /// A number with three significant digits; one that rounds to zero has no sign.
  package static func figure(_ value: Double) -> String {
    let size = abs(value)
    if size < 0.005 { return "0.00" }
    return String(format: size < 9.995 ? "%.2f" : size < 99.95 ? "%.1f" : "%.0f", value)
  }

  static func range(_ range: ClosedRange<Double>) -> String {
    "[\(figure(range.lowerBound)), \(figure(range.upperBound))]"
  }

  /// A whole number as such, and others with their significant digits.
  package static func count(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : String(format: "%.3f", value)
  }
}
