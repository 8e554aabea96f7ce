import SeededRandom

/// Work that has a size.
package struct SizedWork {
  /// The divisor that turns the time of a run into that of a step.
  package enum Unit: Sendable {
    /// A run is one step.
    case run
    /// A run is as many steps as the size says.
    case size
  }

  /// The sizes, ascending.
  package let sizes: [Int]

  /// The unit of a step.
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
  /// How often each size is read; fewer than 8 times make no interval.
  package let rounds: Int

  /// The least length of a reading, in nanoseconds.
  package let length: Double

  /// The seed of the random orders.
  package let seed: UInt64

  /// The clock.
  package let clock: Stopwatch

  /// Creates a sampler.
  package init(
    rounds: Int = 13,
    length: Double = 5e5,
    seed: UInt64 = 1,
    clock: Stopwatch = .thread
  ) {
    precondition(rounds > 0, "rounds must be positive; got \(rounds)")
    self.rounds = rounds
    self.length = length
    self.seed = seed
    self.clock = clock
  }

  /// Returns how the time of the work grows.
  package func measure(_ work: SizedWork) -> Growth {
    let batches = work.sizes.map { Batch(work.prepare($0), length: length, clock: clock) }
    var random = SplitMix(seed: seed)
    var times = work.sizes.map { _ in [Double]() }
    for _ in 0..<rounds {
      for index in batches.indices.shuffled(using: &random) {
        times[index].append(batches[index].read(clock))
      }
    }
    return Growth(work: work, times: times)
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

  /// The exponent of the time of a run over the upper half of the sizes: the median of the rounds.
  package let exponent: Double

  /// The interval that covers the true median of the rounds' exponents in at least 99 % of all runs;
  /// nil if there are fewer than 8 rounds.
  ///
  /// Each round has an exponent of its own, so the interval is one of order statistics, as
  /// ``MedianRanks`` says. If time is a power of the size, with noise in proportion, the median is
  /// the power. Otherwise it is an average over these sizes, and says nothing of larger ones: see
  /// ``isBent``.
  package let exponentInterval: ClosedRange<Double>?

  /// How much steeper time grows at the end of the upper half than at its start; nil if the half
  /// has fewer than four sizes.
  package let bend: Double?

  /// The interval of the bend, as ``exponentInterval`` is that of the exponent.
  package let bendInterval: ClosedRange<Double>?

  /// Whether no power of the size fits: the interval of the bend does not hold 0.
  ///
  /// Of powers of the size less than 1 % are called bent.
  package var isBent: Bool { bendInterval.map { !$0.contains(0) } ?? false }

  /// Judges the times that runs took, a list for each size.
  package init(work: SizedWork, times: [[Double]]) {
    func points(_ time: ([Double]) -> Double) -> [GrowthPoint] {
      zip(work.sizes, times).map { GrowthPoint(size: Double($0), time: time($1)) }
    }
    let rounds = times[0].indices.map { round in points { $0[round] } }
    let exponents = Sample(rounds.map { growthExponent(of: $0) })
    let bends = rounds.compactMap { growthBend(of: $0) }
    series = zip(work.sizes, times).map { size, times in
      (size, Sample(times.map { $0 / work.steps(at: size) }))
    }
    fit = GrowthFit(points { Sample($0).median })
    exponent = exponents.median
    exponentInterval = exponents.medianInterval()
    bend = bends.isEmpty ? nil : Sample(bends).median
    bendInterval = bends.isEmpty ? nil : Sample(bends).medianInterval()
  }
}
