import Foundation

/// The results of a run, and where they come from.
package struct Report {
  /// The version of the layout of the file.
  package static let schema = 1

  /// What the run was made with, in the order of the file.
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
    let head = ["  \"schema\": \(Self.schema)"] + origin.map { "  \"\($0)\": \($1.quotedForJSON)" }
    var seen: Set<String> = []
    let unique = rows.filter { seen.insert("\($0.name)/\($0.variant)").inserted }
    let lines = unique.map { "    \($0.json)" }.joined(separator: ",\n")
    return "{\n" + head.joined(separator: ",\n") + ",\n  \"rows\": [\n\(lines)\n  ]\n}\n"
  }
}

extension Row {
  /// The row as a JSON object.
  var json: String {
    let parts: [(String, String)] =
      [
        ("name", name.quotedForJSON),
        ("variant", variant.quotedForJSON),
        ("ratio", number(ratio?.value)),
        ("interval", range(ratio?.interval)),
        ("boxes", number(boxes)),
        ("allocations", number(counts?.allocations)),
        ("retains", number(counts?.retains)),
        ("exponent", number(growth?.exponent)),
        ("exponentInterval", range(growth?.exponentInterval)),
        ("bend", number(growth?.bend)),
        ("bendInterval", range(growth?.bendInterval)),
        ("growth", growth?.growth.rawValue.quotedForJSON ?? "null"),
        ("nanoseconds", number(nanoseconds)),
        ("bytes", number(counts?.bytes)),
        ("releases", number(counts?.releases)),
        ("instructions", number(instructions)),
        ("outliers", number(ratio?.outliers)),
        ("optimisedAway", isOptimisedAway ? "true" : "false"),
        ("targets", judgements),
        ("series", series),
      ]
    return "{" + parts.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  /// Sizes with the quartiles of the time of a step.
  private var series: String {
    guard let growth else { return "null" }
    let points = growth.series.map { size, step in
      "[\(size),\(number(step.quartiles.lowerBound)),\(number(step.median)),"
        + "\(number(step.quartiles.upperBound))]"
    }
    return "[\(points.joined(separator: ","))]"
  }

  /// What was to be reached, and whether it was.
  private var judgements: String {
    let objects = targets.map { target in
      let met = meets(target).map { "\($0)" } ?? "null"
      return
        "{\"measure\":\"\(target.measure.rawValue)\",\"limit\":\(number(target.limit)),\"met\":\(met)}"
    }
    return "[\(objects.joined(separator: ","))]"
  }

  private func range(_ range: ClosedRange<Double>?) -> String {
    range.map { "[\(number($0.lowerBound)),\(number($0.upperBound))]" } ?? "null"
  }

  /// A number with four digits that count.
  private func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "null" }
    guard value != 0 else { return "0" }
    let scale = pow(10, 3 - floor(log10(abs(value))))
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension String {
  /// The text in quotation marks, as JSON has it.
  fileprivate var quotedForJSON: String {
    let escaped = unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.value < 0x20:
        "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
