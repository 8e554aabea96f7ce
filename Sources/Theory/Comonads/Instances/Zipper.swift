/// A row of elements with one of them in focus: pages, tabs, steps of a form.
///
/// ```swift
/// var pages = Zipper(before: [], focus: "name", after: ["address", "summary"])
/// pages.move(by: .right)
/// pages.extract()  // "address"
/// pages.extend { "\($0.index + 1) \($0.focus)" }.elements  // ["1 name", "2 address", "3 summary"]
/// ```
///
/// ## Laws
///
/// Those of ``PairedComonad``, and:
///
/// ```text
/// w.moved(by: .right).moved(by: .left) == w    unless the last element is in focus
/// Zipper(w.elements, focusedAt: w.index) == w
/// ```
///
/// A zipper is never empty, and a move past an end stops at the end. Two zippers are equal when
/// their elements and their indices are.
public struct Zipper<Element> {
  /// The elements, from first to last.
  public private(set) var elements: [Element]

  /// The index of the focus, from 0 to one less than the count.
  public private(set) var index: Int

  /// Creates a row from the elements before the focus, the focus, and the elements after it.
  public init(before: [Element], focus: Element, after: [Element]) {
    elements = before + [focus] + after
    index = before.count
  }

  /// Creates a row of the elements, or nil if there is none at the index.
  public init?(_ elements: some Sequence<Element>, focusedAt index: Int = 0) {
    self.init(elements: Array(elements), index: index)
    guard self.elements.indices.contains(index) else { return nil }
  }

  private init(elements: [Element], index: Int) {
    self.elements = elements
    self.index = index
  }
}

// MARK: - Operations

extension Zipper {
  /// The element in focus.
  public var focus: Element {
    get { elements[index] }
    set { elements[index] = newValue }
  }

  /// The number of elements.
  public var count: Int { elements.count }

  /// Whether there is an element to the left of the focus.
  public var canMoveLeft: Bool { index > 0 }

  /// Whether there is an element to the right of the focus.
  public var canMoveRight: Bool { index < count - 1 }

  /// Returns the element at an index, or nil if there is none.
  public func peek(at index: Int) -> Element? {
    elements.indices.contains(index) ? elements[index] : nil
  }
}

// MARK: - Functor

extension Zipper {
  /// Returns the row of the transformed elements.
  ///
  /// - Complexity: O(count)
  public func map<Other>(_ transform: (Element) -> Other) -> Zipper<Other> {
    Zipper<Other>(elements: elements.map(transform), index: index)
  }
}

// MARK: - Comonad

extension Zipper: PairedComonad {
  /// The element in focus.
  public typealias Focus = Element

  /// A walk along the row.
  public typealias Movement = Walk<Void>

  /// Returns the element in focus.
  public func extract() -> Element { focus }

  /// Returns the row whose elements are this row, seen from each of its elements.
  ///
  /// - Complexity: O(count); the elements are shared, not copied.
  public func duplicate() -> Zipper<Zipper<Element>> { extend { $0 } }

  /// Returns the row whose elements are the answers for this row, seen from each of its elements.
  ///
  /// - Complexity: O(count)
  public func extend<Other>(_ answer: (Zipper) -> Other) -> Zipper<Other> {
    let answers = elements.indices.map { answer(Zipper(elements: elements, index: $0)) }
    return Zipper<Other>(elements: answers, index: index)
  }

  /// Moves the focus by a walk, and returns the walk's value.
  @discardableResult
  public mutating func move<Answer>(by walk: Walk<Answer>) -> Answer {
    var place = BoundedIndex(index: index, count: count)
    defer { index = place.index }
    return walk.run(&place)
  }
}

// MARK: - Conformances

extension Zipper: Equatable where Element: Equatable {}
extension Zipper: Hashable where Element: Hashable {}
extension Zipper: Sendable where Element: Sendable {}

// MARK: - Meaning

/// The directed container of a row: the index in focus, and the index to move to.
public enum ZipperContainer: FiniteContainer, DirectedContainer {
  /// Returns whether the row has the index.
  public static func isValid(_ position: Int, in shape: BoundedIndex) -> Bool {
    (0..<shape.count).contains(position)
  }

  /// Returns the indices of the row.
  public static func positions(in shape: BoundedIndex) -> [Int] { Array(0..<shape.count) }

  /// Returns the index in focus.
  public static func root(of shape: BoundedIndex) -> Int { shape.index }

  /// Returns the place at the index of the same row.
  public static func subshape(of shape: BoundedIndex, at position: Int) -> BoundedIndex {
    BoundedIndex(index: position, count: shape.count)
  }

  /// Replaces the index.
  public static func advance(_ position: inout Int, by step: Int, from shape: BoundedIndex) {
    position = step
  }
}

extension Zipper {
  /// The space that the row means: a value for each index.
  public var meaning: Space<ZipperContainer, Element> {
    Space(shape: BoundedIndex(index: index, count: count)) { [elements] in elements[$0] }
  }

  /// Creates the row that a space means.
  public init(meaning space: Space<ZipperContainer, Element>) {
    self.init(
      elements: ZipperContainer.positions(in: space.shape).map(space.peek(at:)),
      index: space.shape.index
    )
  }
}
