import ComponentKit
import LaboratoryCore
import Markup
import SamplePrograms

/// The part of the space around a program that its architecture shows.
struct ShownSpace {
  /// The kind of space.
  let title: String

  /// The states that the next messages lead to.
  var states: StateSpace?

  /// The actions that led here, where the space is a log.
  var actions: [String] = []
}

extension ShownProgram {
  /// The space around the present state, as the architecture shows it.
  var space: ShownSpace {
    switch architecture {
    case .elm: ShownSpace(title: "Moore: the next messages", states: states(depth: 2, limit: 4))
    case .halogen:
      ShownSpace(title: "Cofree: the next requests", states: states(depth: 2, limit: 4))
    case .react: ShownSpace(title: "Store: the neighbours", states: states(depth: 1, limit: 12))
    case .redux: ShownSpace(title: "Ledger: the actions so far", actions: actions)
    }
  }

  /// Explores by the messages of the view, and after them by the usual ones.
  private func states(depth: Int, limit: Int) -> StateSpace? {
    let state = timeline.present
    let messages = (messages(offeredIn: state) + Base.usualMessages).reduce(into: [Base.Message]())
    {
      if !$0.contains($1) { $0.append($1) }
    }
    return StateSpace(
      upTo: depth,
      of: Base(),
      named: Base.name,
      from: state,
      by: messages.prefix(limit).map { (line: Base.line(for: $0), message: $0) }
    ) { Base().view($0) { _ in } }
  }

  /// The messages that a press or a word sends in a state.
  private func messages(offeredIn state: Base.State) -> [Base.Message] {
    let markup = Base().markup(of: state)
    var found: [Base.Message] = []
    markup.node.visit { element, path in
      for kind in [Event.Kind.click, .submit, .change]
      where element.kinds.contains(Event.Kinds(kind)) {
        let event = Event(kind, isChecked: element["checked"] == nil)
        if let message = markup.message(for: event, at: path) { found.append(message) }
      }
    }
    return found + Base.commands.compactMap(\.message)
  }
}

extension Node {
  /// Calls a function with each element and its place, from the outside in.
  func visit(at path: [Int] = [], _ body: (Element, [Int]) -> Void) {
    guard let element else { return }
    body(element, path)
    for (position, child) in element.children.enumerated() {
      child.visit(at: path + [position], body)
    }
  }
}
