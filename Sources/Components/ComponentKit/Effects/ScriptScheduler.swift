/// A scheduler for a script: messages of the program itself are delivered, and no work is done.
///
/// Work that is started never ends, so no effect that follows work in a sequence begins.
package struct ScriptScheduler<Message> {
  private var scheduler = EffectScheduler<Message, Never>()
  private var messages = Queue<Message>()
  private var events: [EffectEvent] = []

  /// Creates a scheduler without work.
  package init() {}

  /// Schedules an effect of the program.
  package mutating func handle(_ effect: Effect<Message>) {
    scheduler.handled(effect, hasMoved: false)
    while let command = scheduler.next() {
      switch command {
      case .enqueue(let message, _): messages.append(message)
      case .note(let event, _): events.append(event)
      default: break
      }
    }
  }

  /// Removes and returns the next message that the program sends itself.
  package mutating func nextMessage() -> Message? { messages.popFirst() }

  /// Removes and returns the events since the last call.
  package mutating func takeEvents() -> [EffectEvent] {
    defer { events = [] }
    return events
  }
}

extension Component where A: ProgramArchitecture {
  /// Delivers the messages that the program sends itself, and does no work.
  ///
  /// - Parameter limit: How many messages are delivered at most.
  /// - Complexity: One call of ``send(_:)`` for each message.
  package mutating func deliverOwn(atMost limit: Int = .max) {
    var scheduler = ScriptScheduler<A.Program.Message>()
    scheduler.handle(takeEffect())
    var rest = limit
    while rest > 0, let message = scheduler.nextMessage() {
      rest -= 1
      send(message)
      scheduler.handle(takeEffect())
    }
  }
}
