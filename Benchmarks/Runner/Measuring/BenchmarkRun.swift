/// How benchmarks are measured.
package struct BenchmarkRun {
  /// The sampler of times; nil where only counts are wanted.
  package let sampler: Sampler?

  /// The sampler of growth; nil where only counts are wanted.
  package let growthSampler: GrowthSampler?

  /// Creates a measurement of times and counts; a quick one takes fewer and shorter readings.
  package init(isQuick: Bool, seed: UInt64 = 1) throws(DebugBuild) {
    sampler = try Sampler(rounds: isQuick ? 31 : 41, length: isQuick ? 2e5 : 1e6, seed: seed)
    growthSampler = GrowthSampler(
      rounds: isQuick ? 9 : 13,
      length: isQuick ? 1e5 : 5e5,
      seed: seed
    )
  }

  /// Creates a measurement of counts, which any build may take.
  package static var countsOnly: BenchmarkRun { BenchmarkRun() }

  private init() {
    sampler = nil
    growthSampler = nil
  }

  /// Measures a group, and gives each row its targets.
  package func measure(_ group: BenchmarkGroup, against targets: [Target] = []) -> GroupResult {
    let all = (group.baseline.map { [$0] } ?? []) + group.benchmarks
    var rows = all.map { benchmark in
      var row = Row(benchmark)
      if !group.isConcurrent {
        row.counts = counts(of: benchmark)
        row.instructions = counter(of: benchmark)
      }
      row.targets = targets.filter { $0.name == row.name && $0.variant == benchmark.variant }
      return row
    }
    if let sampler = group.isConcurrent ? sampler?.concurrent : sampler {
      time(all, in: group, with: sampler, &rows)
    }
    if let growthSampler {
      for (index, benchmark) in all.enumerated() {
        guard case .sized(let work) = benchmark.work else { continue }
        grow(work, with: growthSampler, &rows[index])
      }
    }
    return GroupResult(group: group, rows: rows)
  }

  /// Counts a step exactly.
  package func counts(of benchmark: Benchmark) -> Counts? {
    let (body, few, many) = countable(benchmark)
    return Counts(body, from: few, to: many)
  }

  private func counter(of benchmark: Benchmark) -> Double? {
    let (body, few, many) = countable(benchmark)
    return BenchmarkRunner.instructions(of: body, from: few, to: many)
  }
}

// MARK: - Implementation

extension BenchmarkRun {
  /// The steps of a benchmark, and two numbers of them to count.
  private func countable(_ benchmark: Benchmark) -> (Steps, few: Int, many: Int) {
    switch benchmark.work {
    case .steps(let prepare):
      let body = prepare()
      // Long work is counted over fewer steps. Its length is counted too: by the time of a noisy
      // machine, the same benchmark would be long in one run and short in another.
      let isLong = Counts(body, from: 1, to: 11).map { $0.retains > 5_000 } ?? false
      return isLong ? (body, 10, 30) : (body, 1_000, 3_000)
    case .sized(let work):
      let few = work.sizes[work.sizes.count / 2 - 1]
      guard work.unit == .size else { return (work.prepare(few), 1_000, 3_000) }
      return ({ work.prepare($0)(1) }, few, work.sizes[work.sizes.count / 2])
    }
  }

  /// Times the steps of all benchmarks of a group in turns.
  private func time(
    _ benchmarks: [Benchmark],
    in group: BenchmarkGroup,
    with sampler: Sampler,
    _ rows: inout [Row]
  ) {
    let timed = benchmarks.indices.compactMap { index -> (Int, Batch)? in
      guard case .steps(let prepare) = benchmarks[index].work else { return nil }
      return (index, sampler.batch(prepare()))
    }
    guard !timed.isEmpty else { return }
    let anchor = sampler.batch(Anchor.box.steps)
    let baseline = group.baseline == nil ? anchor : timed[0].1
    let readings = sampler.measure(timed.map(\.1), against: baseline, anchor: anchor)
    for ((index, batch), reading) in zip(timed, readings) {
      rows[index].isOptimisedAway = batch.isOptimisedAway
      rows[index].nanoseconds = Sample(reading.nanoseconds).median
      rows[index].boxes = reading.inBoxes.value
      if group.baseline != nil, !baseline.isOptimisedAway { rows[index].ratio = reading.ratio }
    }
  }

  /// Measures the growth of one benchmark, beside an anchor.
  private func grow(_ work: SizedWork, with sampler: GrowthSampler, _ row: inout Row) {
    let anchor = Batch(Anchor.box.steps, length: sampler.length, clock: sampler.clock)
    let before = (0..<3).map { _ in anchor.read(sampler.clock) }
    let growth = sampler.measure(work)
    let after = (0..<3).map { _ in anchor.read(sampler.clock) }
    row.growth = growth
    row.nanoseconds = growth.series.last?.step.median
    row.boxes = row.nanoseconds.map { $0 / Sample(before + after).median }
    row.isOptimisedAway = growth.series.contains { $0.step.median < Batch.fastestStep }
  }
}
