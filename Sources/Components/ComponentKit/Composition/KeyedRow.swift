/// One row of a keyed list: an object, so that to compare two rows is to compare two addresses.
///
/// A row that an older list holds is never changed: it is copied.
@usableFromInline
final class KeyedRow<Key: Hashable & Sendable, C: Child> {
  @usableFromInline
  let key: Key

  /// The number of the row, which no other row of the list ever had.
  @usableFromInline
  let serial: Int

  // Unchecked: a row is changed only while the one list that refers to it is being mutated, so that
  // no other access can be under way.
  @exclusivity(unchecked)
  @usableFromInline
  var child: C

  @inlinable
  init(_ key: Key, serial: Int, child: C) {
    self.key = key
    self.serial = serial
    self.child = child
  }

  @inlinable
  var copy: KeyedRow { KeyedRow(key, serial: serial, child: child) }
}
