import EmbeddedText

extension Patch {
  /// New rows of a list of a template.
  public struct Rows: Sendable {
    /// The list.
    package let list: AnyTemplateList

    /// The positions of the rows in it.
    package let range: Range<Int>

    /// The elements of the rows.
    ///
    /// - Complexity: O(rows · holes).
    public var nodes: [Node] { range.map { list.node(of: $0).with(key: list.name(of: $0)) } }

    /// Returns the rows and the one after them.
    func extended(by row: Int) -> Rows {
      Rows(list: list, range: range.lowerBound..<(row + 1))
    }
  }

  /// New contents for some holes of a row.
  public struct Fill: Sendable {
    /// The list with the new contents.
    package let list: AnyTemplateList

    /// The position of the row in it.
    package let row: Int

    /// The holes, in the order of the markup.
    package let holes: [Int]
  }
}

extension Patch.Rows: Equatable {
  /// Returns whether both have equal elements.
  ///
  /// - Complexity: O(rows · holes).
  public static func == (left: Patch.Rows, right: Patch.Rows) -> Bool { left.nodes == right.nodes }
}

extension Patch.Fill: Equatable {
  /// Returns whether both fill the same holes of one template with the same contents.
  public static func == (left: Patch.Fill, right: Patch.Fill) -> Bool {
    guard left.list.shape === right.list.shape, left.holes == right.holes else { return false }
    return left.holes.allSatisfy { left.content(of: $0) == right.content(of: $0) }
  }
}

extension Patch.Fill {
  private func content(of hole: Int) -> String? { list.content(of: hole, in: row) }

  /// The number of elements and texts that change.
  var touched: Int {
    var touched = 0
    var last: [Int]?
    for hole in holes where list.shape.sites[hole].path != last {
      last = list.shape.sites[hole].path
      touched += 1
    }
    return touched
  }

  /// Returns the row after the change.
  func applied(to node: Node) -> Node {
    holes.reduce(node) { node, hole in
      let site = list.shape.sites[hole]
      return node.with(content(of: hole), at: site.path[...], named: site.attribute)
    }
  }
}

extension Node {
  /// Returns the node with another text, or another value of an attribute, at a path.
  fileprivate func with(_ content: String?, at path: ArraySlice<Int>, named name: String?) -> Node {
    if let position = path.first {
      var children = children
      children[position] = children[position].with(content, at: path.dropFirst(), named: name)
      return with(children: children)
    }
    guard let name else { return Node(text: content ?? "", key: key) }
    var attributes = attributes.filter { !$0.name.isSame(as: name) }
    if let content { attributes.append(Property(name: name, value: content)) }
    return Node(tag: word, attributes: attributes, kinds: kinds, children: children, key: key)
  }
}
