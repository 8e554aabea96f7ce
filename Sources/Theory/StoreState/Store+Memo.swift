extension Store where Position: Hashable {
  /// Returns the store with the values of a region computed now and stored in a table.
  ///
  /// Each `extend` reads its source at several positions, so a chain of them reads the first store
  /// exponentially often. With a table after each `extend`, every position is computed once:
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
  /// Equal positions must have equal values: zero and minus zero share one entry of the table.
  ///
  /// - Complexity: Θ(region) calls of the store's function, and as many stored values. A reading
  ///   inside of the region costs one look-up, one outside of it one look-up and one call of the
  ///   store's function.
  @inlinable
  public func memoised(over region: some Collection<Position>) -> Store {
    var table: [Position: Value] = [:]
    table.reserveCapacity(region.count)
    for position in region { table[position] = values(position) }
    return Store(position: position) { [table, values] in table[$0] ?? values($0) }
  }
}
