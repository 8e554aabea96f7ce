import EmbeddedText

extension Markup {
  /// Creates an element with a row for each item, and draws a row only if its item has changed.
  ///
  /// The identity of an item says which row is which when items are inserted, removed or moved. A row
  /// that moves keeps its focus, its scroll position and what a person has typed into it.
  ///
  /// ```swift
  /// struct Item: Equatable, Identifiable, Sendable {
  ///   let id: Int
  ///   var name: String
  /// }
  /// let items = [Item(id: 7, name: "milk"), Item(id: 9, name: "bread")]
  /// let view = Markup<Int>.list("ul", of: items) { item in
  ///   .li([.onClick(item.id)], [.text(item.name)])
  /// }
  /// view.html  // "<ul><li>milk</li><li>bread</li></ul>"
  /// view.message(for: .click, at: [1])  // 9
  /// ```
  ///
  /// A host compares the items and not the rows: it draws nothing for an item that equals the one of
  /// the last view, and compares no items if the array is the same one as before. So a row must show
  /// nothing but its item. If a row depends on more, such as on the row that is being edited, make
  /// that a part of the item:
  ///
  /// ```swift
  /// struct Row: Equatable, Identifiable, Sendable {
  ///   let id: String
  ///   let isEdited: Bool
  /// }
  /// func list(_ names: [String], edited: String) -> Node {
  ///   let rows = names.map { Row(id: $0, isEdited: $0 == edited) }
  ///   return Markup<Int>.list("ul", of: rows) { row in
  ///     .li([], [row.isEdited ? .input([.label(row.id)]) : .text(row.id)])
  ///   }.node
  /// }
  /// var drawing = Drawing(list(["milk", "bread", "tea"], edited: "milk"))
  /// drawing.show(list(["milk", "bread", "tea"], edited: "tea"))?.touched  // 2
  /// ```
  ///
  /// The messages of a row may depend on more, because they come from the newest view.
  ///
  /// ## Laws
  ///
  /// ```text
  /// list(of: a, row: r) == element(a.map { item in .memo(on: item, draw: r).keyed(item.id.nodeKey) })
  /// ```
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - attributes: The attributes.
  ///   - items: The items, one for each row.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - row: Returns the row of an item.
  /// - Returns: The element.
  /// - Precondition: The tag satisfies the preconditions of ``element(_:_:_:)``.
  /// - Precondition: What a row shows depends only on the item, and the row has no key.
  /// - Complexity: O(1) to create. To show it O(items) comparisons, O(1) if the array is the same one as
  ///   before, and the drawing of changed rows for both views. No row is kept between the views.
  @inlinable
  public static func list<Item: Equatable & Identifiable & Sendable>(
    _ tag: String,
    _ attributes: [Attribute<Message>] = [],
    of items: [Item],
    file: StaticString = #fileID,
    line: Int = #line,
    column: Int = #column,
    row: @escaping @Sendable (Item) -> Markup
  ) -> Markup where Item.ID: NodeIdentity {
    list(
      tag,
      attributes,
      of: items,
      id: { $0.id },
      file: file,
      line: line,
      column: column,
      row: row
    )
  }

  /// Creates an element with a row for each item, one of which may be selected.
  ///
  /// ```swift
  /// struct Item: Equatable, Identifiable, Sendable { let id: Int }
  /// func view(selected: Int) -> Markup<Int> {
  ///   .list("ul", of: [1, 2, 3].map(Item.init), selected: selected) { item, isSelected in
  ///     .li([.class("chosen", if: isSelected)], ["\(item.id)"])
  ///   }
  /// }
  /// var drawing = Drawing(view(selected: 1).node)
  /// drawing.show(view(selected: 3).node)?.touched  // 2
  /// drawing.node.html  // "<ul><li>1</li><li>2</li><li class=\"chosen\">3</li></ul>"
  /// ```
  ///
  /// The selection belongs to the list and not to the items. Selecting another row draws two rows, and
  /// compares no items if the array is the same one as before.
  ///
  /// ## Laws
  ///
  /// ```text
  /// list(of: a, selected: s, row: r) == list(of: a) { r($0, $0.id == s) }
  /// ```
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - attributes: The attributes.
  ///   - items: The items, one for each row.
  ///   - selected: The identity of the selected item; nil for none.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - row: Returns the row of an item, given whether it is selected.
  /// - Returns: The element.
  /// - Precondition: As for ``list(_:_:of:file:line:column:row:)``.
  /// - Complexity: As for ``list(_:_:of:file:line:column:row:)``, and O(items) to find the selected
  ///   one.
  @inlinable
  public static func list<Item: Equatable & Identifiable & Sendable>(
    _ tag: String,
    _ attributes: [Attribute<Message>] = [],
    of items: [Item],
    selected: Item.ID?,
    file: StaticString = #fileID,
    line: Int = #line,
    column: Int = #column,
    row: @escaping @Sendable (_ item: Item, _ isSelected: Bool) -> Markup
  ) -> Markup where Item.ID: NodeIdentity {
    let site = MemoSite(file: file, line: line, column: column)
    let selected = selected?.nodeKey
    return list(
      tag,
      attributes,
      items,
      at: site,
      selected: selected,
      key: { $0.id.nodeKey },
      row: row
    )
  }

