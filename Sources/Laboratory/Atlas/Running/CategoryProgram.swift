package import Comonads
package import ComponentKit
import EmbeddedText
package import Markup
import SharedLaboratory

/// An entry of the atlas as a program: its places are the views, and its moves the messages.
///
/// The view shows the focus, the moves from it, the space around it, and the log.
package struct CategoryProgram: MarkupProgram {
  /// The place in focus, and the way to it.
  package struct State: Hashable, Sendable {
    /// The place where the log begins.
    package let start: Int

    /// The place in focus.
    package fileprivate(set) var place: Int

    /// The moves since the start, in order.
    package fileprivate(set) var log: [Int] = []

    /// All moves of the log as one.
    package fileprivate(set) var composite: Int
  }

  /// A press.
  package enum Message: Hashable, Sendable {
    /// Makes a move.
    case move(Int)
    /// Begins at a place with an empty log.
    case begin(Int)
  }

  /// The category.
  package let category: FiniteCategory

  /// The title of the view.
  private let title: String

  /// A text for each place, or none.
  private let views: [String]

  /// A name for each move, or none; that of a move that stays is not shown.
  private let names: [String]

  /// Creates a program that begins at the first place.
  ///
  /// - Parameters:
  ///   - category: The category.
  ///   - title: The title of the view.
  ///   - views: A text for each place, or none.
  ///   - names: A name for each move, or none.
  /// - Precondition: There are as many texts as places and moves, or none.
  package init(
    _ category: FiniteCategory,
    title: String,
    views: [String] = [],
    names: [String] = []
  ) {
    precondition(
      [0, category.placeCount].contains(views.count)
        && [0, category.moves.count].contains(names.count),
      "places and moves must all have a text; got \(views.count) and \(names.count)"
    )
    self.category = category
    self.title = title
    self.views = views
    self.names = names
  }

  package var initial: State { state(at: 0) }

  /// The state at a place, with an empty log.
  private func state(at place: Int) -> State {
    State(start: place, place: place, composite: category.stays[place])
  }

  package func refusal(of message: Message, in state: State) -> Refusal? {
    switch message {
    case .move(let move):
      guard !FiniteCategory.isValid(move, in: category.places[state.place]) else { return nil }
      let start = category.sources[move] + 1
      return Refusal(
        "move \(move + 1) starts at place \(start); the focus is at place \(state.place + 1)"
      )
    case .begin(let place):
      return category.stays.indices.contains(place)
        ? nil
        : Refusal("a place must be one of \(category.placeCount); got \(place + 1)")
    }
  }

  package func update(_ state: inout State, by message: Message) {
    switch message {
    case .move(let move):
      let start = category.places[state.start]
      FiniteCategory.advance(&state.composite, by: move, from: start)
      state.place = FiniteCategory.subshape(of: category.places[state.place], at: move).number
      state.log.append(move)
    case .begin(let place): state = self.state(at: place)
    }
  }
}

// MARK: - View

extension CategoryProgram {
  /// How many moves of the log are shown.
  private static let shownMoves = 8

  package func markup(of state: State) -> Markup<Message> {
    .div([], [.h1([], [.text(title)])] + sections(of: state))
  }

  /// The places, the focus, the space around it, and the log.
  func sections(of state: State) -> [Markup<Message>] {
    [begin(state), moves(state), space(state), log(state)]
  }

  /// The space of the views around the focus.
  package func space(at state: State) -> Space<FiniteCategory, String> {
    Space(shape: category.places[state.place]) { [category] in
      "place \(category.targets[$0] + 1)"
    }
  }

  /// The places, with a button for each to begin there.
  private func begin(_ state: State) -> Markup<Message> {
    let buttons = category.stays.indices.map { place in
      Markup<Message>.button(
        [.type("button"), .onClick(.begin(place)), .label("begin at place \(place + 1)")],
        [.text("\(place == state.place ? "*" : "")\(place + 1)")]
      )
    }
    return .section([.label("places")], ["begin at "] + buttons)
  }

  /// The view in focus, with a button for each move from it.
  private func moves(_ state: State) -> Markup<Message> {
    let place = category.places[state.place]
    let buttons = FiniteCategory.positions(in: place).map { move in
      Markup<Message>.li(
        [],
        [
          .button(
            [.type("button"), .onClick(.move(move)), .label("move \(move + 1)")],
            [.text("\(move + 1)")]
          ), .text(" \(ending(of: move))"),
        ]
      )
    }
    let view = space(at: state).extract()
    return .section(
      [.label("focus")],
      [
        .strong([], [.text("You are at \(view)\(views.isEmpty ? "" : ": \(views[state.place])")")]),
        .ul([], buttons),
      ]
    )
  }

  /// A move in words.
  private func ending(of move: Int) -> String {
    guard !category.isStay(move) else { return "stays" }
    let undo = category.inverse(of: move).map { ", undone by \($0 + 1)" } ?? ""
    let name = names.isEmpty ? "" : "\(names[move]) "
    return "\(name)leads to place \(category.targets[move] + 1)\(undo)"
  }

  /// The views that two moves lead to.
  private func space(_ state: State) -> Markup<Message> {
    let around = space(at: state).duplicate()
    let rows = FiniteCategory.positions(in: around.shape).map { move in
      let there = around.peek(at: move)
      let next = FiniteCategory.positions(in: there.shape).map { step in
        "\(step + 1) \(there.peek(at: step))"
      }
      return Markup<Message>.li([], [.text("\(move + 1), then \(next.joined(separator: ", "))")])
    }
    return .section(
      [.label("space")],
      [.strong([], ["The space around it"]), .ul([], rows)]
    )
  }

  /// The last moves, and all moves as one.
  private func log(_ state: State) -> Markup<Message> {
    let hidden = max(0, state.log.count - Self.shownMoves)
    let shown = state.log.dropFirst(hidden).map { "\($0 + 1)" }
    let moves = (hidden > 0 ? ["…"] : []) + shown
    let text =
      state.log.isEmpty
      ? "Log: nothing yet"
      : "Log: \(moves.joined(separator: " ")), \(state.log.count.counted("move")), "
        + "together move \(state.composite + 1)"
    return .section([.label("log")], [.text(text)])
  }
}
