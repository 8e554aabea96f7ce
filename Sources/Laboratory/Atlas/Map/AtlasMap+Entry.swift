import EmbeddedText
import Markup
import SharedLaboratory

extension AtlasMap {
  /// The open entry: its names, its properties, its table, its neighbours, and the program that it is.
  func entry(_ state: State) -> Markup<Message> {
    let program = program(of: state.entry)
    return .section(
      [.class("open-entry"), .class("raised", if: state.isRaised), .label("entry")],
      [
        .button([.type("button"), .class("quiet lower"), .onClick(.lower)], ["Close"]),
        .memo(on: state.entry) { describe($0) },
        .h3([], ["The entry as a program"]),
        Markup<CategoryProgram.Message>.div([.class("run")], program.sections(of: state.run))
          .map { .run($0) },
      ]
    )
  }

  private func describe(_ number: EntryNumber) -> Markup<Message> {
    let category = category(number)
    let sizes = "\(category.placeCount.counted("place")), \(category.moves.count.counted("move"))"
    let names = categories.names(of: category)
    return .div(
      [],
      [
        .h2([], [.text("Entry \(number.description): \(sizes)")]),
        CategoryPicture(category: category).markup(),
        names.isEmpty
          ? .p([], ["No comonad of the package has this meaning."])
          : .ul([.class("names"), .label("names")], names.map { .li([], [.text($0)]) }),
        .ul(
          [.class("properties"), .label("properties")],
          category.properties.map { .li([], [.text($0.sentence)]) }
        ),
        table(of: category), dual(of: category), neighbours(of: category, number),
      ]
    )
  }

  /// The composites, in rows of the first move.
  private func table(of category: FiniteCategory) -> Markup<Message> {
    let heads = category.moves.map {
      Markup<Message>.th([.attribute("scope", "col")], [.text("\($0 + 1)")])
    }
    let rows = category.moves.map { first in
      let composites = category.moves.map { second in
        let composite = category.composite(first, second)
        return Markup<Message>.td(
          [.class(composite.map { "tint\(category.tint(of: $0))" } ?? "apart")],
          [.text(composite.map { "\($0 + 1)" } ?? ".")]
        )
      }
      return Markup<Message>.tr(
        [],
        [.th([.attribute("scope", "row")], [.text("\(first + 1)")])] + composites
      )
    }
    return .table(
      [.class("composites")],
      [
        .element("caption", [], ["Composites, row first"]),
        .tbody([], [.tr([], [.td([], [])] + heads)] + rows),
      ]
    )
  }

  /// How many programs the dual monad has.
  private func dual(of category: FiniteCategory) -> Markup<Message> {
    let count = category.programCount
    return .p(
      [.class("dual")],
      [
        .text(
          "A program of the dual monad chooses a move at each place: "
            + (count == 1 ? "one returns nothing." : "\(count) return nothing.")
        )
      ]
    )
  }

  /// The entries of which this one is made, and its opposite, with a button for each.
  private func neighbours(of category: FiniteCategory, _ number: EntryNumber) -> Markup<Message> {
    let summands = categories.summands(of: category)
    // The opposite has as many moves, so that it is on the map.
    let opposite = categories.number(of: category.opposite) ?? number
    let lines =
      (summands.count > 1 ? [walk("the sum of", summands)] : [])
      + categories.factors(of: category).map { walk("the product of", [$0.0, $0.1]) }
      + [opposite == number ? .li([], ["its own opposite"]) : walk("its opposite is", [opposite])]
    return .ul([.class("neighbours"), .label("neighbours")], lines)
  }

  private func walk(_ words: String, _ numbers: [EntryNumber]) -> Markup<Message> {
    let buttons = numbers.enumerated().flatMap { place, number in
      [
        Markup<Message>.text(place == 0 ? "\(words) " : " and "),
        .button(
          [.type("button"), .label("open entry \(number.description)"), .onClick(.open(number))],
          [.text(number.description)]
        ),
      ]
    }
    return .li([], buttons)
  }
}
