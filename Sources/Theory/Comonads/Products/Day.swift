/// Two spaces side by side, and a value for each pair of their points.
///
/// Each side moves without the other; the value depends on both:
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
/// This is Day convolution. Its definition hides the types of the two sides. Here they are part of
/// the type, and the value may depend on all points of both:
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
/// A day of a store of its own positions and a space of functions is the store transformer; with an
/// ``Env`` instead of the store it is the environment transformer.
///
/// ```text
/// t = Day(Store(position: s) { $0 }, w) { $1($0) }
/// t.extract() == w.extract()(s)
/// t.moved(by: .left(.put(p))).extract() == w.extract()(p)
/// t.moved(by: .right(m)).extract() == w.moved(by: m).extract()(s)
/// ```
///
/// Both sides are visible at once; a ``Switch`` hides one. (Day, On closed categories of functors,
/// 1970; Freeman, Declarative UIs are the future, and the future is comonadic, 2018.)
///
/// - Complexity: A move is a move of one side, in place; closures do not nest, whatever the number
///   of moves. In k nested days, a move of the innermost side takes k calls, and a reading copies
///   the spaces of every level, O(k * k) words without an allocation.
public struct Day<Left: Comonad, Right: Comonad, Focus> {
  /// The space on the left.
  public var left: Left

  /// The space on the right.
  public var right: Right

  @usableFromInline
  let answer: (Left, Right) -> Focus

  /// Creates a day from two spaces and the value for each pair of spaces.
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
  /// Creates a day from two spaces and the combination of their values.
  @inlinable
  public init(_ left: Left, _ right: Right, combine: @escaping (Left.Focus, Right.Focus) -> Focus) {
    self.init(left: left, right: right) { combine($0.extract(), $1.extract()) }
  }

  /// Returns the value for two spaces, without moving the sides.
  ///
  /// ```text
  /// w.peek(w.left, w.right) == w.extract()
  /// w.extend(f).peek(l, r) == f(Day(left: l, right: r, answer: w.peek))
  /// ```
  @inlinable
  public func peek(_ left: Left, _ right: Right) -> Focus { answer(left, right) }
}

// MARK: - Functor

extension Day {
  /// Returns the day of the transformed values.
  @inlinable
  public func map<Other>(_ transform: @escaping (Focus) -> Other) -> Day<Left, Right, Other> {
    Day<Left, Right, Other>(left: left, right: right) { [answer] in transform(answer($0, $1)) }
  }
}

// MARK: - Comonad

extension Day: Comonad {
  /// Returns the value for both sides.
  @inlinable
  public func extract() -> Focus { answer(left, right) }

  /// Returns the day whose value for each pair of spaces is this day, with its sides there.
  @inlinable
  public func duplicate() -> Day<Left, Right, Day<Left, Right, Focus>> { extend { $0 } }

  /// Returns the day whose value for each pair of spaces is the answer for this day, with its sides
  /// there.
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

  /// Moves the sides by the moves of a movement, in order.
  ///
  /// - Complexity: One move of a side for each step, in place; no value is computed.
  @inlinable
  public mutating func move(by movement: Movement) { movement.apply(to: &left, &right) }
}
