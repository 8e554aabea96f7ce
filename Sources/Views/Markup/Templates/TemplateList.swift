import EmbeddedText

extension Markup {
  /// Creates an element with a row for each value: a template whose holes the value fills.
  ///
  /// ```swift
  /// let row = Template<Int, Int> { number in .li([.onClick(number.message { $0 })], [number.text { "\($0)" }]) }
  /// let view = Markup<Int>.list("ul", of: [3, 1, 2], key: { Key($0) }, row: row)
  /// view.html  // "<ul><li>3</li><li>1</li><li>2</li></ul>"
  /// view.message(for: .click, at: [1])  // 1
  /// ```
  ///
  /// A page makes no nodes for the rows. If the values are in the same storage as before, it compares
  /// none of them. Otherwise it compares the bytes of the values, and fills the holes of rows whose
  /// values differ. So a value of equal bytes must be equal, as it is for all types whose equality
  /// depends on the value alone.
  ///
  /// The rows of a template with parts are the children of an ordinary element.
  ///
  /// The mark is a property of the list and not of its values, so that marking another row changes two
  /// rows without a comparison of values.
  ///
  /// ## Laws
  ///
  /// ```text
  /// list(of: a, marked: m, row: t) == element(a.map { t($0, isMarked: key($0) == m).keyed(key($0)) })
  /// ```
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - attributes: The attributes.
  ///   - values: The values, one for each row.
  ///   - key: Returns the key of a value's row.
  ///   - marked: The key of the row that fills the holes of a mark, if one does.
  ///   - row: The template.
  /// - Returns: The element.
  /// - Precondition: The tag satisfies the preconditions of ``element(_:_:_:)``.
  /// - Precondition: The keys are different.
  /// - Complexity: O(1) to create. To show it on a page O(values), less than 10 ns each if they are
  ///   the same, and the filling of changed rows. Other hosts draw all rows.
  @inlinable
  public static func list<Value: Equatable & Sendable>(
    _ tag: String,
    _ attributes: [Attribute<Message>] = [],
    of values: [Value],
    key: @escaping @Sendable (Value) -> Key,
    marked: Key? = nil,
    row: Template<Value, Message>
  ) -> Markup {
    Element.check(tag, children: values.count)
    if row.hasParts {
      let rows = values.map { row($0, isMarked: key($0) == marked).keyed(key($0)) }
      return known(tag, attributes, rows)
    }
    let outer = known(tag, attributes)
    let list = TemplateList(values, in: outer.node, key, marked, row.shape, row.contents)
    let answer = row.answer
    guard outer.levels > 0 || answer != nil else {
      return Markup(node: Node(part: list), answer: nil)
    }
    return Markup(node: Node(part: list), levels: 1) { place, event in
      guard let child = place.first else { return outer.answer?(place, event) }
      guard values.indices.contains(child) else { return nil }
      return answer?(place.rest, event)?.message(values[child])
    }
  }
}

/// A list of a template, whatever the type of its values.
///
/// The conformance is unchecked as that of ``AnyMemo``: all properties are `Sendable` constants.
@usableFromInline
package class AnyTemplateList: AnyMemo, @unchecked Sendable {
  /// The element without its rows.
  package let outer: Node

  /// The structure of the rows.
  package let shape: TemplateShape

  /// The key of the marked row.
  @usableFromInline
  let marked: Key?

  /// The position of the marked row; nil if there is none, or before the list is shown.
  let markedRow: Int?

  @usableFromInline
  init(in outer: Node, marked: Key?, markedRow: Int?, _ shape: TemplateShape) {
    self.outer = outer
    self.marked = marked
    self.markedRow = markedRow
    self.shape = shape
  }

  @usableFromInline
  override var rows: AnyTemplateList? { self }

  override func shown(as node: Node, within levels: Int) -> Node {
    requireDistinctKeys()
    return Node(part: shown(after: nil), key: node.key, source: node)
  }

  override func difference(
    from old: Node,
    as new: Node,
    within levels: Int
  ) -> Difference.Result? {
    guard let before = old.part?.rows, before.shape === shape, old.hasKey(of: new),
      before.outer.word.isSame(as: outer.word)
    else {
      let shown = shown(as: new, within: Node.mostLevels)
      return (.replace(shown), shown)
    }
    let after = shown(after: before)
    var change = Patch.Change()
    Difference.compare(before.outer, outer, into: &change)
    let rows = RowDifference(before, after)
    (change.children, change.order) = (rows.changed, rows.order)
    let shown = Node(part: after, key: new.key, source: new)
    return (change.isEmpty ? nil : .change(change), shown)
  }

  /// The number of levels: one for the list, one for its element, and those of a row.
  override var depth: Int { 2 + shape.node.depth }

  /// The number of rows.
  package var count: Int { 0 }

  /// Returns the key of a row.
  func name(of row: Int) -> Key { 0 }

  /// Returns the content of a hole of a row.
  func content(of hole: Int, in row: Int) -> String? { nil }

  /// Writes some rows for a page.
  ///
  /// - Parameters:
  ///   - range: The positions of the rows.
  ///   - writer: The writer.
  ///   - node: Writes a node.
  package func write(
    _ range: Range<Int>,
    to writer: inout PatchWriter,
    node: (Node, inout PatchWriter) -> Void
  ) {
    writer.kept += 1
    writer.write(shape, node: node)
    writer.write(range.count)
    let holes = shape.sites.count
    for row in range {
      for hole in 0..<holes { write(hole, of: row, to: &writer) }
    }
  }

  /// Writes new contents of some holes of a row for a page.
  package func write(_ holes: [Int], of row: Int, to writer: inout PatchWriter) {
    writer.write(holes.count)
    for hole in holes {
      writer.write(hole)
      write(hole, of: row, to: &writer)
    }
  }

  /// Writes the content of a hole of a row for a page.
  func write(_ hole: Int, of row: Int, to writer: inout PatchWriter) {}

  /// Calls a function with the storage of the values.
  func withValues(_ body: (RowStorage) -> Void) {}

  /// Returns the holes whose contents differ between a row and a row of another list of the same
  /// template.
  func holes(
    _ row: Int,
    differingFrom other: AnyTemplateList,
    _ otherRow: Int
  ) -> [Int] { [] }

  /// Returns the list with the position of its marked row.
  func showing(_ markedRow: Int?) -> AnyTemplateList { self }
}

