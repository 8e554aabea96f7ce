public import Comonads

extension Cofree where F: FiniteContainer {
  /// The trees of the layer below the focus, in the order of their positions.
  ///
  /// - Complexity: O(count of the children), with a copy of the state and a step for each.
  @inlinable
  public var children: [Cofree] { F.positions(in: shape).map(stepped) }

  /// Returns the values down to a depth, each before those below it.
  ///
  /// ```swift
  /// let tree = Cofree<Children, Int>.unfold(from: 1) { n in
  ///   (n, Layer(shape: 2) { child in 2 * n + child })
  /// }
  /// tree.values(toDepth: 1)  // [1, 2, 3]
  /// ```
  ///
  /// ```text
  /// w.values(toDepth: 0) == [w.extract()]
  /// w.values(toDepth: n + 1) == [w.extract()] + w.children.flatMap { $0.values(toDepth: n) }
  /// ```
  ///
  /// - Precondition: The depth is not negative.
  /// - Complexity: Θ(points down to the depth), and O(depth) stack.
  @inlinable
  public func values(toDepth depth: Int) -> [Value] {
    precondition(depth >= 0, "depth must not be negative; got \(depth)")
    guard depth > 0 else { return [extract()] }
    return [extract()] + children.flatMap { $0.values(toDepth: depth - 1) }
  }

  /// Returns a list of the values at each depth, down to the one given.
  ///
  /// ```swift
  /// let tree = Cofree<Children, Int>.unfold(from: 1) { n in
  ///   (n, Layer(shape: 2) { child in 2 * n + child })
  /// }
  /// tree.levels(toDepth: 2)  // [[1], [2, 3], [4, 5, 6, 7]]
  /// ```
  ///
  /// ```text
  /// w.levels(toDepth: 0) == [[w.extract()]]
  /// w.levels(toDepth: n + 1)
  ///     == [[w.extract()]] + w.children.map { $0.levels(toDepth: n) } joined level by level
  /// ```
  ///
  /// - Precondition: The depth is not negative.
  /// - Complexity: Θ(points down to the depth), and O(1) stack.
  @inlinable
  public func levels(toDepth depth: Int) -> [[Value]] {
    precondition(depth >= 0, "depth must not be negative; got \(depth)")
    var level = [self]
    var levels = [[extract()]]
    for _ in 0..<depth {
      level = level.flatMap(\.children)
      guard !level.isEmpty else { break }
      levels.append(level.map { $0.extract() })
    }
    return levels
  }

  /// Returns the combination of the values of a finite tree, from the leaves up.
  ///
  /// ```swift
  /// let list = Cofree<MaybeNext, Int>.unfold(from: 3) { n in
  ///   (n, Layer(shape: n > 1) { n - 1 })
  /// }
  /// list.fold { value, below in below.reduce(value, +) }  // 6
  /// ```
  ///
  /// ```text
  /// w.fold(f) == f(w.extract(), w.children.map { $0.fold(f) })
  /// ```
  ///
  /// - Complexity: Θ(points), and O(depth) stack. It ends only for a finite tree.
  @inlinable
  public func fold<Result>(_ combine: (Value, [Result]) -> Result) -> Result {
    combine(extract(), children.map { $0.fold(combine) })
  }
}

// MARK: - Over a directed container

extension Cofree where F: DirectedContainer {
  /// Creates the tree of all walks through a space, one position for each layer.
  ///
  /// ```swift
  /// let squares = Store(position: 3) { $0 * $0 }.meaning
  /// Cofree.section(squares).stepped(5).stepped(4).extract()  // 16
  /// ```
  ///
  /// ```text
  /// Cofree.section(w).lower == w
  /// ```
  ///
  /// (Kmett, the `free` package, `section`.)
  ///
  /// - Complexity: O(1); a step is one move of the space.
  public static func section(_ space: Space<F, Value>) -> Cofree {
    Cofree(
      state: space,
      value: { $0.extract() },
      shape: { $0.shape },
      step: { space, position in space.move(by: Co { $0.move(by: position) }) }
    )
  }

  /// The space of the first layer: its shape, and the value at each of its positions.
  ///
  /// - Complexity: One reading of the shape; a value costs a copy of the state and one step.
  public var lower: Space<F, Value> {
    let tail = tail
    return Space(shape: tail.shape) { tail.value($0).extract() }
  }
}
