/// One row of a keyed list or tree: an object, so that two rows are compared by their addresses.
///
/// A row that an older list holds is never changed: it is copied.
@usableFromInline
final class KeyedRow<Place: KeyedPlace, C: Child> {
  /// The number of the row, which no other row of the whole ever had.
  @usableFromInline
  let serial: Int

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
  var child: C

  @inlinable
  init(_ place: Place, serial: Int, order: [Int] = [], child: C) {
    self.place = place
    self.serial = serial
    self.order = order
    self.child = child
  }

  @inlinable
  var key: Place.Key { place.key }

  @inlinable
  var copy: KeyedRow {
    KeyedRow(place, serial: serial, order: Place.isFlat ? [] : order, child: child)
  }
}
