import SeededRandom

/// The one source of randomness of a case: a sequence of bounded whole numbers, recorded.
///
/// All parts of a case (numbers, lists, trees, functions, moves) are functions of its draws. So a
/// case can be run again from the list of its draws, and a smaller list makes a failing case
/// smaller:
///
/// ```swift
/// let draws = Draws(replaying: [3, 1])
/// draws.draw(below: 10)  // 3
/// draws.draw(below: 2)  // 1
/// draws.draw(below: 2)  // 0
/// draws.taken  // [3, 1, 0]
/// ```
///
/// A draw that is missing is 0, and one that is out of bounds is the largest in bounds, so every
/// list of numbers is a case. (MacIver and Donaldson, Test-case reduction via test-case
/// generation, 2020.)
///
/// Draws are shared with the functions that a case generates, which draw when they are first
/// called; they belong to one case and one thread. No access to them calls other code, so they need
/// no check for exclusive access, which would take long in a debug build.
public final class Draws {
  /// The size of the case, from 0 to 100, which limits how large its values grow.
  public let size: Int

  /// The draws so far.
  @exclusivity(unchecked)
  public private(set) var taken: [Int] = []

  /// The bound of each draw.
  @exclusivity(unchecked)
  private(set) var bounds: [Int] = []

  /// The settings by which values are compared.
  let comparison: ComparisonSettings

  /// The named values of the case so far; nil if no report needs them.
  @exclusivity(unchecked)
  var trace: CaseTrace?

  /// The properties that the case should have, and whether it has them.
  private(set) var labels: [LawResult.Coverage] = []

  /// How far the values of an exhaustive walk go; nil in any other case.
  @exclusivity(unchecked)
  var reach: Reach?

  /// Both sides of each comparison so far, as texts; nil if no certificate needs them.
  var sides: [[String]]?

  private let given: [Int]

  /// Writes each draw, if a journal is kept.
  private let pen: LawJournal.Pen?

  @exclusivity(unchecked)
  private var random: SplitMix?

  /// Creates the draws of a case that is run again.
  ///
  /// - Complexity: O(1); draws are read as they are taken.
  public convenience init(replaying given: [Int], size: Int = 30) {
    self.init(given, then: nil, size: size, comparison: .full)
  }

  /// Creates draws that are random after those given, or 0 without a random source.
  init(
    _ given: [Int] = [],
    then random: SplitMix?,
    size: Int,
    comparison: ComparisonSettings,
    reach: Reach? = nil,
    pen: LawJournal.Pen? = nil
  ) {
    self.given = given
    self.pen = pen
    self.reach = reach
    self.random = random
    self.size = size
    self.comparison = comparison
    taken.reserveCapacity(max(given.count, 16))
    bounds.reserveCapacity(taken.capacity)
  }

  /// Returns the next draw, from 0 up to a bound that it does not reach.
  ///
  /// - Precondition: The bound is positive.
  /// - Complexity: O(1); draws beyond the first 20,000 of a case are 0.
  public func draw(below bound: Int) -> Int {
    precondition(bound > 0, "bound must be positive; got \(bound)")
    let value = next(below: bound)
    taken.append(value)
    bounds.append(bound)
    pen?.add(value)
    return value
  }

  private func next(below bound: Int) -> Int {
    let count = taken.count
    if count < given.count { return max(0, min(given[count], bound - 1)) }
    return count < Draws.limit ? random?.next(below: bound) ?? 0 : 0
  }

  /// Whether a draw from an index on is not 0.
  func isTelling(from index: Int) -> Bool {
    for later in index..<taken.count where taken[later] > 0 { return true }
    return false
  }

  /// The number of draws after which all further ones are 0, so that every case ends.
  static let limit = 20_000
}

// MARK: - Weights

extension Draws {
  /// Returns a draw below a weight in a random case, and below a smaller one where all are tried.
  func draw(below weight: Int, exhaustively ways: Int) -> Int {
    draw(below: reach == nil ? weight : ways)
  }

  /// Returns whether one more element follows, of which a list has so many.
  func continues(after count: Int, upTo limit: Int, patience: Int) -> Bool {
    guard let steps = reach?.steps else { return count < limit && draw(below: patience) > 0 }
    reach?.cut(at: min(limit, steps))
    return count < min(limit, steps) && draw(below: 2) > 0
  }

  /// The size of the case as its token has it: that of an exhaustive walk is negative.
  var tokenSize: Int { reach.map { -$0.steps } ?? size }
}

// MARK: - Values

extension Draws {
  /// Returns a value of the generator, which reports print under the name.
  ///
  /// ```swift
  /// let draws = Draws(replaying: [2])
  /// draws.draw("count", .integers(in: 0...9))  // 2
  /// ```
  ///
  /// - Complexity: That of the generator.
  public func draw<Value>(_ name: String, _ generator: Generator<Value>) -> Value {
    draw(name, by: generator.make)
  }

  /// Returns a value that depends on others of the case, which reports print under the name.
  ///
  /// ```swift
  /// let draws = Draws(replaying: [2, 7])
  /// let count = draws.draw("count", .integers(in: 0...9))
  /// draws.draw("index") { min(count, $0.draw(below: 9)) }  // 2
  /// ```
  ///
  /// - Complexity: That of the function.
  public func draw<Value>(_ name: String, by make: (Draws) -> Value) -> Value {
    guard let trace else { return make(self) }
    let entry = trace.open(name, at: taken.count)
    let value = make(self)
    trace.close(entry, at: taken.count) { describe(value) }
    return value
  }

  /// Returns a value of the generator.
  ///
  /// - Complexity: That of the generator.
  public func draw<Value>(_ generator: Generator<Value>) -> Value { generator.make(self) }
}

// MARK: - Labels

extension Draws {
  /// Records whether the case has a property that a share of all random cases must have.
  ///
  /// A law that holds because its cases are dull is reported: the share is judged with Wilson's
  /// bounds, so that chance does not decide.
  ///
  /// - Complexity: Amortised O(1).
  public func cover(_ name: String, atLeast share: Double, when applies: Bool) {
    labels.append(LawResult.Coverage(name: name, required: share, seen: applies ? 1 : 0, cases: 1))
  }
}

extension SplitMix {
  /// Creates the numbers of a seed, and of words and an index that distinguish a stream of it.
  init(seed: UInt64, _ words: String..., index: Int = 0) {
    self = SplitMix(seed: seed, words: words).numbers(of: index)
  }

  /// Creates the numbers from which those of several indices are made.
  init(seed: UInt64, words: [String]) {
    self.init(seed: seed)
    for word in words {
      for byte in word.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
      state = next()
    }
  }

  /// Returns the numbers of an index.
  func numbers(of index: Int) -> SplitMix {
    var numbers = self
    numbers.state ^= UInt64(bitPattern: Int64(index)) &* 0x9e37_79b9_7f4a_7c15
    numbers.state = numbers.next()
    return numbers
  }
}
