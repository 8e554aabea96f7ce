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
    let belongs = target.map { self.element($0)?.isField ?? false } ?? element.holds { $0.isField }
    if !belongs {
      flaws.append(flaw(place, .labelTarget, "let for be the id of a field, or put one within"))
    }
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
        flaws.append(flaw(place, .listItems, "put its contents into rows"))
        break
      }
    }
    let isHeader = element.isOne(of: ["th"])
    if isHeader, contents(of: element).words.isEmpty {
      flaws.append(flaw(place, .tableHeader, "give it a text, or make it a cell"))
    }
    let isTable = element.isOne(of: ["table"]) && element["role"] == nil
    if isTable, element.holds({ $0.isOne(of: ["td"]) }), !element.holds({ $0.isOne(of: ["th"]) }) {
      flaws.append(flaw(place, .tableHeader, "make the cells that name other cells headers"))
    }
  }

  private func isRow(_ node: Node) -> Bool {
    node.isText ? node.word.words.isEmpty : Element(node: node).role.isSame(as: "listitem")
  }

  /// Compares the level of a heading with that of the heading before.
  func judgeHeading(_ place: Int, after rank: inout Int, _ flaws: inout [AccessibilityFlaw]) {
    guard !places[place].isHidden, let here = places[place].element.headingRank else { return }
    if rank > 0, here > rank + 1 { flaws.append(flaw(place, .headingRanks, "leave out no rank")) }
    rank = here
  }
}
