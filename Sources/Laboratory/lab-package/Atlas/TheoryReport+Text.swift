import Atlas
import CommandLineSupport
import EmbeddedText
import Laboratory
import SharedLaboratory

extension TheoryReport {
  /// The result in one line.
  var result: String {
    guard let category = behaviours?.category else { return strength }
    guard category.placeCount > 0 else { return "no places" }
    let sum = summands.isEmpty ? nil : "the sum of \(summands.map(\.description).listed("and"))"
    let sizes =
      "\(category.placeCount.counted("place")), \(category.moves.count.counted("move"))"
    let parts = [entry?.description, names.first ?? sum].compactMap(\.self)
    return parts.isEmpty ? sizes : parts.joined(separator: ", ")
  }

  /// The theory, the strength of the verdict, the places and the moves.
  func text(for console: Console) -> String {
    let operations = TextTable(
      theory.operations.map { [$0.name, $0.answers.counted("answer")] }
    )
    let sections = [
      ("Operations", operations.lines), ("Equations", theory.equations.map(\.text)),
      ("Architecture", architecture), ("Places and moves", drawing),
      ("Dual monad", dual),
    ]
    let shown = sections.filter { !$0.1.isEmpty }.map { heading, lines in
      "\n" + ([console.bold(heading)] + lines.map { "  \($0)" }).joined(separator: "\n") + "\n"
    }
    return "\(theory.name): \(theory.summary)\n" + shown.joined()
  }

  /// The verdict, and the comonads that are isomorphic to the category.
  private var architecture: [String] {
    switch verdict {
    case .undecided:
      return [
        "undecided within \(bound): the search needs more moves from a place, or more places"
      ]
    case .equal(let depth, let moves):
      return [
        "equal to Cofree to depth \(depth), compared by an isomorphism of \(moves.counted("move"))",
        "infinite: no equation ends the moves",
      ]
    case .decided(let behaviours):
      let category = behaviours.category
      guard category.placeCount > 0 else {
        return ["decided: no places, so no machine obeys the equations"]
      }
      let sizes =
        "\(category.placeCount.counted("place")), \(category.moves.count.counted("move"))"
      return ["decided: \(sizes)"] + (entry.map { ["entry \($0) of the atlas"] } ?? []) + names
        + (summands.isEmpty
          ? [] : ["the sum of \(summands.map(\.description).listed("and"))"])
    }
  }

  /// The programs of the dual monad, and how many of them the operations make.
  private var dual: [String] {
    guard let category = behaviours?.category, category.placeCount > 0, let made else { return [] }
    let programs = category.programCount
    let count = programs == 1 ? "1 program returns" : "\(programs) programs return"
    return [
      "A program of Co chooses a move at each place: \(count) nothing.",
      made == programs
        ? "The operations make all of them." : "The operations make \(made) of them.",
    ]
  }

  /// Each place with its answers, and its moves.
  private var drawing: [String] {
    guard let behaviours else { return [] }
    let category = behaviours.category
    return category.stays.indices.flatMap { place in
      let view = view(of: place, behaviours)
      return ["place \(place + 1)" + (view.isEmpty ? "" : ": \(view)")]
        + category.moves(from: place).map { "  \(line(of: $0, behaviours))" }
    }
  }

  /// A move, its operations and its end, and the move that undoes it.
  private func line(of move: Int, _ behaviours: BehaviourCategory) -> String {
    let category = behaviours.category
    guard !category.isStay(move) else { return "\(move + 1) stays" }
    let word = word(of: move, behaviours)
    let undo = category.inverse(of: move).map { ", undone by \($0 + 1)" } ?? ""
    return "\(move + 1) \(word) → place \(category.targets[move] + 1)\(undo)"
  }
}
