import EmbeddedText
import Markup

// The parts of the space and of the log that an architecture shows, marked while its card is open; the
// page's style does the marking.

extension PageLaboratory {
  /// A part of a card that can be opened, which marks the parts that its architecture shows.
  func marks(_ number: Int) -> View {
    .details(
      [.class("marks"), .attribute("name", "marks")],
      [.summary([], ["Show in the space"]), .p([.class("hint")], [.text(Self.marked[number])])]
    )
  }

  /// The explanation of the marks of each architecture.
  private static let marked = [
    "Elm shows the present state alone.",
    "Redux shows the present state and its log.",
    "React shows every state from here.",
    "Halogen shows the present state and the answers to requests.",
  ]
}
