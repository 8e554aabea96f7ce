import ComponentKit
import Markup

/// What is live of a component on a page, without the page: events in, patches and steps out.
///
/// It does nothing outside: whoever has it does the steps, and tells of what comes of them. So it
/// is tested without a browser.
struct Session<A: ProgramArchitecture> where A.Program: MarkupProgram {
  typealias Message = A.Program.Message
  typealias Step = Agenda<Message>.Step
  typealias Ticket = Agenda<Message>.Ticket

  /// What happened outside.
  enum Happening {
    /// The page was opened.
    case opened
    /// A person did something; of a past event, the path is one of the markup before the last
    /// drawing.
    case event(Event, path: [Int], isPast: Bool = false)
    /// The page itself sends a message.
    case sent(Message)
    /// Work has sent a message.
    case heard(Message, Ticket)
    /// Work has ended.
    case ended(Ticket)
    /// A wait is over.
    case elapsed(Ticket)
  }

  private(set) var component: Component<A>
  private var markup: Markup<Message>
  /// The markup before the last drawing.
  private var former: Markup<Message>
  private var drawing: Drawing?

  /// Whether something has happened since the last drawing.
  private(set) var isStale = false

  private var agenda: Agenda<Message>?
  private var underWay: Set<Ticket> = Set()

  init(_ component: Component<A>) {
    self.component = component
    markup = component.view
    former = markup
  }

  /// Takes in what happened, and returns what is to be done; nil where nothing answers an event.
  mutating func take(_ happening: Happening) -> [Step]? {
    if Self.asksForNothing { return react(to: happening) }
    switch happening {
    case .opened: return act([])
    case .event, .sent: return react(to: happening)
    case .heard(let message, let ticket):
      return underWay.contains(ticket) ? act([message]) : []
    case .ended(let ticket):
      guard underWay.remove(ticket) != nil else { return [] }
      return follow(agenda?.end(ticket) ?? [])
    case .elapsed(let ticket): return follow(agenda?.elapse(ticket) ?? [])
    }
  }

  /// Returns what must change on the page; the first time, everything.
  mutating func redraw() -> Patch? {
    guard drawing != nil else {
      let first = Drawing(markup.node)
      drawing = first
      return .replace(first.node)
    }
    guard isStale else { return nil }
    isStale = false
    former = markup
    markup = component.view
    return drawing?.show(markup.node)
  }
}

// MARK: - Implementation

extension Session {
  /// Whether the program can ask for nothing, so that the module is without what would do it.
  static var asksForNothing: Bool { MemoryLayout<A.Program.Demands>.size == 0 }

  /// Sends a message, or the one that an event stands for.
  private mutating func react(to happening: Happening) -> [Step]? {
    switch happening {
    case .sent(let message): return act(message)
    case .event(let event, let path, let isPast):
      guard let message = (isPast ? former : markup).message(for: event, at: path) else { return nil }
      return act(message)
    default: return []
    }
  }

  private mutating func act(_ message: Message) -> [Step] {
    if !Self.asksForNothing { return act([message]) }
    component.send(message)
    isStale = true
    return []
  }

  /// Sends messages, and those that the program sends itself thereafter.
  private mutating func act(_ messages: [Message]) -> [Step] {
    var (waiting, next) = (messages, 0)
    var steps: [Step] = []
    repeat {
      if next < waiting.count {
        component.send(waiting[next])
        next += 1
        isStale = true
      }
      let effect = component.takeEffect()
      if case .none = effect { continue }
      for step in perform(effect) { note(step, &steps, &waiting) }
    } while next < waiting.count
    return steps
  }

  private mutating func perform(_ effect: Effect<Message>) -> [Step] {
    var now = agenda.take() ?? Agenda()
    defer { agenda = now }
    return now.perform(effect)
  }

  /// Notes steps of the agenda, and returns those that are to be done outside.
  private mutating func follow(_ all: [Step]) -> [Step] {
    var steps: [Step] = []
    var messages: [Message] = []
    for step in all { note(step, &steps, &messages) }
    return messages.isEmpty ? steps : steps + act(messages)
  }

  private mutating func note(
    _ step: Step,
    _ steps: inout [Step],
    _ messages: inout [Message]
  ) {
    switch step {
    case .send(let message): return messages.append(message)
    case .start(let ticket, _): underWay.insert(ticket)
    case .stop(let ticket): underWay.remove(ticket)
    case .wait: break
    }
    steps.append(step)
  }
}
