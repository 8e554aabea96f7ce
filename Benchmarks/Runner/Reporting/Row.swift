/// The results of one benchmark.
package struct Row {
  /// The name of the benchmark.
  package var name: String

  /// The build.
  package var variant: String

  /// The title in the table.
  package var title: String

  /// The nanoseconds of a step; of growth, of a step at the largest size.
  package var nanoseconds: Double?

  /// The ratio to the hand-written code.
  package var ratio: Estimate?

  /// The ratio to one boxed allocation.
  package var boxes: Double?

  /// The allocations and retains of a step.
  package var counts: Counts?

  /// The instructions of a step, where the machine counts them.
  package var instructions: Double?

  /// How the time grows.
  package var growth: Growth?

  /// Whether the compiler has removed the work, so that its time has no meaning.
  package var isOptimisedAway = false

  /// The upper limits of its cost.
  package var targets: [Target] = []

  /// Creates a row without results.
  package init(name: String, variant: String, title: String) {
    self.name = name
    self.variant = variant
    self.title = title
  }

  /// Creates a row without results for a benchmark.
  init(_ benchmark: Benchmark) {
    self.init(name: benchmark.name, variant: benchmark.variant.rawValue, title: benchmark.title)
  }
}

/// The rows of a group.
package struct GroupResult {
  /// The group.
  package let group: BenchmarkGroup

  /// Its rows; the baseline's comes first, if there is one.
  package var rows: [Row]

  /// Creates a result.
  package init(group: BenchmarkGroup, rows: [Row]) {
    self.group = group
    self.rows = rows
  }
}
