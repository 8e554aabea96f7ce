/// A generator that repeats itself for the same seed.
///
/// Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators*, 2014.
public struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator that starts at a seed.
  public init(seed: UInt64) { state = seed }

  /// Gives the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Gives a number from zero on.
  public mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
