import ComonadLaws
public import ComponentKit
import EmbeddedText

// MARK: - Sending

extension Tester {
  /// Sends a message, which the program must accept, or refuse for a reason that is named.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - reason: The reason of the refusal; nil where the program must accept the message.
  ///   - expected: The events of the effects that the program requests; when left out, expect them
  ///     afterwards.
  ///   - fileID: The module and the file of the test.
  ///   - filePath: The path of the file.
  ///   - line: The line.
  ///   - column: The column.
  /// - Complexity: O(effects of the message) besides the program's own functions.
  public func send(
    _ message: Message,
    refused reason: String? = nil,
    expecting expected: EffectEvent...,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    reportLeftovers()
    let words = "send(\(MessageText.brief(message)))"
    let refusal = deliver(message, causing: Cause(text: words, location: location))
    if refusal?.reason != reason {
      let (outcome, remedy) =
        if reason == nil {
          ("refused", "Expect it with send(_:refused:), or send an accepted message.")
        } else if refusal == nil {
          ("accepted", "Send it with send(_:), or fix the program's refusal(of:in:).")
        } else {
          (
            "refused for another reason",
            "Expect the actual reason, or fix the program's refusal(of:in:)."
          )
        }
      let lines = [reason.map { "- \($0)" }, refusal.map { "+ \($0)" }].compactMap(\.self)
      fail("\(words) was \(outcome).", lines: lines, remedy: remedy, at: location)
    }
    if !expected.isEmpty { expectEffects(expected, at: location) }
  }

  /// Moves the clock; debounced and throttled work starts when its time has come.
  ///
  /// - Complexity: O(timers that are due), each with what it starts or delivers.
  public func advance(by duration: Duration) {
    precondition(duration >= .zero, "duration must not be negative; got \(duration)")
    let end = clock.now.advanced(by: duration)
    settle()
    while let next = [scheduler.nextTime, clock.nextTime].compactMap({ $0 }).min(), next <= end {
      clock.advance(to: next)
      settle()
    }
    clock.advance(to: end)
    settle()
  }
}

// MARK: - Follow-up messages

extension Tester {
  /// Sends the component a message and does the effect, or returns why it was refused.
  func deliver(_ message: Message, causing cause: Cause) -> Refusal? {
    let refusal = component.send(message)
    if refusal == nil { perform(causing: cause) }
    return refusal
  }

  /// Schedules the effect of the component.
  func perform(causing cause: Cause) {
    self.cause = cause
    scheduler.handle(component.takeEffect(), cause)
    settle()
  }

  /// Runs the timers that are due, takes the outputs of started work, and drops what is ignored.
  func settle() {
    scheduler.now = clock.now
    collect()
    while let timer = scheduler.nextTimer(until: clock.now) { fire(timer) }
    if ignored.contains(.effects) { scheduler.events = [] }
    if ignored.contains(.errors) { unexpectedErrors = [] }
    guard ignored.contains(.messages), !isDelivering else { return }
    deliverMessages()
  }

  private func fire(_ timer: TestScheduler<Message>.Timer) {
    switch timer.action {
    case .elapse: scheduler.elapse(timer.ticket)
    case .end(let failure): end(timer.ticket, failure)
    case .send(let message):
      guard let cause = scheduler.cause(of: timer.ticket) else { return }
      let name = scheduler.work(of: timer.ticket)?.id.text ?? ""
      let work = Cause(text: "work \(name)", location: cause.location)
      deliver(message, ofWork: timer.ticket, work)
    }
  }

  /// Delivers a message of work at once.
  func deliver(_ message: Message, ofWork ticket: Int, _ cause: Cause) {
    let count = scheduler.messages.count
    scheduler.receive(message, from: ticket, cause)
    guard scheduler.messages.count > count else { return }
    let (message, cause) = scheduler.messages.removeLast()
    pass(message, from: cause)
  }

  /// Delivers the messages that wait, and those that they lead to.
  func deliverMessages() {
    isDelivering = true
    defer { isDelivering = false }
    var rest = ownMessageLimit
    while !scheduler.messages.isEmpty {
      let (message, cause) = scheduler.messages.removeFirst()
      rest -= 1
      guard rest > 0 else {
        scheduler.messages = []
        return fail(
          "\(cause.text) led to more than \(ownMessageLimit) messages.",
          remedy: "Fix the program: it sends itself messages without end.",
          at: cause.location
        )
      }
      pass(message, from: cause)
    }
  }

  /// Delivers a message that the program or its work has sent.
  func pass(_ message: Message, from cause: Cause) {
    let onward = Cause(text: "receive(\(MessageText.brief(message)))", location: cause.location)
    guard let refusal = deliver(message, causing: onward) else { return }
    fail(
      "\(MessageText.brief(message)), which came from \(cause.text.lowercasedFirst), was refused.",
      lines: ["+ \(refusal)"],
      remedy: "Fix the program: its effects must not send messages that it refuses.",
      at: cause.location
    )
  }
}

extension String {
  /// The text as the middle of a sentence.
  var lowercasedFirst: String { hasPrefix("The ") ? "the " + dropFirst(4) : self }
}
