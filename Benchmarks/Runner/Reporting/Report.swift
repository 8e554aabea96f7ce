import CommandLineSupport
import Foundation

/// The results of a run, and its circumstances.
package struct Report {
  /// The version of the layout of the file.
  package static let schema = 1

  /// The circumstances of the run, in the order of the file.
  package let origin: [(key: String, value: String)]

  /// The groups.
  package let results: [GroupResult]

  /// Creates a report.
  package init(origin: [(key: String, value: String)], results: [GroupResult]) {
    self.origin = origin
    self.results = results
  }

  /// All rows.
  package var rows: [Row] { results.flatMap(\.rows) }

  /// The report as JSON, one row in each line.
  package var json: String {
    let head = ["  \"schema\": \(Self.schema)"] + origin.map { "  \"\($0)\": \($1.json)" }
    var seen: Set<String> = []
    let unique = rows.filter { seen.insert("\($0.name)/\($0.variant)").inserted }
    let lines = unique.map { "    \($0.json)" }.joined(separator: ",\n")
    return "{\n" + head.joined(separator: ",\n") + ",\n  \"rows\": [\n\(lines)\n  ]\n}\n"
  }
}

extension Row: JSONConvertible {
  /// The row as a JSON object.
  package var json: String {
    JSONText([
      "name": name, "variant": variant, "ratio": number(ratio?.value),
      "interval": range(ratio?.interval), "boxes": number(boxes),
      "allocations": number(counts?.allocations), "retains": number(counts?.retains),
      "exponent": number(growth?.exponent),
      "exponentInterval": range(growth?.exponentInterval), "bend": number(growth?.bend),
      "bendInterval": range(growth?.bendInterval),
      "growth": growth?.growth.rawValue ?? JSONText.null, "nanoseconds": number(nanoseconds),
      "bytes": number(counts?.bytes), "releases": number(counts?.releases),
      "instructions": number(instructions), "outliers": number(ratio?.outliers),
      "optimisedAway": isOptimisedAway, "targets": targets.map(judgement), "series": series,
    ]).json
  }

  /// Sizes with the quartiles of the time of a step.
  private var series: any JSONConvertible {
    guard let growth else { return JSONText.null }
    return growth.series.map { size, step in
      let times = [step.quartiles.lowerBound, step.median, step.quartiles.upperBound]
      return [JSONText("\(size)")] + times.map(number)
    }
  }

  /// A target, and whether it was met.
  private func judgement(_ target: Target) -> JSONText {
    JSONText([
      "measure": target.measure.rawValue, "limit": number(target.limit),
      "met": meets(target) ?? JSONText.null,
    ])
  }

  private func range(_ range: ClosedRange<Double>?) -> any JSONConvertible {
    range.map { [number($0.lowerBound), number($0.upperBound)] } ?? JSONText.null
  }

  /// A number with four significant digits.
  private func number(_ value: Double?) -> JSONText {
    guard let value, value.isFinite else { return .null }
    guard value != 0 else { return JSONText("0") }
    let scale = pow(10, 3 - floor(log10(abs(value))))
    let rounded = (value * scale).rounded() / scale
    let isWhole = rounded == rounded.rounded() && abs(rounded) < 1e15
    return JSONText(isWhole ? "\(Int(rounded))" : "\(rounded)")
  }
}
