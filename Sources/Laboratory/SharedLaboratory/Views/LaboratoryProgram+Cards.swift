import ComponentKit
import EmbeddedText
import Markup

// The owners of the program, each with what its architecture shows beside the view.

extension LaboratoryProgram {
  /// An architecture of a page.
  ///
  /// The part that opens marks what the architecture shows of the space and of the log; the page's
  /// style does the marking.
  func card(_ number: Int, _ view: Markup<ProgramMessage>, _ state: State) -> View {
    let (architecture, sight) = state.views.sights[number]
    let id = "card-\(architecture.number)"
    return .element(
      "article",
      [.class("card"), .class(id), .aria("labelledby", id)],
      [
        .element(
          "header",
          [],
          [
            .h2([.id(id)], [.text(architecture.typeName)]),
            .words("p", "pair", "\(architecture.pair.comonad) · \(architecture.pair.monad)"),
            state.neighbourhood.picture?.miniature(for: architecture) ?? .nothing,
          ]
        ),
        .part("div", "shown", [view.map { .sent($0) }]),
        .part(
          "dl",
          "sight",
          [
            .words("dt", "sees"),
            .element("dd", [], [.text(architecture.sees)] + extra(sight())),
            .words("dt", "goes"), .words("dd", architecture.goes),
          ]
        ),
        .details(
          [.class("marks"), .attribute("name", "marks")],
          [.words("summary", "Show in the space"), .words("p", "hint", architecture.marked)]
        ),
      ]
    )
  }

  /// The part of a card that shows more than the view.
  private func extra(_ sight: Sight) -> [View] {
    let content: [View]
    switch sight {
    case .view, .states: return []
    case .actions(let actions):
      let last = actions.suffix(3).flatMap { [View.words("code", $0), View.text(" ")] }
      content = [.text(actions.isEmpty ? "no action yet" : "\(actions.count): ")] + last
    case .answers(let answers): content = chips(answers)
    }
    return [.part("p", "extra", content)]
  }

  private func chips(_ answers: [Answer]) -> [View] {
    answers.flatMap { answer -> [View] in
      let isRefused = answer.refusal != nil
      return [
        .code(
          [
            .class("refused", if: isRefused),
            .title(answer.refusal.map { "refused: \($0)" } ?? "would be done"),
          ],
          ["\(isRefused ? "✗" : "✓") \(answer.request)"]
        ), " ",
      ]
    }
  }
}

extension ArchitectureName {
  /// The states that the architecture shows.
  fileprivate var sees: String {
    switch self {
    case .elm: "the view, and nothing else"
    case .redux: "the state, and the actions so far"
    case .react: "the state, and any other one"
    case .halogen: "the view, and answers to queries"
    }
  }

  /// The states that the architecture can go to.
  fileprivate var goes: String {
    switch self {
    case .elm: "where messages lead"
    case .redux: "where actions lead"
    case .react: "to any state at once"
    case .halogen: "where messages and queries lead"
    }
  }

  /// The explanation of the marks in the picture.
  fileprivate var marked: String {
    switch self {
    case .elm: "Elm shows the present state, and where its messages lead once they are sent."
    case .redux: "Redux shows the present state and the way to it, which is its log."
    case .react: "React shows every state from here."
    case .halogen: "Halogen shows the present state and the answers to queries."
    }
  }
}
