package import ComponentKit
import EmbeddedText
import LaboratoryCore
package import Markup

/// The parts of an experiment that know the types of its program.
package final class ExperimentParts<P: MarkupProgram & Sendable>: Sendable {
  package typealias Explore =
    @Sendable (_ parts: ExperimentParts, _ state: P.State, _ bounds: Bounds) -> SpaceAround?

  let program: P
  let name: String
  let summary: String
  let lines: MessageLines<P>?
  let usual: [P.Message]

  /// Returns the states around one; nil where states cannot be compared.
  let explore: Explore?

  package init(
    _ program: P,
    _ name: String,
    _ summary: String,
    _ lines: MessageLines<P>?,
    _ usual: [P.Message],
    explore: Explore?
  ) {
    (self.program, self.name, self.summary) = (program, name, summary)
    (self.lines, self.usual, self.explore) = (lines, usual, explore)
  }
}

// MARK: - Messages

extension ExperimentParts {
  /// Writes a message as the log shows it.
  func line(for message: P.Message) -> String { lines?.write(message) ?? "a message" }

  /// Returns a message of the program as one of any program.
  func wrapped(_ message: P.Message) -> ProgramMessage {
    TypedMessage(message, line: line(for: message))
  }

  /// Returns a message as one of the program, unless it is one of another program.
  func own(_ message: ProgramMessage) -> P.Message? {
    (message as? TypedMessage<P.Message>)?.message
  }
}

// MARK: - The space

extension ExperimentParts where P.State: Equatable {
  /// Returns the states around one, within bounds.
  package func space(
    around state: P.State,
    within bounds: Bounds,
    _ text: (P.State) -> String
  ) -> SpaceAround? {
    let messages = usual.isEmpty ? offered(in: state) : usual
    let space = StateSpace(
      upTo: bounds.depth(of: messages.count),
      limit: Bounds.places,
      of: program,
      named: name,
      from: state,
      by: messages.map { (line: line(for: $0), message: $0) },
      text: text
    )
    return space.map { SpaceAround(space: $0, messages: messages.map { wrapped($0) }) }
  }

  /// The messages that a press or a changed box sends in a state, each line once, and eight at most.
  private func offered(in state: P.State) -> [P.Message] {
    let markup = program.markup(of: state)
    var lines: [String] = []
    var found: [P.Message] = []
    func visit(_ node: Node, at path: [Int]) {
      guard let element = node.element else { return }
      for kind in [Event.Kind.click, .submit, .change]
      where element.kinds.contains(Event.Kinds(kind)) {
        let event = Event(kind, isChecked: element["checked"] == nil)
        guard found.count < 8, let message = markup.message(for: event, at: path) else { continue }
        let line = line(for: message)
        if self.lines != nil && lines.contains(line) { continue }
        lines.append(line)
        found.append(message)
      }
      for place in element.children.indices {
        visit(element.children[place], at: path + [place])
      }
    }
    visit(markup.node, at: [])
    return found
  }
}

/// The states around the present one, and the messages that lead to them.
package struct SpaceAround {
  let space: StateSpace

  /// The messages, in the order of the space.
  let messages: [ProgramMessage]
}

/// How much of a space is explored.
package struct Bounds {
  /// The most places.
  static var places: Int { 60 }

  /// How many messages are sent one after another at most.
  var depth: Int

  /// How many rows there are for the tree of so many messages, and as many after each of them.
  var rows = Int.max

  /// The depth to explore by so many messages: at least one, and no deeper than the rows hold.
  func depth(of messages: Int) -> Int {
    var (deepest, width, rows) = (1, messages, messages)
    while deepest < depth {
      width *= messages
      rows += width
      if rows > self.rows { break }
      deepest += 1
    }
    return deepest
  }
}
