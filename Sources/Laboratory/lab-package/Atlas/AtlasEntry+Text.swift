import Atlas
import CommandLineSupport
import EmbeddedText
import Laboratory
import SharedLaboratory

extension AtlasEntry {
  /// The drawing of the category, its table and all that is known of it.
  func text(for console: Console) -> String {
    let sections = [
      ("", title), ("Places and moves", drawing), ("Composites, row first", table),
      ("Properties", category.properties.map(\.sentence)), ("Sums and products", relations),
      ("Dual monad", dual),
    ]
    return sections.map { heading, lines in
      heading.isEmpty
        ? lines.joined(separator: "\n") + "\n"
        : ([console.bold(heading)] + lines.map { "  \($0)" }).joined(separator: "\n") + "\n"
    }
    .joined(separator: "\n")
  }

  /// The number, the sizes and the names.
  private var title: [String] {
    let sizes =
      "\(category.placeCount.counted("place")), \(category.moves.count.counted("move"))"
    return ["\(number): \(sizes)"] + names.map { "  \($0)" }
  }

  /// Each place with its moves.
  private var drawing: [String] {
    category.stays.indices.flatMap { place in
      ["place \(place + 1)"] + category.moves(from: place).map { "  \(line(of: $0))" }
    }
  }

  /// A move and its end, and the move that undoes it.
  private func line(of move: Int) -> String {
    guard !category.isStay(move) else { return "\(move + 1) stays" }
    let undo = category.inverse(of: move).map { ", undone by \($0 + 1)" } ?? ""
    return "\(move + 1) → place \(category.targets[move] + 1)\(undo)"
  }

  /// The table of composites.
  private var table: [String] {
    let heads = category.moves.map { "\($0 + 1)" }
    let rows = category.moves.map { first in
      ["\(first + 1)"]
        + category.moves.map { second in
          category.composite(first, second).map { "\($0 + 1)" } ?? "."
        }
    }
    return TextTable([[""] + heads] + rows, rightAligned: Set(0...category.moves.count)).lines
  }

  /// The sums, the products and the opposite.
  private var relations: [String] {
    let summands = categories.summands(of: category).map(\.description)
    let factors = categories.factors(of: category).map { "the product of \($0.0) and \($0.1)" }
    let opposite = categories.number(of: category.opposite)
    return [
      summands.count > 1
        ? "the sum of \(summands.listed("and"))" : "no sum: moves connect all places"
    ] + (factors.isEmpty ? ["no product of smaller entries"] : factors) + [
      opposite == number
        ? "its own opposite" : "its opposite is \(opposite?.description ?? "larger")"
    ]
  }

  /// The programs of the dual monad.
  private var dual: [String] {
    let programs = category.programCount
    let count = programs == 1 ? "1 program returns" : "\(programs) programs return"
    return [
      "A program of Co chooses a move at each place: \(count) nothing.",
      programMonoid.map { "One after the other they are monoid \($0)." }
        ?? "One after the other they are a monoid that is not listed at this size.",
    ]
  }
}
