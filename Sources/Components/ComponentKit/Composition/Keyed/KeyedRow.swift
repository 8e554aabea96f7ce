/// One row of a keyed list or tree: an object, so that two rows are compared by their addresses.
///
/// A row that an older list holds is never changed: it is copied.
@usableFromInline
final class KeyedRow<Place: KeyedPlace, Seed, C: Child> {
  // Unchecked: a row is changed only while the one list that refers to it is being mutated, so that
  // no other access can be under way.

  @exclusivity(unchecked)
  @usableFromInline
  var place: Place

  /// The slots of the rows right under it, in their order.
  @exclusivity(unchecked)
  @usableFromInline
  var order: [Int]

  @exclusivity(unchecked)
  @usableFromInline
  var held: HeldChild<C>

  @usableFromInline
  let seed: Seed

  @inlinable
  init(_ place: Place, _ seed: Seed, order: [Int] = [], _ held: HeldChild<C>) {
    self.place = place
    self.seed = seed
    self.order = order
    self.held = held
  }

  @inlinable
  var key: Place.Key { place.key }

  @inlinable
  var child: C { held.child }

  @inlinable
  var copy: KeyedRow { KeyedRow(place, seed, order: Place.isFlat ? [] : order, held) }
}

// Not checked: a row is changed only while one list refers to it, and no other thread can refer to it
// then; otherwise it is copied.
extension KeyedRow: @unchecked Sendable where Seed: Sendable, C: Sendable {}
