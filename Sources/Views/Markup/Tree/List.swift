import EmbeddedText

extension Markup {
  /// Creates an element with a child for each value, and draws a child only if its value has changed.
  ///
  /// ```swift
  /// let view = Markup<Int>.list("ul", of: [3, 1, 2], key: { Key($0) }, draw: { count in
  ///   .li([.onClick(count)], ["\(count)"])
  /// })
  /// view.html  // "<ul><li>3</li><li>1</li><li>2</li></ul>"
  /// view.message(for: .click, at: [1])  // 1
  /// ```
  ///
  /// The element equals one whose children are each a ``memo(on:file:line:column:draw:)`` with a
  /// key. But the list creates nothing for a child whose value is the same as before.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - attributes: The attributes.
  ///   - values: The values, one for each child.
  ///   - key: Returns the key of a value's child.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - draw: Returns the child of a value.
  /// - Returns: The element.
  /// - Precondition: The tag satisfies the preconditions of ``element(_:_:_:)``.
  /// - Precondition: The keys are different.
  /// - Precondition: The functions depend only on the value.
  /// - Complexity: O(1) to create. To show it O(values), and the drawing of changed children.
  @inlinable
  public static func list<Value: Equatable & Sendable>(
    _ tag: String,
    _ attributes: [Attribute<Message>] = [],
    of values: [Value],
    key: @escaping @Sendable (Value) -> Key,
    file: StaticString = #fileID,
    line: Int = #line,
    column: Int = #column,
    draw: @escaping @Sendable (Value) -> Markup
  ) -> Markup {
    Element.check(tag, children: values.count)
    let list = List(
      values,
      in: known(tag, attributes),
      at: MemoSite(file: file, line: line, column: column),
      key,
      draw
    )
    return Markup(node: Node(part: list), levels: 1) { place, event in
      guard let child = place.first else { return list.outer.answer?(place, event) }
      guard values.indices.contains(child), let inner = place.within else { return nil }
      return draw(values[child]).answer?(inner.rest, event)
    }
  }
}

/// An element whose children are drawn from values.
///
/// The conformance is unchecked as that of ``AnyMemo``: all properties are `Sendable` constants.
@usableFromInline
final class List<Value: Equatable & Sendable, Message: Sendable>: AnyMemo, @unchecked Sendable {
  @usableFromInline
  let values: [Value]
  @usableFromInline
  let outer: Markup<Message>
  @usableFromInline
  let site: MemoSite
  @usableFromInline
  let key: @Sendable (Value) -> Key
  @usableFromInline
  let markup: @Sendable (Value) -> Markup<Message>

  @inlinable
  init(
    _ values: [Value],
    in outer: Markup<Message>,
    at site: MemoSite,
    _ key: @escaping @Sendable (Value) -> Key,
    _ markup: @escaping @Sendable (Value) -> Markup<Message>
  ) {
    self.values = values
    self.outer = outer
    self.site = site
    self.key = key
    self.markup = markup
  }

  @inlinable
  override func draw(within levels: Int) -> Node {
    var children: [Node] = []
    children.reserveCapacity(values.count)
    for value in values { children.append(child(of: value, within: levels)) }
    return outer.node.with(checking: children)
  }

  @inlinable
  override func isSame(as other: AnyMemo) -> Bool {
    guard let other = other as? List<Value, Message> else { return false }
    return site.isSame(as: other.site) && outer.node == other.outer.node && values == other.values
  }

  /// Draws the children that are not yet shown at the same place or with the same key.
  @inlinable
  override func draw(over other: AnyMemo, shown: Node, within levels: Int) -> Node {
    guard let other = other as? List<Value, Message>, site.isSame(as: other.site), !shown.isText
    else {
      return draw(within: levels)
    }
    let old = other.values
    var children: [Node] = []
    children.reserveCapacity(values.count)
    var (order, isMoved): (KeyOrder<[Node]>?, Bool) = (nil, false)
    // An inserted or removed child shifts all children after it.
    var shift = 0
    for place in values.indices {
      let value = values[place]
      var source = place + shift
      if old.indices.contains(source) {
        if old[source] == value {
          children.append(shown.children[source])
          continue
        }
        if shown.children[source].key == key(value) {
          children.append(child(of: value, within: levels))
          continue
        }
      }
      isMoved = true
      if old.indices.contains(source + 1), old[source + 1] == value {
        source += 1
      } else {
        let finder = order ?? KeyOrder(shown.children, in: old.indices)
        order = finder
        source = finder.position(of: key(value)) ?? source
      }
      shift = source - place
      let isShown = old.indices.contains(source) && old[source] == value
      children.append(isShown ? shown.children[source] : child(of: value, within: levels))
    }
    return isMoved ? outer.node.with(checking: children) : outer.node.with(children: children)
  }

  @inlinable
  func child(of value: Value, within levels: Int) -> Node {
    // The list and its element are two levels.
    markup(value).node.shown(within: levels - 2).with(key: key(value))
  }
}
