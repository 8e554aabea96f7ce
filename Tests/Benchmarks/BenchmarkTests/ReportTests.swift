import BenchmarkRunner
import Foundation
import TestSupport
import Testing

@Suite("A report")
struct ReportTests {
  /// A row with a ratio and counts.
  static func row(
    ratio: Double = 1,
    allocations: Double = 0,
    retains: Double = 0,
    name: String = "store-move"
  ) -> Row {
    var row = Row(name: name, variant: "specialised", title: "Store/State")
    row.nanoseconds = 2
    row.boxes = 0.0216
    let readings = [-0.005, -0.005, -0.005, 0, 0, 0, 0.005, 0.005, 0.005]
    row.ratio = Estimate(logarithms: readings.map { log(ratio) + $0 })
    row.counts = Counts(allocations: allocations, bytes: 0, retains: retains, releases: 0)
    return row
  }

  static func report(_ rows: [Row]) -> Report {
    Report(
      origin: [("commit", "0\"1\n"), ("flags", "debug")],
      results: [GroupResult(group: BenchmarkGroup("move", "moves", []), rows: rows)]
    )
  }

  static func stored(_ rows: [Row]) throws -> StoredReport {
    try StoredReport(Data(report(rows).json.utf8), flags: "debug")
  }

  @Test("is JSON, with the keys in the order of the documentation")
  func json() throws {
    let text = Self.report([Self.row(ratio: 1.01)]).json
    #expect(
      text.contains(
        """
        {"name":"store-move","variant":"specialised","ratio":1.01,"interval":[1.005,1.015],\
        "boxes":0.0216,"allocations":0,"retains":0,"exponent":null
        """
      )
    )
    struct Head: Decodable, Equatable {
      let schema: Int
      let commit: String
    }
    let head = try JSONDecoder().decode(Head.self, from: Data(text.utf8))
    #expect(head == Head(schema: 1, commit: "0\"1\n"))
  }

  @Test("is no worse than itself")
  func same() throws {
    let rows = [Self.row(), Self.row(ratio: 30, allocations: 2, name: "moore-move")]
    #expect(try Self.stored(rows).regressions(in: rows) == [])
  }

  @Test("reports a ratio that is more than a tenth worse, beyond the interval")
  func slower() throws {
    let stored = try Self.stored([Self.row()])
    #expect(stored.regressions(in: [Self.row(ratio: 1.08)]) == [])
    let found = stored.regressions(in: [Self.row(ratio: 1.2)])
    #expect(found.map(\.description) == ["ratio 1.00 -> 1.20"])
    #expect(found.map(\.mayBeNoise) == [true])
    #expect(stored.regressions(in: [Self.row(ratio: 0.5)]) == [])
  }

  @Test("reports an exponent whose whole interval is more than 0.15 above the stored one")
  func growing() throws {
    func row(exponent: Double) -> Row {
      let work = SizedWork(sizes: GrowthTests.sizes, unit: .run) { _ in { $0 } }
      var row = Self.row()
      // Of the eight rounds, two are steeper: the interval is wider than the median tells.
      let exponents = [Double](repeating: exponent, count: 6) + [exponent + 0.5, exponent + 0.5]
      row.growth = Growth(
        work: work,
        times: work.sizes.map { size in exponents.map { pow(Double(size), $0) } }
      )
      return row
    }
    let stored = try Self.stored([row(exponent: 1)])
    #expect(stored.regressions(in: [row(exponent: 1.6)]) == [])
    let found = stored.regressions(in: [row(exponent: 1.7)])
    #expect(found.map(\.description) == ["exponent 1.00 -> 1.70"])
    #expect(found.map(\.mayBeNoise) == [true])
  }

  @Test("reports every additional allocation and retain")
  func counts() throws {
    let stored = try Self.stored([Self.row()])
    let found = stored.regressions(in: [Self.row(allocations: 1, retains: 2)])
    #expect(found.map(\.description) == ["allocations 0.00 -> 1.00", "retains 0.00 -> 2.00"])
    #expect(found.allSatisfy { !$0.mayBeNoise })
    #expect(stored.regressions(in: [Self.row(allocations: 0.001)]) == [])
  }

  @Test("reports whether a target is met, and which one is not")
  func targets() {
    var row = Self.row(ratio: 1.054, allocations: 0.004)
    row.targets = [
      Target("store-move", .specialised, .ratio, atMost: 1.05),
      Target("store-move", .specialised, .boxes, atMost: 0.01),
      Target("store-move", .specialised, .allocations, atMost: 0),
      Target("store-move", .specialised, .exponent, atMost: 1.15),
    ]
    #expect(row.targets.map(row.meets) == [true, false, true, nil])
    #expect(row.misses == ["store-move/specialised: boxes 0.02, at most 0.01"])
    #expect(
      Self.report([row]).json.contains(
        #""targets":[{"measure":"ratio","limit":1.05,"met":true},"#
          + #"{"measure":"boxes","limit":0.01,"met":false},"#
          + #"{"measure":"allocations","limit":0,"met":true},"#
          + #"{"measure":"exponent","limit":1.15,"met":null}]"#
      )
    )
    row.isOptimisedAway = true
    #expect(row.targets.map(row.meets) == [false, false, true, nil])
    #expect(row.misses[0].hasSuffix("(optimised away)"))
  }

  @Test("refuses other files, and reports of another layout or build, and names the requirement")
  func unusable() {
    let wanted = "must be a report that pairing-benchmarks --json wrote"
    let build = "must come from a build with the flags \"debug\"; got"
    let reasons = [
      "": "\(wanted); got something else",
      "{": "\(wanted); got something else",
      "[]": "\(wanted); got something else",
      #"{"schema": 1}"#: "\(wanted); got rows of another kind",
      #"{"schema": 1, "rows": [{"name": 1}]}"#: "\(wanted); got rows of another kind",
      #"{"schema": 2, "rows": []}"#: "\(wanted), of schema 1; got schema 2",
      #"{"schema": 1, "rows": []}"#: "\(build) \"none\"",
      #"{"schema": 1, "flags": "release", "rows": []}"#: "\(build) \"release\"",
    ]
    for (text, reason) in reasons {
      do {
        _ = try StoredReport(Data(text.utf8), flags: "debug")
        Issue.record("\(text) was taken")
      } catch {
        #expect(error.reason == reason)
      }
    }
  }

  @Test("has a table whose columns are aligned")
  func table() {
    let rows = [Self.row(), Self.row(ratio: 30, allocations: 2, name: "moore-move")]
    let result = GroupResult(group: BenchmarkGroup("move", "moves", []), rows: rows)
    let lines = Table(result, hasBars: false).lines
    #expect(lines.count == 3)
    #expect(Set(lines.map(\.count)).count <= 2)
    #expect(lines[2].contains("30.0"))
    #expect(Table(result, hasBars: true).lines[1].hasSuffix("==="))
  }

  @Test("writes numbers with three digits, and none with the sign of a zero")
  func figures() {
    #expect(
      [0, -0.004, -0.006, 9.994, 42.04, 1_234].map(Table.figure) == [
        "0.00", "0.00", "-0.01", "9.99", "42.0", "1234",
      ]
    )
  }

  @Test("reports that a loop was optimised away, instead of its time")
  func optimisedAway() {
    var row = Self.row()
    row.isOptimisedAway = true
    let result = GroupResult(group: BenchmarkGroup("move", "moves", []), rows: [row])
    let line = Table(result, hasBars: true).lines[1]
    #expect(line.contains("optimised away"))
    #expect(!line.contains("1.00"))
  }

  @Test("has a chart with a curve and a band for each row, for light and dark")
  func chart() throws {
    var random = SplitMix(seed: 1)
    let growth = GrowthTests.growth(rounds: 13, &random) { 7 * $0 }
    var row = Row(name: "a", variant: "specialised", title: "A < B")
    row.growth = growth
    var textbook = Row(name: "a", variant: "naive", title: "A, textbook")
    textbook.growth = growth
    let result = GroupResult(group: BenchmarkGroup("moves", "n moves", []), rows: [row, textbook])
    let svg = try #require(Chart(result)?.svg)
    #expect(svg.components(separatedBy: "<polygon class=\"band b0\"").count == 3)
    #expect(svg.components(separatedBy: "<polyline class=\"curve c0\"").count == 2)
    #expect(svg.components(separatedBy: "<polyline class=\"curve c0 naive\"").count == 2)
    #expect(svg.components(separatedBy: "<polyline class=\"curve leader c0\"").count == 3)
    #expect(svg.contains("prefers-color-scheme: dark"))
    #expect(svg.contains("A &lt; B"))
    #expect(Chart(GroupResult(group: result.group, rows: [Self.row()])) == nil)
  }

  @Test("has no overlapping names in its chart")
  func legend() throws {
    var random = SplitMix(seed: 1)
    let growth = GrowthTests.growth(rounds: 13, &random) { 7 * $0 }
    let rows = (0..<12).map { number in
      var row = Row(name: "\(number)", variant: "specialised", title: "row \(number)")
      row.growth = growth
      return row
    }
    let result = GroupResult(group: BenchmarkGroup("moves", "n moves", []), rows: rows)
    let svg = try #require(Chart(result)?.svg)
    let places = svg.matches(of: /y="([0-9.]+)">row/).compactMap { Double($0.1) }.sorted()
    #expect(places.count == 12)
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 > 18 })
    #expect(places.allSatisfy { (60...440).contains($0) })
  }
}
