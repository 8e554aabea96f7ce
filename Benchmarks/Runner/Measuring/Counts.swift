internal import CCounting

/// The allocations and retains of one step.
package struct Counts: Equatable {
  /// Blocks of memory requested.
  package let allocations: Double

  /// Bytes requested.
  package let bytes: Double

  /// References taken by compiled code.
  package let retains: Double

  /// References given up by compiled code.
  package let releases: Double

  /// Whether this platform can count.
  package static var areAvailable: Bool { counting_is_available() }

  /// Creates counts.
  package init(allocations: Double, bytes: Double, retains: Double, releases: Double) {
    self.allocations = allocations
    self.bytes = bytes
    self.retains = retains
    self.releases = releases
  }

  /// Counts the work exactly, or returns nil where the platform cannot count.
  ///
  /// The difference between two numbers of steps is free of what happens once: the counts of a
  /// step are whole numbers, unless a step sometimes does more, as an array that grows does.
  package init?(_ body: Steps, from few: Int = 1_000, to many: Int = 3_000) {
    guard Self.areAvailable else { return nil }
    // The first call makes the descriptions of types, among others.
    sink(body(many))
    let low = Self.totals(body, few)
    let high = Self.totals(body, many)
    func slope(_ total: (counting_totals) -> UInt64) -> Double {
      // Fewer in the longer run: an array that is kept grew in the shorter one.
      max(0, Double(total(high)) - Double(total(low))) / Double(many - few)
    }
    allocations = slope(\.allocations)
    bytes = slope(\.bytes)
    retains = slope(\.retains)
    releases = slope(\.releases)
  }

  private static func totals(_ body: Steps, _ steps: Int) -> counting_totals {
    let before = counting_read()
    let result = body(steps)
    let after = counting_read()
    sink(result)
    return counting_totals(
      allocations: after.allocations - before.allocations,
      frees: after.frees - before.frees,
      bytes: after.bytes - before.bytes,
      objects: after.objects - before.objects,
      retains: after.retains - before.retains,
      releases: after.releases - before.releases
    )
  }
}

/// Returns the instructions of one step, or nil where the machine does not count them.
package func instructions(of body: Steps, from few: Int = 1_000, to many: Int = 3_000) -> Double? {
  let counter = counting_open_instructions()
  guard counter >= 0 else { return nil }
  defer { counting_close_instructions(counter) }
  func total(_ steps: Int) -> Double {
    let before = counting_read_instructions(counter)
    sink(body(steps))
    return Double(counting_read_instructions(counter) - before)
  }
  _ = total(many)
  return (total(many) - total(few)) / Double(many - few)
}

/// Keeps memory that is given back, so that a growing array shows its own cost and not that of the
/// system, which hands out new memory page by page.
package func keepMemory() { counting_keep_memory() }

/// The versions of the compilers.
package var compilerName: String {
  #if compiler(>=6.4)
  let swift = "Swift 6.4 or later"
  #elseif compiler(>=6.3)
  let swift = "Swift 6.3"
  #else
  let swift = "Swift 6.2"
  #endif
  return "\(swift), \(String(cString: counting_compiler()))"
}
