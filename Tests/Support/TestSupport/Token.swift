/// A count of the tokens that are alive.
public final class Census {
  /// The number of tokens alive.
  public fileprivate(set) var alive = 0

  /// The greatest number that has been alive at once.
  public fileprivate(set) var peak = 0

  /// Creates a census of no tokens.
  public init() {}
}

/// An object that a move refers to, so that a test can check that the move is released.
public final class Token {
  private let census: Census

  /// Creates a token that the census counts.
  public init(_ census: Census) {
    self.census = census
    census.alive += 1
    census.peak = max(census.peak, census.alive)
  }

  deinit { census.alive -= 1 }

  /// Returns one, for a closure that is to use the token.
  @discardableResult
  public func touch() -> Int { 1 }
}
