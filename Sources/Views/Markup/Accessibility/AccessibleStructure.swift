import EmbeddedText

extension AccessiblePage {
  /// Checks the identifier of an element and the target of a label.
  func judgeReferences(_ place: Int, _ flaws: inout [AccessibilityFlaw]) {
    let element = places[place].element
    if let id = element["id"] {
      var isFirst = true
      for other in 0..<place where places[other].element.says("id", id) { isFirst = false }
      if id.words.count != 1 || !isFirst {
        flaws.append(flaw(place, .uniqueID, "give it an id of its own, without blanks"))
      }
    }
    guard element.isOne(of: ["label"]) else { return }
    let target = element["for"]
    let belongs = target.map { self.element($0)?.isField ?? false } ?? holdsField(element.node)
    if !belongs {
      flaws.append(flaw(place, .labelTarget, "let for be the id of a field, or put one within"))
    }
  }

  private func holdsField(_ node: Node) -> Bool {
    for child in node.children where !child.isText {
      if Element(node: child).isField || holdsField(child) { return true }
    }
    return false
  }

  /// Checks lists and tables.
  func judgeStructure(_ place: Int, _ flaws: inout [AccessibilityFlaw]) {
    let element = places[place].element
    if element.role.isSame(as: "listitem") {
      let parent = places[place].parent.map { places[$0].element.role }
      if !(parent?.isSame(as: "list") ?? false) {
        flaws.append(flaw(place, .listItems, "put it into a list"))
      }
    }
    if element.role.isSame(as: "list") {
      for child in element.children where !isRow(child) {
        flaws.append(flaw(place, .listItems, "put what it holds into rows"))
        break
      }
    }
    let isHeader = element.isOne(of: ["th"])
    if isHeader, element.children.map({ $0.heard }).joined().words.isEmpty {
      flaws.append(flaw(place, .tableHeader, "say what the cells are, or make it a cell"))
    }
    let isTable = element.isOne(of: ["table"]) && element["role"] == nil
    if isTable, holds("td", element.node), !holds("th", element.node) {
      flaws.append(flaw(place, .tableHeader, "make the cells that name others headers"))
    }
  }

  private func isRow(_ node: Node) -> Bool {
    node.isText ? node.word.words.isEmpty : Element(node: node).role.isSame(as: "listitem")
  }

  private func holds(_ tag: String, _ node: Node) -> Bool {
    for child in node.children where !child.isText {
      if child.word.isSame(as: tag) || holds(tag, child) { return true }
    }
    return false
  }

  /// Compares the level of a heading with that of the heading before.
  func judgeHeading(_ place: Int, after rank: inout Int, _ flaws: inout [AccessibilityFlaw]) {
    guard !places[place].isHidden, let here = places[place].element.headingRank else { return }
    if rank > 0, here > rank + 1 {
      flaws.append(flaw(place, .headingRanks, "leave out no rank"))
    }
    rank = here
  }
}
