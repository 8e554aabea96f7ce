/// An index of a row, and the number of its elements.
///
/// ```swift
/// var index = BoundedIndex(index: 1, count: 3)
/// index.move(to: 9)
/// index.index  // 2
/// ```
public struct BoundedIndex: Equatable, Hashable, Sendable {
  /// The index of the element, from 0 to one less than the count.
  public private(set) var index: Int

  /// The number of elements.
  public let count: Int

  /// Creates an index of a row.
  ///
  /// - Precondition: The index is one of the row's.
  public init(index: Int, count: Int) {
    precondition(
      (0..<count).contains(index),
      "index must be from 0 to one less than the count, \(count); got \(index)"
    )
    self.index = index
    self.count = count
  }

  /// Moves to another index, or to the nearer end if the row does not have it.
  public mutating func move(to index: Int) { self.index = min(max(index, 0), count - 1) }
}

/// A walk along a row of elements, such as the pages of a form.
///
/// ```swift
/// let pages = Zipper(before: [], focus: "name", after: ["address", "summary"])
/// pages.moved(by: .right).extract()  // "address"
/// pages.moved(by: .last).moved(by: .right).extract()  // "summary"
/// pair(Walk.position, pages) { "\($0): \($1)" }  // "0: name"
/// ```
///
/// The laws are those of ``Monad``. Its dual comonad is ``Zipper``.
public struct Walk<Value> {
  private let body: (inout BoundedIndex) -> Value

  /// Creates a walk from a function that moves the index and returns the value.
  public init(_ body: @escaping (inout BoundedIndex) -> Value) { self.body = body }

  /// Runs the walk on an index, in place, and returns its value.
  public func run(_ place: inout BoundedIndex) -> Value { body(&place) }
}

// MARK: - Operations

extension Walk where Value == Void {
  /// The walk one element to the left, or none at the first.
  public static var left: Walk { Walk { $0.move(to: $0.index - 1) } }

  /// The walk one element to the right, or none at the last.
  public static var right: Walk { Walk { $0.move(to: $0.index + 1) } }

  /// The walk to the first element.
  public static var first: Walk { Walk { $0.move(to: 0) } }

  /// The walk to the last element.
  public static var last: Walk { Walk { $0.move(to: $0.count - 1) } }

  /// Creates the walk to an index, or to the nearer end if the row does not have it.
  public static func to(_ index: Int) -> Walk { Walk { $0.move(to: index) } }
}

extension Walk where Value == Int {
  /// The walk that stays and ends with the index.
  public static var position: Walk { Walk { $0.index } }
}

// MARK: - Monad

extension Walk: InPlaceMonad {
  /// Creates the walk that stays and ends with the value.
  public static func pure(_ value: Value) -> Walk { Walk { _ in value } }

  /// Returns this walk with a transformed value.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Walk<Other> {
    Walk<Other> { [body] in transform(body(&$0)) }
  }

  /// Returns this walk followed by the one made from its value.
  public func flatMap<Other>(_ next: @escaping (Value) -> Walk<Other>) -> Walk<Other> {
    Walk<Other> { [body] in next(body(&$0)).run(&$0) }
  }
}

// MARK: - Meaning

extension Walk {
  /// The program over indices that the walk means: the index that it leads to from each index.
  public var meaning: Co<ZipperContainer, Value> {
    Co(answering: { [body] place in
      var here = place
      let value = body(&here)
      return (here.index, value)
    })
  }

  /// Creates the walk that a program over indices means.
  public init(meaning program: Co<ZipperContainer, Value>) {
    self.init { place in
      let (index, value) = program(place)
      place.move(to: index)
      return value
    }
  }
}

// MARK: - Pairing

/// Combines the value of a walk with the element that it leads to.
public func pair<Answer, Element, Result>(
  _ walk: Walk<Answer>,
  _ row: Zipper<Element>,
  combine: (Answer, Element) -> Result
) -> Result {
  var here = row
  let answer = here.move(by: walk)
  return combine(answer, here.extract())
}