  /// Creates an element with a row for each item, where a function tells the items apart.
  ///
  /// ```swift
  /// let view = Markup<Int>.list("ul", of: ["milk", "tea"], id: { $0 }, row: { .li([], [.text($0)]) })
  /// view.html  // "<ul><li>milk</li><li>tea</li></ul>"
  /// ```
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - attributes: The attributes.
  ///   - items: The items, one for each row.
  ///   - id: Returns the identity of an item among the others.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - row: Returns the row of an item.
  /// - Returns: The element.
  /// - Precondition: As for ``list(_:_:of:file:line:column:row:)``.
  /// - Complexity: As for ``list(_:_:of:file:line:column:row:)``.
  @inlinable
  public static func list<Item: Equatable & Sendable, ID: NodeIdentity>(
    _ tag: String,
    _ attributes: [Attribute<Message>] = [],
    of items: [Item],
    id: @escaping @Sendable (Item) -> ID,
    file: StaticString = #fileID,
    line: Int = #line,
    column: Int = #column,
    row: @escaping @Sendable (Item) -> Markup
  ) -> Markup {
    let site = MemoSite(file: file, line: line, column: column)
    return list(
      tag,
      attributes,
      items,
      at: site,
      key: { id($0).nodeKey },
      row: { item, _ in row(item) }
    )
  }

  /// Creates an element with a row for each item, and draws all rows for each view.
  ///
  /// Use it where the items cannot be compared, or where a row depends on all of the state, as the rows
  /// of a list of child components do:
  ///
  /// ```swift
  /// let answers: [(name: String, send: @Sendable () -> Int)] = [("yes", { 1 }), ("no", { 0 })]
  /// let view = Markup<Int>.list("ul", redrawing: answers, id: { $0.name }, row: { answer in
  ///   .li([.onClick(answer.send())], [.text(answer.name)])
  /// })
  /// view.html  // "<ul><li>yes</li><li>no</li></ul>"
  /// ```
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - attributes: The attributes.
  ///   - items: The items, one for each row.
  ///   - id: Returns the identity of an item among the others.
  ///   - row: Returns the row of an item.
  /// - Returns: The element.
  /// - Precondition: The tag satisfies the preconditions of ``element(_:_:_:)``.
  /// - Precondition: A row has no key.
  /// - Complexity: That of all rows, to create and to compare. A ``memo(on:file:line:column:draw:)``
  ///   within a row is drawn only if its value has changed.
  @inlinable
  public static func list<Item, ID: NodeIdentity>(
    _ tag: String,
    _ attributes: [Attribute<Message>] = [],
    redrawing items: [Item],
    id: (Item) -> ID,
    row: (Item) -> Markup
  ) -> Markup {
    element(tag, attributes, items.map { row($0).keyed(id($0).nodeKey) })
  }
}

// MARK: - Implementation

extension Markup {
  @usableFromInline
  static func list<Item: Equatable & Sendable>(
    _ tag: String,
    _ attributes: [Attribute<Message>],
    _ items: [Item],
    at site: MemoSite,
    selected: Key? = nil,
    key: @escaping @Sendable (Item) -> Key,
    row: @escaping @Sendable (_ item: Item, _ isSelected: Bool) -> Markup
  ) -> Markup {
    Element.check(tag, children: items.count)
    let outer = known(tag, attributes)
    let list = List(
      items,
      in: outer.node,
      at: site,
      selected: selected,
      key: key,
      row: { row($0, $1).node }
    )
    return Markup(node: Node(part: list), levels: 1) { place, event in
      guard let child = place.first else { return outer.answer?(place, event) }
      guard items.indices.contains(child), let inner = place.within else { return nil }
      let item = items[child]
      return row(item, key(item) == selected).answer?(inner.rest, event)
    }
  }
}
