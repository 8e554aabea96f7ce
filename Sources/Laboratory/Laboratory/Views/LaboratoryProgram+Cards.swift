import ComponentKit
import EmbeddedText
import LaboratoryCore
import Markup

// The program in each architecture, and what the architecture shows beside the view.

extension LaboratoryProgram {
  /// The states that each architecture shows, and those that it can go to.
  private static let abilities: [(sees: String, goes: String)] = [
    ("the view, and nothing else", "where messages lead"),
    ("the state, and the actions so far", "where actions lead"),
    ("every state, also any other one", "to any state at once"),
    ("the view, and answers to requests", "where requests lead"),
  ]

  /// The explanation of the marks of each architecture.
  private static let marked = [
    "Elm shows the present state alone.",
    "Redux shows the present state and its log.",
    "React shows every state from here.",
    "Halogen shows the present state and the answers to requests.",
  ]

  /// Whether all four show the same, and took the last message.
  func areOne(_ views: [Markup<ProgramMessage>], _ state: State) -> Bool {
    state.views.disagreement == nil && views.allSatisfy { $0.node == views[0].node }
  }

  /// Whether all four show the same, in words.
  func agreement(_ views: [Markup<ProgramMessage>], _ state: State) -> View {
    if areOne(views, state) { return .words("p", "good", "All four show the same.") }
    let answers = state.views.disagreement.map { ": \($0)" } ?? "."
    return .words("p", "bad", "The four do not show the same\(answers)")
  }

  /// An architecture of a page.
  ///
  /// The part that opens marks what the architecture shows of the space and of the log; the page's
  /// style does the marking.
  func card(_ number: Int, _ view: Markup<ProgramMessage>, _ state: State) -> View {
    let architecture = ArchitectureName.allCases[number]
    let (sees, goes) = Self.abilities[number]
    let id = "card-\(number)"
    return .element(
      "article",
      [.class("card"), .class(id), .aria("labelledby", id)],
      [
        .h2([.id(id)], [.text(architecture.typeName)]),
        .words("p", "pair", "\(architecture.pair.comonad) · \(architecture.pair.monad)"),
        .part("div", "shown", [view.map { .sent($0) }]),
        .part(
          "dl",
          "sight",
          [
            .words("dt", "sees"),
            .element("dd", [], [.text(sees)] + extra(architecture, state)),
            .words("dt", "goes"), .words("dd", goes),
          ]
        ),
        .details(
          [.class("marks"), .attribute("name", "marks")],
          [.words("summary", "Show in the space"), .words("p", "hint", Self.marked[number])]
        ),
      ]
    )
  }

  /// The part of a card that shows more than the view.
  private func extra(_ architecture: ArchitectureName, _ state: State) -> [View] {
    let content: [View]
    switch architecture {
    case .elm: return []
    case .redux:
      let actions = state.views.actions()
      let last = actions.suffix(3).flatMap { [View.words("code", $0), View.text(" ")] }
      content = [.text(actions.isEmpty ? "no action yet" : "\(actions.count): ")] + last
    case .react: content = ["peeks at the start: "] + chips(state.views.peeked())
    case .halogen: content = chips(state.views.answers())
    }
    return [.part("p", "extra", content)]
  }

  private func chips(_ answers: [Answer]) -> [View] {
    answers.flatMap { answer -> [View] in
      let isRefused = answer.refusal != nil
      return [
        .code(
          [
            .class("refusal", if: isRefused),
            .title(answer.refusal.map { "refused: \($0)" } ?? "would be done"),
          ],
          ["\(isRefused ? "✗" : "✓") \(answer.request)"]
        ), " ",
      ]
    }
  }
}
