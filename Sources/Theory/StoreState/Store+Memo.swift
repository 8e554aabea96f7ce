extension Store where Position: Hashable {
  /// Returns the store with the values of a region computed now and kept.
  ///
  /// Each `extend` asks its source at several positions; on top of each other, a few generations
  /// of them ask the first store exponentially often. Kept values make it once for each position
  /// and generation:
  ///
  /// ```swift
  /// var sums = Store(position: 0) { $0 == 0 ? 1 : 0 }.memoised(over: 0..<8)
  /// for _ in 1...3 {
  ///   sums = sums.extend { $0.extract() + $0.peek { ($0 + 7) % 8 } }.memoised(over: 0..<8)
  /// }
  /// sums.experiment { _ in [0, 1, 2, 3] }  // [1, 3, 3, 1]
  /// ```
  ///
  /// ## Laws
  ///
  /// ```text
  /// w.memoised(over: region) == w
  /// ```
  ///
  /// Positions that are equal must have equal values: zero and minus zero share one.
  ///
  /// - Complexity: Θ(region) calls of the answering function, and as many kept values. Positions
  ///   outside the region still ask the store itself.
  @inlinable
  public func memoised(over region: some Collection<Position>) -> Store {
    var table: [Position: Value] = [:]
    table.reserveCapacity(region.count)
    for position in region { table[position] = values(position) }
    return Store(position: position) { [table, values] in table[$0] ?? values($0) }
  }
}
