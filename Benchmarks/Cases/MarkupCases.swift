package import BenchmarkRunner
import Markup

/// The cost of views: to make a row, and to render rows again of which one has changed.
package var markupGroup: BenchmarkGroup {
  BenchmarkGroup(
    "markup",
    "rows of a table: four cells, two links, five classes",
    remarks: [
      "rows are shown again with a new number in one of \(rowCount); the view is created each time"
    ],
    [
      Benchmark("markup-row", "one row, made") {
        { steps in
          var sum = 0
          for step in 0..<steps { sum &+= row(step).node.attributes.count }
          return sum
        }
      },
      Benchmark("markup-difference", "rows that exist, compared", steps: shown(Table.whole)),
      Benchmark("markup-memos", "rows that are memos", steps: shown(Table.memos)),
      Benchmark("markup-list", "rows of a list", steps: shown(Table.list)),
    ]
  )
}

private let rowCount = 64

/// Views of rows that show numbers.
private enum Table {
  /// Two tables that exist already, one of which is shown after the other.
  static func whole() -> (Int) -> Node {
    func table(_ last: Int) -> Node {
      Markup<Int>.tbody(
        [],
        (0..<rowCount).map { row($0 == 40 ? last : $0).keyed(Key($0)) }
      ).node
    }
    let tables = [table(1_000), table(2_000)]
    return { tables[$0 & 1] }
  }

  static func memos() -> (Int) -> Node {
    { step in
      Markup<Int>.tbody(
        [],
        (0..<rowCount).map { place in
          .memo(on: place == 40 ? step &+ 100 : place, draw: row).keyed(Key(place))
        }
      ).node
    }
  }

  static func list() -> (Int) -> Node {
    { step in
      Markup<Int>.list(
        "tbody",
        of: (0..<rowCount).map { $0 == 40 ? Numbered(place: $0, number: step) : Numbered($0) },
        id: { $0.place },
        row: { row($0.number) }
      ).node
    }
  }
}

/// A number at a place.
private struct Numbered: Equatable {
  let place: Int
  let number: Int

  init(place: Int, number: Int) {
    self.place = place
    self.number = number
  }

  init(_ place: Int) { self.init(place: place, number: place) }
}

/// Returns the work of showing views one after the other.
private func shown(_ views: @escaping () -> (Int) -> Node) -> () -> Steps {
  {
    let view = views()
    return { steps in
      var drawing = Drawing(view(-1))
      var sum = 0
      for step in 0..<steps { sum &+= drawing.show(view(step))?.touched ?? 0 }
      return sum
    }
  }
}

/// A row of js-framework-benchmark.
@Sendable
private func row(_ number: Int) -> Markup<Int> {
  .tr(
    [.class("danger", if: number < 0)],
    [
      .td([.class("col-md-1")], [.text("\(number)")]),
      .td([.class("col-md-4")], [.a([.class("lbl"), .onClick(number)], ["a label"])]),
      .td(
        [.class("col-md-1")],
        [
          .a(
            [.class("remove"), .onClick(-number)],
            [.span([.class("glyphicon glyphicon-remove"), .aria("hidden", true)])]
          )
        ]
      ),
      .td([.class("col-md-6")]),
    ]
  )
}
