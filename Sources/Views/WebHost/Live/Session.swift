import ComponentKit
import Markup

/// A component on a page, without the page: it takes inputs, and returns commands and patches.
///
/// It has no side effects: the page carries out the commands, and adds the inputs that result. So
/// tests run it without a browser.
struct Session<A: ProgramArchitecture> where A.Program: MarkupProgram {
  typealias Message = A.Program.Message
  typealias Scheduler = EffectScheduler<Message, Never>

  /// An input of the page.
  enum Input {
    /// The page was opened.
    case opened
    /// An event; the path of a past event belongs to the markup before the last change of the page.
    case event(Event, path: [Int], isPast: Bool = false)
    /// A message of the page itself.
    case message(Message)
  }

  private(set) var component: Component<A>
  private var markup: Markup<Message>
  /// The markup before the last change of the page.
  private var former: Markup<Message>
  private var drawing: Drawing?

  /// Whether a message was sent since the last rendering.
  private(set) var isStale = false

  /// Why the last message was refused, until the page takes it.
  var refusal: Refusal?

  /// Absent until the program first needs it, which keeps the module of a program without effects
  /// small.
  private var scheduler: Scheduler?

  /// The inputs that wait for their turn.
  private var inputs = InputQueue<Message, Never>()

  init(_ component: Component<A>) {
    self.component = component
    markup = component.view
    former = markup
  }

  /// Takes an input; returns false if no part of the view handles the event.
  mutating func take(_ input: Input) -> Bool {
    switch input {
    case .opened:
      if A.Program.hasEffects { schedule(nil) }
    case .event(let event, let path, let isPast):
      guard let message = (isPast ? former : markup).message(for: event, at: path) else {
        return false
      }
      take(message)
    case .message(let message): take(message)
    }
    return true
  }

  /// Takes an input of work or of a wait; a program without effects has none.
  mutating func add(_ input: InputQueue<Message, Never>.Input) {
    _ = inputs.admit(input)
  }

  /// Returns the next command for the page, or nil if none is left until the next input.
  mutating func next() -> Scheduler.Command? {
    while true {
      guard let command = scheduler?.next() else {
        guard let input = inputs.popFirst() else { return nil }
        withScheduler { $0.take(input) }
        continue
      }
      switch command {
      case .deliver(let message, _): schedule(message)
      case .enqueue(let message, _): add(.message(message))
      // The page renders once, when no command is left.
      case .notify, .note: continue
      default: return command
      }
    }
  }

  /// Returns the changes of the page; the first time, the whole page.
  mutating func redraw() -> Patch? {
    let before = markup
    if isStale {
      isStale = false
      markup = component.view
    } else if drawing != nil {
      return nil
    }
    guard drawing != nil else {
      let first = Drawing(markup.node)
      drawing = first
      return .replace(first.shown)
    }
    guard let patch = drawing?.show(markup.node) else { return nil }
    former = before
    return patch
  }
}

// MARK: - Implementation

extension Session {
  private mutating func take(_ message: Message) {
    if A.Program.hasEffects { add(.message(message)) } else { send(message) }
  }

  /// Sends a message.
  ///
  /// Also a refused one makes the view stale, because a field may show the refused text.
  private mutating func send(_ message: Message) {
    isStale = true
    refusal = component.send(message)
  }

  /// Sends a message, if there is one, and schedules the effect.
  private mutating func schedule(_ message: Message?) {
    if let message { send(message) }
    let (effect, hasMoved) = (component.takeEffect(), message != nil && refusal == nil)
    withScheduler { $0.handled(effect, hasMoved: hasMoved) }
  }

  private mutating func withScheduler(_ body: (inout Scheduler) -> Void) {
    var now = scheduler.take() ?? Scheduler()
    body(&now)
    scheduler = now
  }
}
