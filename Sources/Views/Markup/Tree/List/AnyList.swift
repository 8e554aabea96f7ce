import EmbeddedText

/// A list whatever the type of its items: an element, and rows that are drawn when they are needed.
///
/// A host stores a list as it is, without its rows. When an item changes, the old and the new row are
/// drawn from the old and the new item, compared, and thrown away.
///
/// The conformance is unchecked as that of ``AnyMemo``: all properties are `Sendable` constants.
@usableFromInline
package class AnyList: AnyMemo, @unchecked Sendable {
  /// The element without its rows.
  package let outer: Node

  /// The number of levels that remain for the list; the rows have two less.
  let levels: Int

  @usableFromInline
  init(in outer: Node, within levels: Int) {
    self.outer = outer
    self.levels = levels
  }

  package override var list: AnyList? { self }

  /// The number of rows.
  package var count: Int { 0 }

  /// Returns the key of a row.
  @usableFromInline
  func key(at row: Int) -> Key? { nil }

  /// Returns a row as it is drawn, without its key.
  @usableFromInline
  func content(at row: Int) -> Node { Node(text: "") }

  /// The position of the selected row; nil if there is none.
  @usableFromInline
  var selectedRow: Int? { nil }

  /// Returns the list with another number of remaining levels.
  @usableFromInline
  func within(_ levels: Int) -> AnyList { self }

  /// Whether another list has the same place in the source and the same type of items.
  @usableFromInline
  func isSameKind(as other: AnyList) -> Bool { false }

  /// Returns whether both lists hold the same array.
  @usableFromInline
  func hasSameItems(as other: AnyList) -> Bool { false }

  /// Returns the number of first rows of a range whose items equal those of another list.
  @usableFromInline
  func countOfSame(_ rows: Range<Int>, as other: AnyList, from otherRow: Int) -> Int { 0 }

  /// Returns the number of rows before an end whose items equal those before an end of another list.
  @usableFromInline
  func countOfSame(
    before end: Int,
    as other: AnyList,
    before otherEnd: Int,
    atMost limit: Int
  ) -> Int { 0 }

  @usableFromInline
  override func draw(within levels: Int) -> Node {
    let list = self.within(levels)
    return outer.with(children: (0..<count).map { list.row(at: $0).with(key: key(at: $0)) })
  }

  override func shown(as node: Node, within levels: Int) -> Node {
    Node(part: within(levels), key: node.key, source: node)
  }

  override func difference(from old: Node, as new: Node, within levels: Int) -> Difference.Result? {
    guard let before = old.list, isSameKind(as: before), old.hasKey(of: new),
      outer.word.isSame(as: before.outer.word)
    else { return nil }
    let after = within(levels)
    var change = Patch.Change()
    Difference.compare(before.outer, outer, into: &change)
    let rows = ListDifference(before, after)
    change.order = rows.order
    for (row, newRow) in rows.changed {
      let (old, new) = (before.row(at: row), after.row(at: newRow))
      guard let patch = Difference.between(old, new, within: levels - 2).patch else { continue }
      change.children.append(Patch.At(position: row, patch: patch))
    }
    let shown = Node(part: after, key: new.key, source: new)
    return (change.isEmpty ? nil : .change(change), shown)
  }
}

extension AnyList: KeySource {
  /// Returns a row as a page shows it, without its key.
  ///
  /// - Complexity: O(size of the row).
  package func row(at row: Int) -> Node {
    let node = content(at: row)
    precondition(
      node.key == nil,
      "row of a list must have no key; got \(node.key.map { "\($0)" } ?? "")"
    )
    // The list and its element are two levels.
    return node.shown(within: levels - 2)
  }

  /// Whether a row is the selected one.
  func isSelected(_ row: Int) -> Bool { selectedRow == row }
}

extension Node {
  /// The list, if the node is one.
  package var list: AnyList? { part?.list }

  /// The node, or the row that it stands for in a patch.
  package var orRow: Node { part?.insertedRow ?? self }
}

/// A new row of a list in a patch, which is drawn when the patch is read.
///
/// So a patch with many new rows takes little memory.
///
/// The conformance is unchecked as that of ``AnyMemo``.
final class ListRow: AnyMemo, @unchecked Sendable {
  let rows: AnyList
  let position: Int

  init(_ position: Int, of rows: AnyList) {
    self.position = position
    self.rows = rows
  }

  override var insertedRow: Node? { rows.row(at: position) }

  override func draw(within levels: Int) -> Node { rows.row(at: position) }
}
