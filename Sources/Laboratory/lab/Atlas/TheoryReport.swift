import Atlas
import CommandLineSupport
import EmbeddedText
import LaboratoryCore

/// The architecture of a theory, as far as a bound allows to compute it, and its place in the atlas.
struct TheoryReport {
  /// The theory.
  let theory: AlgebraicTheory

  /// The bound.
  let bound: Int

  /// The architecture, as far as it was computed.
  let verdict: TheoryVerdict

  /// The atlas, to the size that the verdict needs.
  let categories: SmallCategories

  /// The behaviour category, if it was decided.
  var behaviours: BehaviourCategory? {
    if case .decided(let behaviours) = verdict { behaviours } else { nil }
  }

  /// Returns the size of the atlas in which the category of a verdict is looked up.
  ///
  /// For a larger category it has the parts of the category.
  static func atlasSize(for verdict: TheoryVerdict) -> Int {
    guard case .decided(let behaviours) = verdict, behaviours.category.placeCount > 0 else {
      return 1
    }
    let category = behaviours.category
    let parts = category.components.map(\.moves.count).filter { $0 <= 6 }
    return category.moves.count <= 6
      ? category.moves.count : max(parts.max() ?? 1, min(category.moves.count / 2, 4))
  }

  /// The names of the category: the comonads of the package that are isomorphic to it.
  var names: [String] { behaviours.map { categories.names(of: $0.category) } ?? [] }

  /// The number of the entry of the atlas that is isomorphic to the category.
  var entry: EntryNumber? { behaviours.flatMap { categories.number(of: $0.category) } }

  /// The entries whose sum the category is, if there are two or more.
  var summands: [EntryNumber] {
    guard let category = behaviours?.category else { return [] }
    let summands = categories.summands(of: category)
    return summands.count == category.components.count && summands.count > 1 ? summands : []
  }

  /// Returns the program that runs the category.
  ///
  /// - Throws: The reason why there is none.
  func program() throws(Failure) -> CategoryProgram {
    guard let behaviours else {
      throw Failure(
        .usage,
        "--run needs a theory that is decided; \(theory.name) is \(strength); "
          + "lab atlas --theories lists all",
        usage: Help.atlas.usage
      )
    }
    guard behaviours.category.placeCount > 0 else {
      throw Failure(
        .usage,
        "--run needs a theory with a place to begin at; \(theory.name) has none; "
          + "lab atlas --theories lists all",
        usage: Help.atlas.usage
      )
    }
    return CategoryProgram(
      behaviours.category,
      title: theory.name + (names.first.map { ", \($0)" } ?? "")
    )
  }

  /// The strength of the verdict.
  var strength: String {
    switch verdict {
    case .decided: "decided"
    case .equal(let depth, _): "equal to Cofree to depth \(depth)"
    case .undecided: "undecided within \(bound)"
    }
  }
}

// MARK: - Text

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
        "undecided within \(bound): a place has more than \(bound) moves, or there are more places"
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

  /// Each place with its answers, and its moves.
  private var drawing: [String] {
    guard let behaviours else { return [] }
    let category = behaviours.category
    return category.stays.indices.flatMap { place in
      let answers = zip(theory.operations, behaviours.answers[place]).filter { $0.0.answers > 1 }
        .map { "\($0.name) answers \($1)" }
      return ["place \(place + 1)" + (answers.isEmpty ? "" : ": \(answers.listed("and"))")]
        + category.moves(from: place).map { "  \(line(of: $0, behaviours))" }
    }
  }

  /// A move, its operations and its end, and the move that undoes it.
  private func line(of move: Int, _ behaviours: BehaviourCategory) -> String {
    let category = behaviours.category
    guard !category.isStay(move) else { return "\(move + 1) stays" }
    let word = behaviours.words[move].map { theory.operations[$0].name }.joined(separator: " ")
    let undo = category.inverse(of: move).map { ", undone by \($0 + 1)" } ?? ""
    return "\(move + 1) \(word) → place \(category.targets[move] + 1)\(undo)"
  }
}

// MARK: - JSON

extension TheoryReport: JSONConvertible {
  /// The theory, the verdict, and the category where it is decided.
  var json: String {
    var members: [(String, any JSONConvertible)] = [
      ("theory", theory.name), ("summary", theory.summary),
      (
        "operations",
        theory.operations.map { JSONText(["name": $0.name, "answers": $0.answers]) }
      ),
      ("equations", theory.equations.map(\.text)), ("bound", bound), ("verdict", strength),
    ]
    if case .equal(let depth, _) = verdict { members.append(("depth", depth)) }
    if let behaviours {
      let category = behaviours.category
      let table = category.moves.map { first in
        category.moves.map { second in
          category.composite(first, second).map { JSONText($0.json) } ?? .null
        }
      }
      members += [
        ("places", category.placeCount),
        ("entry", entry.map { JSONText($0.description.json) } ?? .null),
        ("names", names), ("sum", summands.map(\.description)), ("answers", behaviours.answers),
        ("words", behaviours.words), ("sources", category.sources),
        ("targets", category.targets), ("stays", category.stays), ("table", table),
      ]
    }
    return JSONText(members: members).json
  }
}

/// All theories with their architectures.
struct TheoryList: JSONConvertible {
  /// The theories.
  let reports: [TheoryReport]

  /// Creates the list.
  init(_ reports: [TheoryReport]) { self.reports = reports }

  /// A line for each theory.
  func text(for console: Console) -> String {
    let titles = ["theory", "architecture", "summary"]
    let lines = TextTable(
      [titles] + reports.map { [$0.theory.name, $0.result, $0.theory.summary] }
    ).lines
    return console.bold(lines[0]) + "\n" + lines.dropFirst().map { $0 + "\n" }.joined()
  }

  var json: String { JSONText(["theories": reports.map { JSONText($0.json) }]).json }
}
