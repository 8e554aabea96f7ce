import EmbeddedText
import Markup

// The parts of the space and of the log that an architecture shows, marked while its card is open; the
// page's style does the marking.

extension PageLaboratory {
  /// A part of a card to be opened, which lets what its architecture sees be marked.
  func marks(_ number: Int) -> View {
    .details(
      [.class("marks"), .attribute("name", "marks")],
      [.summary([], ["Show in the space"]), .p([.class("hint")], [.text(Self.marked[number])])]
    )
  }

  /// The explanation of the marks of each architecture.
  private static let marked = [
    "Marked is the present state: what it leads to is seen only by going there.",
    "Marked are the present state and, in the log, the actions that led to it.",
    "Marked is every state: each can be looked at from here.",
    "Marked are the present state, those one request away, and its requests that are refused.",
  ]
}
