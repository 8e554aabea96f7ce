import ComponentKit
import Markup
import SamplePrograms

/// The space around the point in focus: what each message would show.
struct Prospect: Equatable {
  /// A message, what it would show, and what would follow.
  struct Branch: Equatable {
    /// The message, as a script writes it.
    let line: String
    /// What would be shown, on one line; or why the message would be refused.
    let shows: String
    /// Whether the message would be refused.
    let isRefused: Bool
    /// What the next messages would show.
    var next: [Branch] = []
  }

  /// What kind of space it is.
  let title: String

  /// The messages around the point in focus, or those that led there.
  var branches: [Branch] = []

  /// The actions that led there, where the space is a log.
  var actions: [String] = []
}

extension Component where A: ProgramArchitecture {
  /// Looks from a copy of the component to where messages would lead.
  ///
  /// A component is a value: what is seen there is never gone to.
  func branches<Base: ScriptedProgram>(
    depth: Int,
    limit: Int
  ) -> [Prospect.Branch] where A.Program == Traveller<Base> {
    guard depth > 0 else { return [] }
    return view.present.messages(of: Base.self).prefix(limit).map { message in
      var there = self
      let refusal = there.send(.message(message))
      var branch = Prospect.Branch(
        line: Base.line(for: message),
        shows: refusal?.reason ?? there.view.present.summary(of: Base.self),
        isRefused: refusal != nil
      )
      if refusal == nil {
        branch.next = there.branches(depth: depth - 1, limit: limit)
      }
      return branch
    }
  }
}

extension Equatable where Self: Sendable {
  /// The messages that a press or a word sends in this state, each once.
  fileprivate func messages<Base: ScriptedProgram>(of base: Base.Type) -> [Base.Message]
  where Base.State == Self {
    let markup = Base().markup(of: self)
    var found: [Base.Message] = []
    markup.node.visit { element, path in
      for kind in [Event.Kind.click, .submit, .change]
      where element.kinds.contains(Event.Kinds(kind)) {
        let event = Event(kind, isChecked: element["checked"] == nil)
        if let message = markup.message(for: event, at: path) { found.append(message) }
      }
    }
    for command in Base.commands where command.arguments.isEmpty {
      if let message = try? Base.parse(command.word[...]).first { found.append(message) }
    }
    return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The view of the state, on one line.
  fileprivate func summary<Base: ScriptedProgram>(of base: Base.Type) -> String
  where Base.State == Self {
    let lines = Base().view(self) { _ in }.split(separator: "\n")
    return String(lines.joined(separator: " / ").prefix(48))
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
