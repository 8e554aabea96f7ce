package import ComponentKit
import EmbeddedText
package import Markup

/// The parts of an experiment that know the types of its program.
///
/// The functions in it are what conformances of the program allow: on a page those that are known when
/// it is compiled, and elsewhere those that a cast finds.
package struct ExperimentParts<P: Program & Sendable>: Sendable where P.Message: Sendable {
  /// The program.
  package let program: P

  /// The word by which the program is chosen.
  package let name: String

  /// Messages to explore by, to measure, and to show how messages are written.
  package let messages: [P.Message]

  /// Writes a message as the log shows it; nil where messages have no text.
  package var write: (@Sendable (P.Message) -> String)?

  /// Returns the view of a state as lines of text.
  package let text: @Sendable (P, P.State) -> String

  /// Returns a view as markup, at a place where some messages would be refused.
  package let markup:
    @Sendable (ExperimentParts, P.View, (P.Message) -> Refusal?) -> Markup<P.Message>

  /// Reads the messages of a text, or says why there are none; nil where messages cannot be read.
  package var read: (@Sendable (String) throws(TextFlaw) -> [P.Message])?

  /// Whether two states are equal; nil where states cannot be compared.
  package var isEqual = P.stateEquality

  package init(
    _ program: P,
    named name: String,
    messages: [P.Message],
    write: (@Sendable (P.Message) -> String)?,
    text: @escaping @Sendable (P, P.State) -> String,
    markup:
      @escaping @Sendable (ExperimentParts, P.View, (P.Message) -> Refusal?) -> Markup<P.Message>
  ) {
    (self.program, self.name, self.messages) = (program, name, messages)
    (self.write, self.text, self.markup) = (write, text, markup)
  }
}

// MARK: - Messages

extension ExperimentParts {
  /// Writes a message as the log shows it.
  package func line(for message: P.Message) -> String { write?(message) ?? "a message" }

  /// Returns a message of the program as one of any program.
  func wrapped(_ message: P.Message) -> ProgramMessage {
    TypedMessage(message, line: line(for: message))
  }

  /// Returns a view whose messages are those of any program; one without a text is called by the control
  /// that sends it.
  func wrapped(_ view: Markup<P.Message>) -> Markup<ProgramMessage> {
    write == nil
      ? view.map { message, control in TypedMessage(message, line: control) }
      : view.map { message in wrapped(message) }
  }

  /// Returns a message as one of the program, unless it is one of another program.
  func own(_ message: ProgramMessage) -> P.Message? {
    (message as? TypedMessage<P.Message>)?.message
  }

  /// Why a message of another program is refused.
  func foreign(_ message: ProgramMessage) -> Refusal {
    Refusal("message must be one of \(name); got \(message.line.quoted)")
  }
}

// MARK: - Views

extension ExperimentParts {
  /// Draws a text, and a button for each usual message; one without a text has a number.
  package func drawn(_ text: String, _ refusal: (P.Message) -> Refusal?) -> Markup<P.Message> {
    let buttons = messages.enumerated().map { place, message in
      Markup<P.Message>.button(
        [.type("button"), .onClick(message), .disabled(refusal(message) != nil)],
        [.text(write?(message) ?? "message \(place + 1)")]
      )
    }
    return .div(
      [.class("program")],
      [.pre([], [.text(text)]), .div([.class("moves"), .role("group")], buttons)]
    )
  }
}

// MARK: - The space

extension ExperimentParts {
  /// Explores the states around one, within bounds; nil where there are too many.
  func space(
    around state: P.State,
    within bounds: Bounds,
    isEqual: (P.State, P.State) -> Bool
  ) -> SpaceAround? {
    let messages = messages.isEmpty ? offered(in: state) : messages
    let space = StateSpace(
      upTo: bounds.depth(of: messages.count),
      limit: Bounds.places,
      of: program,
      named: name,
      from: state,
      by: messages.map { (line: line(for: $0), message: $0) },
      isEqual: isEqual,
      text: { text(program, $0) }
    )
    return space.map { space in
      SpaceAround(
        space: space,
        messages: messages.map { wrapped($0) },
        past: way(along: bounds.log, to: state, in: space, by: messages, isEqual: isEqual)
      )
    }
  }

  /// The messages that a press or a changed box sends in a state, each line once, and eight at most.
  private func offered(in state: P.State) -> [P.Message] {
    let here = ProgramState(program, state: state)
    let markup = markup(self, program.view(state) { _ in }) { here.refusal(of: $0) }
    var lines: [String] = []
    var found: [P.Message] = []
    func visit(_ node: Node, at path: [Int]) {
      guard let element = node.element else { return }
      for kind in [Event.Kind.click, .submit, .change]
      where element.kinds.contains(Event.Kinds(kind)) {
        let event = Event(kind, isChecked: element["checked"] == nil)
        guard found.count < 8, let message = markup.message(for: event, at: path) else { continue }
        let line = line(for: message)
        if read != nil && lines.contains(line) { continue }
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

  /// The way from the start, as far as it is known.
  let past: [PastState]
}

/// How much of a space is explored.
package struct Bounds {
  /// The most places.
  static var places: Int { 60 }

  /// How many messages are sent one after another at most.
  var depth: Int

  /// The messages that have led to the present state, if the way is to be shown.
  var log: [ProgramMessage] = []

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
