/// Work that has a size.
package struct SizedWork {
  /// What the time of one run is divided by to give that of a step.
  package enum Unit: Sendable {
    /// A run is one step.
    case run
    /// A run is as many steps as the size says.
    case size
  }

  /// The sizes, ascending.
  package let sizes: [Int]

  /// What a step is.
  package let unit: Unit

  /// Prepares the work at a size: a function of the number of runs.
  package let prepare: (Int) -> Steps

  /// Creates work.
  package init(sizes: [Int], unit: Unit, prepare: @escaping (Int) -> Steps) {
    self.sizes = sizes
    self.unit = unit
    self.prepare = prepare
  }

  /// The steps of a run.
  func steps(at size: Int) -> Double { unit == .run ? 1 : Double(size) }
}

/// Takes times of work at several sizes, all of them in turns.
///
/// How fast time grows is the same in a debug build, so this sampler does not refuse one.
package struct GrowthSampler {
  /// How often each size is read; odd.
  package let rounds: Int

  /// The least length of a reading, in nanoseconds.
  package let length: Double

  /// What orders and resamples are drawn from.
  package let seed: UInt64

  /// The clock.
  package let clock: Stopwatch

  /// Creates a sampler.
  package init(
    rounds: Int = 11,
    length: Double = 5e5,
    seed: UInt64 = 1,
    clock: Stopwatch = .thread
  ) {
    precondition(rounds % 2 == 1, "rounds must be odd; got \(rounds)")
    self.rounds = rounds
    self.length = length
    self.seed = seed
    self.clock = clock
  }

  /// Returns how the time of the work grows.
  package func measure(_ work: SizedWork) -> Growth {
    let batches = work.sizes.map { Batch(work.prepare($0), length: length, clock: clock) }
    var random = SeededGenerator(seed: seed)
    var times = work.sizes.map { _ in [Double]() }
    for _ in 0..<rounds {
      for index in batches.indices.shuffled(using: &random) {
        times[index].append(batches[index].read(clock))
      }
    }
    return Growth(work: work, times: times, seed: seed)
  }
}

/// How the time of work grows with its size.
package struct Growth {
  /// The steps of a run at each size, with the time of one step.
  package let series: [(size: Int, step: Sample)]

  /// The curve that fits best the times of a run.
  package let fit: GrowthFit

  /// The class of growth that matters at the largest size.
  package var growth: GrowthClass { fit.growth(upTo: Double(series.last?.size ?? 1)) }

  /// The exponent of the time of a run over the upper half of the sizes.
  package let exponent: Double

  /// The 99 % interval of the exponent.
  package let exponentInterval: ClosedRange<Double>

  /// Judges the times that runs took, a list for each size.
  init(work: SizedWork, times: [[Double]], seed: UInt64) {
    func points(_ rows: [Int]) -> [GrowthPoint] {
      zip(work.sizes, times).map { size, times in
        GrowthPoint(size: Double(size), time: Sample(rows.map { times[$0] }).median)
      }
    }
    let all = points(Array(times[0].indices))
    series = zip(work.sizes, times).map { size, times in
      (size, Sample(times.map { $0 / work.steps(at: size) }))
    }
    fit = GrowthFit(all)
    exponent = BenchmarkRunner.growthExponent(of: all)
    exponentInterval = bootstrapInterval(rows: times[0].count, seed: seed, resamples: 200) {
      BenchmarkRunner.growthExponent(of: points($0))
    }
  }
}
