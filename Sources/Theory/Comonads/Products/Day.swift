/// Two spaces side by side, and what their two places show together.
///
/// Either side moves without the other; what is seen depends on both:
///
/// ```swift
/// let pages = Zipper(before: [], focus: "name", after: ["address", "summary"])
/// let zoom = Store(position: 100) { "\($0) %" }
/// var screen = Day(pages, zoom) { page, zoom in "\(page) at \(zoom)" }
/// screen.extract()  // "name at 100 %"
/// screen.move(by: .left(.right).then(.right(State { $0 += 50 })))
/// screen.extract()  // "address at 150 %"
/// screen.right.position  // 150
/// ```
///
/// This is Day convolution. Its definition hides the types at the two foci; here the sides keep
/// theirs, and what is shown may look around in both of them:
///
/// ```swift
/// let row = Zipper(before: [1], focus: 2, after: [3])
/// let step = Env(environment: 10, value: 0)
/// Day(left: row, right: step) { $0.index * $1.ask() }.extract()  // 10
/// ```
///
/// ## Laws
///
/// Those of ``PairedComonad``, and that the sides are independent:
///
/// ```text
/// w.moved(by: .left(m)).left == w.left.moved(by: m)
/// w.moved(by: .left(m)).right == w.right
/// w.moved(by: .left(m).then(.right(n))) == w.moved(by: .right(n).then(.left(m)))
/// ```
///
/// Beside a store of its own positions stands the store transformer: a space of functions of a
/// position, and a position. Beside an ``Env`` stands the environment transformer, and so on.
///
/// ```text
/// t = Day(Store(position: s) { $0 }, w) { $1($0) }
/// t.extract() == w.extract()(s)
/// t.moved(by: .left(.put(p))).extract() == w.extract()(p)
/// t.moved(by: .right(m)).extract() == w.moved(by: m).extract()(s)
/// ```
///
/// Both sides are seen at once; of a ``Switch`` one is hidden. (Day, On closed categories of
/// functors, 1970; Freeman, Declarative UIs are the future, and the future is comonadic, 2018.)
///
/// - Complexity: A move is a move of one side, in place; the other is not touched. Nothing nests,
///   however many moves. Where k of them are nested, a move of the innermost takes k calls; a
///   reading hands every level's spaces on, O(k * k) words without an allocation.
public struct Day<Left: Comonad, Right: Comonad, Focus> {
  /// The space on the left.
  public var left: Left

  /// The space on the right.
  public var right: Right

  @usableFromInline
  let answer: (Left, Right) -> Focus

  /// Creates a space of two from them and from what they show together, wherever they are.
  ///
  /// - Complexity: O(1); the function is not called.
  @inlinable
  public init(left: Left, right: Right, answer: @escaping (Left, Right) -> Focus) {
    self.left = left
    self.right = right
    self.answer = answer
  }
}

// MARK: - Operations

extension Day {
  /// Creates a space of two that shows the combination of what each of them shows.
  @inlinable
  public init(
    _ left: Left,
    _ right: Right,
    combine: @escaping (Left.Focus, Right.Focus) -> Focus
  ) {
    self.init(left: left, right: right) { combine($0.extract(), $1.extract()) }
  }

  /// Returns what the two spaces would show together, without moving.
  ///
  /// ```text
  /// w.peek(w.left, w.right) == w.extract()
  /// w.extend(f).peek(l, r) == f(Day(left: l, right: r, answer: w.peek))
  /// ```
  @inlinable
  public func peek(_ left: Left, _ right: Right) -> Focus {
    answer(left, right)
  }
}

// MARK: - Functor

extension Day {
  /// Returns the space of the transformed values.
  @inlinable
  public func map<Other>(_ transform: @escaping (Focus) -> Other) -> Day<Left, Right, Other> {
    Day<Left, Right, Other>(left: left, right: right) { [answer] in transform(answer($0, $1)) }
  }
}

// MARK: - Comonad

extension Day: Comonad {
  /// Returns what both sides show together.
  @inlinable
  public func extract() -> Focus {
    answer(left, right)
  }

  /// Returns the space that shows this one, with its sides moved there.
  @inlinable
  public func duplicate() -> Day<Left, Right, Day<Left, Right, Focus>> {
    extend { $0 }
  }

  /// Returns the space that shows the answer of this one, with its sides moved there.
  @inlinable
  public func extend<Other>(_ answer: @escaping (Day) -> Other) -> Day<Left, Right, Other> {
    let look = self.answer
    return Day<Left, Right, Other>(left: left, right: right) {
      answer(Day(left: $0, right: $1, answer: look))
    }
  }
}

extension Day: PairedComonad where Left: PairedComonad, Right: PairedComonad {
  /// Moves of the two sides.
  public typealias Movement = DayMove<Left.Movement, Right.Movement>

  /// Moves the sides as the movement says, in its order.
  ///
  /// - Complexity: One move of a side for each step, in place; no value is computed.
  @inlinable
  public mutating func move(by movement: Movement) {
    movement.apply(to: &left, &right)
  }
}
