import SeededRandom

/// The draws of one case of an exhaustive walk: how far its values go, and what was cut off.
struct Reach {
  /// The most elements of a list, and the most steps along which a space is compared.
  let steps: Int

  /// The number of steps within which each place of a space is, if there is one.
  let span: Int?

  private var cutoff: Int?

  /// Where programs started, and how many values there are for each of their answers.
  private var starts: Set<String> = []
  private var values = Double.infinity

  /// Whether a program went on by the answer of another one.
  private var hasContinuation = false

  /// Whether a generator made only some values of its type.
  private(set) var isSample = false

  /// Creates the reach of a case.
  init(steps: Int, span: Int? = nil) {
    self.steps = steps
    self.span = span
  }

  /// The smallest number at which something was cut off; nil if nothing was.
  ///
  /// A program that goes on by an answer may go on in as many ways as there are answers. With fewer
  /// values than answers some of these ways are never together, which is less than all cases.
  var bound: Int? { cutoff ?? (hasContinuation && Double(starts.count) > values ? steps : nil) }

  /// Records that something was cut off at a number of steps or elements.
  mutating func cut(at number: Int) { cutoff = min(cutoff ?? number, number) }

  /// Records that a program answered by where it started, with one of a number of values.
  mutating func answer(from start: String, amongst values: Double) {
    starts.insert(start)
    self.values = min(self.values, values)
  }

  /// Records that a program goes on by the answer of another one.
  mutating func goOn() { hasContinuation = true }

  /// Records that a generator made only some values of its type.
  mutating func sample() { isSample = true }

  /// Adds what was cut off in another case.
  mutating func add(_ other: Reach) {
    if let bound = other.bound { cut(at: bound) }
    starts.formUnion(other.starts)
    values = min(values, other.values)
    hasContinuation = hasContinuation || other.hasContinuation
    isSample = isSample || other.isSample
  }

  /// Returns the comparison by which nothing is cut off that is within reach.
  func comparison(_ settings: ComparisonSettings) -> ComparisonSettings {
    var settings = settings
    settings.depth = span.map { 3 * $0 } ?? steps
    settings.sight = span ?? steps
    return settings
  }
}

/// All lists of draws in lexicographic order: the bounds of the draws of a case say which is next.
///
/// The draws of a case are its only source of values, so that all lists make all cases. A function
/// draws an answer when it is first called. So functions that differ only where no law looks are
/// one case. (Runciman, Naylor and Lindblad, SmallCheck and Lazy SmallCheck, 2008.)
struct AllDraws {
  /// The next list; nil after the last one.
  private(set) var next: [Int]? = []

  /// Goes on to the list after the one that a case drew.
  mutating func advance(past draws: Draws) {
    var list = draws.taken
    while let last = list.popLast() {
      guard last + 1 < draws.bounds[list.count] else { continue }
      list.append(last + 1)
      next = list
      return
    }
    next = nil
  }

  /// Estimates the number of lists by some random ones, without going through them.
  ///
  /// The mean of the products of the bounds is the number. (Knuth, Estimating the efficiency of
  /// backtrack programs, 1975.)
  static func estimate(_ probes: Range<Int>, seed: UInt64, _ run: (SplitMix) -> Draws) -> Double {
    let products = probes.map { index in
      run(SplitMix(seed: seed, index: index)).bounds.reduce(1.0) { $0 * Double($1) }
    }
    return products.reduce(0, +) / Double(probes.count)
  }
}
