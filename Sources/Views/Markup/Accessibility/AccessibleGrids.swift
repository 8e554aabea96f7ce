import EmbeddedText

extension AccessiblePage {
  /// Checks that a grid is one stop of the Tab key, and contains its rows and cells properly.
  func judgeGrid(_ place: Int, _ flaws: inout [AccessibilityFlaw]) {
    let element = places[place].element
    let outer = places[place].parent.map { places[$0].element }
    if element.says("role", "gridcell"), !(outer?.isRow ?? false) {
      flaws.append(flaw(place, .listItems, "put the cell into a row"))
    }
    if element.says("role", "row"), !(outer?.holdsRows ?? false) {
      flaws.append(flaw(place, .listItems, "put the row into a grid"))
    }
    guard element.says("role", "grid") else { return }
    let stops = Stops(in: element.node)
    if stops.inTurn > 1 {
      flaws.append(flaw(place, .tabOrder, "let tabindex be 0 for one cell, and -1 for the others"))
    } else if stops.inTurn == 0, stops.byArrows > 0 {
      flaws.append(flaw(place, .keyboard, "let tabindex be 0 for one cell"))
    }
  }

  /// The numbers of focusable elements within a node.
  private struct Stops {
    /// Focusable by the Tab key.
    var inTurn = 0
    /// Focusable by other keys only.
    var byArrows = 0

    init(in node: Node) { count(node) }

    private mutating func count(_ node: Node) {
      for child in node.children where !child.isText {
        let element = Element(node: child)
        if element["disabled"] == nil {
          if let order = element["tabindex"].flatMap({ Int($0) }) {
            if order < 0 { byArrows += 1 } else { inTurn += 1 }
          } else if element.isControl {
            inTurn += 1
          }
        }
        count(child)
      }
    }
  }
}

extension Element {
  fileprivate var isRow: Bool { says("role", "row") || isOne(of: ["tr"]) }

  fileprivate var holdsRows: Bool {
    isOne(of: ["table", "thead", "tbody", "tfoot"])
      || role.isOne(of: ["grid", "table", "treegrid", "rowgroup"])
  }
}