extension AnyTemplateList: KeySource {
  @usableFromInline
  func key(at row: Int) -> Key? { name(of: row) }

  /// Whether a row is the marked one.
  func isMarked(_ row: Int) -> Bool { markedRow == row }

  /// Returns the element of a row, without its key.
  func node(of row: Int) -> Node {
    shape.node(of: shape.sites.indices.map { .text(content(of: $0, in: row)) })
  }

  /// Returns the list as it is shown after another one, with the position of its marked row.
  func shown(after other: AnyTemplateList?) -> AnyTemplateList {
    guard let marked else { return self }
    if let row = other?.markedRow, row < count, name(of: row) == marked { return showing(row) }
    if let row = position(of: marked) { return showing(row) }
    for row in 0..<count where name(of: row) == marked { return showing(row) }
    return self
  }

  /// The position of a key if the keys of the rows increase; otherwise nil, or its position.
  private func position(of key: Key) -> Int? {
    if let guess = guess(of: key), name(of: guess) == key { return guess }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let other = name(of: middle)
      if other == key { return middle }
      if other.isBefore(key) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The position of a number among keys that are numbers at equal distances.
  private func guess(of key: Key) -> Int? {
    guard count > 1, case .number(let number) = key.name,
      case .number(let first) = name(of: 0).name,
      case .number(let last) = name(of: count - 1).name,
      first < last, first <= number, number <= last
    else { return nil }
    let share = (Double(number) - Double(first)) / (Double(last) - Double(first))
    return Int(share * Double(count - 1) + 0.5)
  }

  /// Traps if two rows have the same key.
  func requireDistinctKeys() {
    guard let key = KeyOrder(self, in: 0..<count).repeated else { return }
    preconditionFailure("keys of siblings must be different; got \(key) twice")
  }
}

/// A list of a template.
@usableFromInline
final class TemplateList<Value: Equatable & Sendable>: AnyTemplateList, @unchecked Sendable {
  private let values: [Value]
  private let name: @Sendable (Value) -> Key
  private let contents: [HoleContent<Value>]

  @usableFromInline
  init(
    _ values: [Value],
    in outer: Node,
    _ name: @escaping @Sendable (Value) -> Key,
    _ marked: Key?,
    markedRow: Int? = nil,
    _ shape: TemplateShape,
    _ contents: [HoleContent<Value>]
  ) {
    self.values = values
    self.name = name
    self.contents = contents
    super.init(in: outer, marked: marked, markedRow: markedRow, shape)
  }

  override var count: Int { values.count }

  override func name(of row: Int) -> Key { name(values[row]) }

  override func content(of hole: Int, in row: Int) -> String? {
    contents[hole].text(of: values[row], isMarked: isMarked(row))
  }

  override func withValues(_ body: (RowStorage) -> Void) {
    values.withUnsafeBytes {
      body(RowStorage(bytes: $0, stride: MemoryLayout<Value>.stride, count: values.count))
    }
  }

  override func write(_ hole: Int, of row: Int, to writer: inout PatchWriter) {
    if case .number(let number) = contents[hole] {
      writer.write(content: number(values[row]))
    } else {
      writer.write(content: content(of: hole, in: row))
    }
  }

  override func holes(
    _ row: Int,
    differingFrom other: AnyTemplateList,
    _ otherRow: Int
  ) -> [Int] {
    guard let other = other as? TemplateList<Value> else { return [] }
    let (value, before) = (values[row], other.values[otherRow])
    let isMarkSame = isMarked(row) == other.isMarked(otherRow)
    let isSame = value == before
    if isSame, isMarkSame { return [] }
    var holes: [Int] = []
    for (hole, content) in contents.enumerated() {
      if case .mark = content {
        if !isMarkSame { holes.append(hole) }
      } else if !isSame, !content.isSame(of: value, as: before) {
        holes.append(hole)
      }
    }
    return holes
  }

  override func showing(_ markedRow: Int?) -> AnyTemplateList {
    TemplateList(values, in: outer, name, marked, markedRow: markedRow, shape, contents)
  }

  override func isSame(as other: AnyMemo) -> Bool {
    guard let other = other as? TemplateList<Value> else { return false }
    return shape === other.shape && outer == other.outer && marked == other.marked
      && values == other.values
  }

  override func draw(within levels: Int) -> Node {
    requireDistinctKeys()
    let list = shown(after: nil)
    return outer.with(children: (0..<count).map { list.node(of: $0).with(key: name(of: $0)) })
  }
}

extension Node {
  /// The list, if the node is one.
  package var rows: AnyTemplateList? { part?.rows }
}
