/// A case written as one short word, from which any machine runs it again.
///
/// ```swift
/// let token = CaseToken("Store:comonad.left-identity:30:0x3.2")
/// token?.draws  // [0, 0, 0, 2]
/// token?.description  // "Store:comonad.left-identity:30:0x3.2"
/// ```
///
/// It holds the instance, the law, the size and the draws; a row of equal draws is written once,
/// with its length.
public struct CaseToken: Hashable, Sendable {
  /// The name of the instance.
  public let instance: String

  /// The name of the law.
  public let law: String

  /// The size of the case, from 0 to 100; the negative number of steps of an exhaustive walk.
  public let size: Int

  /// The draws of the case.
  public let draws: [Int]

  /// Creates the token of a case.
  public init(instance: String, law: String, size: Int, draws: [Int]) {
    self.instance = instance
    self.law = law
    self.size = size
    self.draws = draws
  }

  /// Reads a token, unless the text is none.
  ///
  /// - Complexity: O(length of the text + draws).
  public init?(_ text: String) {
    guard let token = CaseToken(written: text), !token.instance.isEmpty else { return nil }
    self = token
  }

  /// Reads a token, also of a law that was checked by itself and so of no instance.
  init?(written text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 4, !parts[1].isEmpty,
      let size = Int(parts[2]), (-9...100).contains(size),
      let draws = CaseToken.draws(of: parts[3])
    else { return nil }
    self.init(instance: String(parts[0]), law: String(parts[1]), size: size, draws: draws)
  }
}

extension CaseToken: CustomStringConvertible {
  /// The token as text.
  ///
  /// - Complexity: O(draws).
  public var description: String {
    var rows: [(draw: Int, count: Int)] = []
    for draw in draws {
      if let last = rows.last, last.draw == draw {
        rows[rows.count - 1].count += 1
      } else {
        rows.append((draw, 1))
      }
    }
    let text = rows.map { $0.count == 1 ? "\($0.draw)" : "\($0.draw)x\($0.count)" }
    return "\(instance):\(law):\(size):\(text.joined(separator: "."))"
  }

  /// Reads the draws, unless the text is none.
  private static func draws(of text: Substring) -> [Int]? {
    var draws: [Int] = []
    for row in text.split(separator: ".", omittingEmptySubsequences: !text.contains(".")) {
      let parts = row.split(separator: "x", omittingEmptySubsequences: false)
      guard let draw = Int(parts[0]), draw >= 0, parts.count <= 2 else { return nil }
      let count = parts.count == 2 ? Int(parts[1]) : 1
      guard let count, count > 0, count <= Draws.limit - draws.count else { return nil }
      draws += Array(repeating: draw, count: count)
    }
    return draws
  }
}
