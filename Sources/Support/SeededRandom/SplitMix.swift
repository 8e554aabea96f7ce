/// Random numbers that a seed repeats.
///
/// (Steele, Lea and Flood, Fast splittable pseudorandom number generators, 2014.)
package struct SplitMix: RandomNumberGenerator {
  /// The state; at first it is the seed.
  package var state: UInt64

  /// Creates the numbers of a seed.
  package init(seed: UInt64) { state = seed }

  /// Returns the next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to the bound, which must be positive.
  package mutating func next(below bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }
}
