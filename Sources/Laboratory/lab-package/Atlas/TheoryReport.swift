import Atlas
import CommandLineSupport
import EmbeddedText
import SharedLaboratory

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

  /// How many programs of the dual monad the operations make, if there are not too many to try.
  var made: Int? { behaviours?.programsOfOperations(limit: 16) }

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
          + "lab atlas --theories lists all"
      )
    }
    let category = behaviours.category
    guard category.placeCount > 0 else {
      throw Failure(
        .usage,
        "--run needs a theory with a place to begin at; \(theory.name) has none; "
          + "lab atlas --theories lists all"
      )
    }
    return CategoryProgram(
      category,
      title: theory.name + (names.first.map { ", \($0)" } ?? ""),
      views: theory.operations.contains { $0.answers > 1 }
        ? category.stays.indices.map { view(of: $0, behaviours) } : [],
      names: category.moves.map { word(of: $0, behaviours) }
    )
  }

  /// The answers of the operations at a place; empty where none has two answers.
  func view(of place: Int, _ behaviours: BehaviourCategory) -> String {
    zip(theory.operations, behaviours.answers[place]).filter { $0.0.answers > 1 }
      .map { "\($0.name) answers \($1)" }.listed("and")
  }

  /// The operations that make a move.
  func word(of move: Int, _ behaviours: BehaviourCategory) -> String {
    behaviours.words[move].map { theory.operations[$0].name }.joined(separator: " ")
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
        ("programs", category.programCount), ("made", made.map { JSONText($0.json) } ?? .null),
      ]
    }
    return JSONText(members: members).json
  }
}
