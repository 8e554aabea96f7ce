import Comonads

/// An element of a monoid that is given by a table, as a monoid of Swift.
///
/// The empty change belongs to every monoid, and is the element that stays.
package struct TabledChange: Monoid, Hashable, Sendable {
  /// The monoid and the element; nil for the empty change.
  private var element: (FiniteCategory.Place, move: Int)? {
    monoid.map { (FiniteCategory.Place(category: $0, number: 0), move) }
  }

  /// The monoid, a category with one place; nil for the empty change.
  private let monoid: FiniteCategory?

  /// The element; 0 for the empty change.
  let move: Int

  /// Creates an element of a monoid.
  package init(_ move: Int, of monoid: FiniteCategory) {
    let isEmpty = monoid.isStay(move)
    self.monoid = isEmpty ? nil : monoid
    self.move = isEmpty ? 0 : move
  }

  /// Creates the empty change.
  private init() {
    monoid = nil
    move = 0
  }

  package static var empty: TabledChange { TabledChange() }

  package mutating func combine(with other: TabledChange) {
    guard let (place, first) = element, let monoid else {
      self = other
      return
    }
    guard let (_, second) = other.element else { return }
    self = TabledChange(FiniteCategory.composing(first, second, from: place), of: monoid)
  }

  /// Whether it is the empty change.
  var isEmpty: Bool { monoid == nil }
}
