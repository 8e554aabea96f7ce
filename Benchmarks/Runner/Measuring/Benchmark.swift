/// One piece of work to be measured, in one of its builds.
package struct Benchmark {
  /// How much the compiler can specialise where the work is compiled.
  package enum Variant: String, CaseIterable, Sendable {
    /// The hand-written code that the others are compared with.
    case plain
    /// Every type is known, and everything may be inlined.
    case specialised
    /// The code is generic, and was compiled in another module.
    case generic
    /// The type is erased.
    case existential
    /// The textbook's version, of known types.
    case naive
  }

  /// The work that is measured.
  package enum Work {
    /// The time of a step, and its counts.
    case steps(() -> Steps)
    /// How the time grows.
    case sized(SizedWork)
  }

  /// The name in results and on the command line, such as `store-move`.
  package let name: String

  /// The build.
  package let variant: Variant

  /// The title in the table.
  package let title: String

  /// The work.
  package let work: Work

  /// Creates work whose steps are measured.
  package init(
    _ name: String,
    _ title: String,
    _ variant: Variant = .specialised,
    steps: @escaping () -> Steps
  ) {
    self.init(name, variant, title, .steps(steps))
  }

  /// Creates work whose growth is measured.
  package init(
    _ name: String,
    _ title: String,
    _ variant: Variant = .specialised,
    sized: SizedWork
  ) {
    self.init(name, variant, title, .sized(sized))
  }

  private init(_ name: String, _ variant: Variant, _ title: String, _ work: Work) {
    self.name = name
    self.variant = variant
    self.title = title
    self.work = work
  }
}

/// Benchmarks of one table, and the code that they are compared with.
package struct BenchmarkGroup {
  /// The name on the command line.
  package let name: String

  /// The heading of the table.
  package let title: String

  /// The hand-written code that does the same; nil where there is none.
  package let baseline: Benchmark?

  /// Whether the steps run on several threads.
  ///
  /// Then the time is the processor time of all threads, and no counts are taken.
  package let isConcurrent: Bool

  /// The benchmarks.
  package let benchmarks: [Benchmark]

  /// Lines below the table.
  package let remarks: [String]

  /// Creates a group.
  package init(
    _ name: String,
    _ title: String,
    baseline: Benchmark? = nil,
    remarks: [String] = [],
    isConcurrent: Bool = false,
    _ benchmarks: [Benchmark]
  ) {
    self.name = name
    self.title = title
    self.baseline = baseline
    self.remarks = remarks
    self.isConcurrent = isConcurrent
    self.benchmarks = benchmarks
  }
}
