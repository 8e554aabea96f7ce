package import BenchmarkRunner
import ComponentKit
import Markup

/// The innermost of many nested parts changed; this shows the cost of the parts around it.
package var nestingGroup: BenchmarkGroup {
  BenchmarkGroup(
    "nesting",
    "a change of the innermost of n nested parts, and its view",
    remarks: ["markup has at most 128 levels"],
    [
      Benchmark(
        "tree-nesting",
        "KeyedTree, a message along n keys",
        sized: kept(depths, nestedTree) { pair, _ in
          pair.tree.send(.child(pair.path, 1))
          return pair.path.dropFirst().reduce(pair.tree.view[0]) { row, _ in row.children[0] }.view
        }
      ),
      Benchmark(
        "markup-nesting",
        "Markup, a text in n elements",
        sized: kept(
          depths.filter { $0 <= 100 },
          { (drawing: Drawing(nestedText(0, in: $0)), depth: $0, shown: 0) }
        ) {
          pair,
          _ in
          pair.shown += 1
          return pair.drawing.show(nestedText(pair.shown, in: pair.depth))?.touched ?? 0
        }
      ),
    ]
  )
}

/// One of many rows changed, and the change of the page.
package var rowsGroup: BenchmarkGroup {
  BenchmarkGroup(
    "rows",
    "one of n rows changed, and the change of the page",
    [
      Benchmark(
        "list-rows",
        "Markup, a list",
        sized: kept(rowCounts, stride: 7_919, { Shown(rows: $0) }) { shown, row in
          shown.change(row)
        }
      )
    ]
  )
}

/// Rows of numbers, and what a page shows of them.
private struct Shown {
  private var numbers: [Int]
  private var drawing: Drawing

  init(rows count: Int) {
    numbers = Array(0..<count)
    drawing = Drawing(Self.view(numbers))
  }

  /// Changes a row, and returns how many nodes of the page that changes.
  mutating func change(_ row: Int) -> Int {
    numbers[row] &+= numbers.count
    return drawing.show(Self.view(numbers))?.touched ?? 0
  }

  private static func view(_ numbers: [Int]) -> Node {
    Markup<Int>.list("ul", of: numbers, id: { $0 }, row: { .li([], ["\($0)"]) }).node
  }
}

private let depths = [1, 3, 10, 32, 100, 316, 1_000]

/// A tree of one branch, and the path to its innermost node.
private func nestedTree(_ depth: Int) -> (tree: TallyTree, path: [Int]) {
  var tree = TallyTree { Component(RowTally()) }
  let path = Array(0..<depth)
  for count in 1...depth { tree.send(.insert(Array(path.prefix(count)), ())) }
  return (tree, path)
}

/// A text within so many elements.
private func nestedText(_ number: Int, in depth: Int) -> Node {
  (0..<depth).reduce(Markup<Int>.text("\(number)")) { inner, _ in .div([], [inner]) }.node
}
