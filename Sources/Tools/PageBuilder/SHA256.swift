import Foundation

/// The hash by which the policy of a page names the scripts and the styles that may run.
///
/// Foundation has none on Linux.
/// (FIPS 180-4, Secure hash standard, 2015.)
struct SHA256 {
  /// The 32 bytes of the hash.
  let bytes: [UInt8]

  /// Hashes a message.
  init(_ message: [UInt8]) {
    var state = Self.primes.prefix(8).map { Self.fraction(of: Double($0).squareRoot()) }
    let message = Self.padded(message)
    for block in stride(from: 0, to: message.count, by: 64) {
      Self.mix(message[block..<(block + 64)], into: &state)
    }
    bytes = state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }
}

// MARK: - Implementation

extension SHA256 {
  /// The message with a one, zeros, and its length in bits, up to whole blocks.
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    let zeros = (119 - message.count % 64) % 64
    let length = UInt64(message.count) * 8
    let end = stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> $0) }
    return message + [0x80] + [UInt8](repeating: 0, count: zeros) + end
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
      block[place..<(place + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for place in 16..<64 {
      let (early, late) = (words[place - 15], words[place - 2])
      let first = rotate(early, 7) ^ rotate(early, 18) ^ (early >> 3)
      let second = rotate(late, 17) ^ rotate(late, 19) ^ (late >> 10)
      words.append(words[place - 16] &+ first &+ words[place - 7] &+ second)
    }
    var now = state
    for place in 0..<64 {
      let first = rotate(now[4], 6) ^ rotate(now[4], 11) ^ rotate(now[4], 25)
      let choice = (now[4] & now[5]) ^ (~now[4] & now[6])
      let one = now[7] &+ first &+ choice &+ constants[place] &+ words[place]
      let second = rotate(now[0], 2) ^ rotate(now[0], 13) ^ rotate(now[0], 22)
      let majority = (now[0] & now[1]) ^ (now[0] & now[2]) ^ (now[1] & now[2])
      now = [one &+ second &+ majority] + now[..<7]
      now[4] &+= one
    }
    for place in state.indices { state[place] &+= now[place] }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first bits of the fractions of the cube roots of the first primes.
  private static let constants = primes.map { fraction(of: cbrt(Double($0))) }

  /// The first 64 primes.
  private static let primes = (2...311).filter { number in
    !(2..<number).contains { number.isMultiple(of: $0) }
  }

  /// The first 32 bits behind the point.
  private static func fraction(of number: Double) -> UInt32 {
    UInt32((number - number.rounded(.down)) * 0x1p32)
  }
}
