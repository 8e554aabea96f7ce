public import Comonads

/// A part of a whole that can be read and replaced.
///
/// Use a key path for a part that a property names. A lens serves for other parts, such as a
/// temperature in another unit:
///
/// ```swift
/// let fahrenheit = Lens<Double, Double>(
///   get: { $0 * 1.8 + 32 },
///   set: { celsius, degrees in celsius = (degrees - 32) / 1.8 }
/// )
/// State<Double, Void> { $0 += 18 }.lift(along: fahrenheit).run(from: 10).position  // 20
/// ```
///
/// ## Laws
///
/// ```text
/// lens.set(&whole, lens.get(whole))  leaves whole as it is
/// lens.set(&whole, part); lens.get(whole) == part
/// lens.set(&whole, part); lens.set(&whole, other)  is  lens.set(&whole, other)
/// ```
///
/// The lawful lenses are exactly the comonad morphisms from stores of the whole to stores of the
/// part. (O'Connor, 2010; Spivak and Niu, Polynomial functors, 2021.)
public struct Lens<Whole, Part> {
  /// Returns the part of a whole.
  public let get: (Whole) -> Part

  /// Replaces the part of a whole.
  public let set: (inout Whole, Part) -> Void

  /// Creates a lens from a function that reads the part and one that replaces it.
  @inlinable
  public init(get: @escaping (Whole) -> Part, set: @escaping (inout Whole, Part) -> Void) {
    self.get = get
    self.set = set
  }

  /// Changes the part of a whole, and returns the result of the change.
  ///
  /// ```swift
  /// let first = Lens<[Int], Int>(get: { $0[0] }, set: { $0[0] = $1 })
  /// var numbers = [1, 2]
  /// first.modify(&numbers) { $0 += 10 }
  /// numbers  // [11, 2]
  /// ```
  ///
  /// ```text
  /// lens.modify(&s) { let old = $0; $0 = f(old); return old }
  ///     is lens.set(&s, f(lens.get(s))), and returns lens.get(s)
  /// ```
  ///
  /// - Complexity: One get and one set. The whole holds the part during the change, so a part that
  ///   is an array is copied; a key path changes it in place.
  @inlinable
  public func modify<Value>(_ whole: inout Whole, _ change: (inout Part) -> Value) -> Value {
    var part = get(whole)
    let value = change(&part)
    set(&whole, part)
    return value
  }

  /// Returns the lens to a part of the part.
  ///
  /// - Complexity: O(1); a set of the result is one get and two sets.
  @inlinable
  public func then<Inner>(_ inner: Lens<Part, Inner>) -> Lens<Whole, Inner> {
    Lens<Whole, Inner>(
      get: { [get] in inner.get(get($0)) },
      set: { whole, part in modify(&whole) { inner.set(&$0, part) } }
    )
  }

  /// The comonad morphism between stores that the lens means.
  ///
  /// ```swift
  /// let first = Lens<[Int], Int>(get: { $0[0] }, set: { $0[0] = $1 })
  /// let sums = Store(position: [1, 2]) { $0.reduce(0, +) }
  /// Store(meaning: sums.meaning.along(first.meaning)).peek(at: 10)  // 12
  /// ```
  @inlinable
  public var meaning: ContainerMorphism<StoreContainer<Whole>, StoreContainer<Part>> {
    ContainerMorphism(
      shape: get,
      position: { [set] part, whole in
        var whole = whole
        set(&whole, part)
        return whole
      }
    )
  }
}
