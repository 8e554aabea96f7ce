import ComonadLaws
import ComponentKit
import EmbeddedText

extension Tester {
  /// Reports effects and messages that the test has not expected, before it goes on.
  func reportLeftovers() {
    settle()
    reportState?(self)
    reportEffects()
    reportMessages()
  }

  /// Reports effects, once for each message that led to some.
  private func reportEffects() {
    let events = scheduler.events
    scheduler.events = []
    var causes: [Cause] = []
    for (_, cause) in events where !causes.contains(cause) { causes.append(cause) }
    for cause in causes {
      let found = events.filter { $0.cause == cause }.map(\.event)
      let names = found.map { ".\($0.call)" }.joined(separator: ", ")
      fail(
        "\(cause.text) had effects that were not expected.",
        lines: found.map { "+ \($0)" },
        remedy: "Expect them with expect(effects: [\(names)]), name the work with work(_:), "
          + "or loosen the test with ignoring(.effects).",
        at: cause.location
      )
    }
  }

  /// Reports messages, and delivers them nevertheless, as a host would.
  func reportMessages() {
    guard let cause = scheduler.messages.first?.cause else { return }
    let found = scheduler.messages.map(\.message)
    fail(
      "\(cause.text) led to messages that were not received.",
      lines: found.map { "+ \(MessageText.text(of: $0))" },
      remedy: "Receive each with receive(_:), or loosen the test with ignoring(.messages).",
      at: cause.location
    )
    deliverMessages()
    reportEffects()
  }

  /// Reports everything that is left.
  func finish(at location: CodeLocation) {
    reportLeftovers()
    reportChildren(at: location)
    if !scheduler.tickets.isEmpty, !ignored.contains(.work) {
      fail(
        "Work still runs at the end of the test.",
        lines: works.map { "+ \($0)" },
        remedy: "Let it end with work(_:).finish(), let the program cancel it, "
          + "or loosen the test with ignoring(.work).",
        at: location
      )
    }
    if !unexpectedErrors.isEmpty {
      fail(
        "Work ended with errors that were not expected.",
        lines: unexpectedErrors.map { "+ \($0)" },
        remedy: "Expect each with expect(error:), make it a message in the work, "
          + "or loosen the test with ignoring(.errors).",
        at: location
      )
      unexpectedErrors = []
    }
  }

  /// Reports children that have come into the state without a declaration.
  private func reportChildren(at location: CodeLocation) {
    let running = component.programState
    let names = running.program.undeclaredChildren(in: running.state)
    if names.isEmpty { return }
    fail(
      "The state holds children that are not declared, so nothing passes on their effects.",
      lines: names.map { "+ \($0)" },
      remedy: "Add a Part of each name to `children` of the program.",
      at: location
    )
  }

  /// The work that has not ended, in words, in the order in which it was requested.
  ///
  /// - Complexity: O(work that has not ended).
  public var works: [String] {
    settle()
    return scheduler.tickets.map { scheduler.description(of: $0) }
  }
}

extension EffectEvent {
  /// The call that makes it.
  fileprivate var call: String {
    let name = id.map { "\"\($0)\"" } ?? "nil"
    return switch self {
    case .start: "start(\(name))"
    case .wait: "wait(\(name))"
    case .drop: "drop(\(name))"
    case .cancel: "cancel(\(name))"
    }
  }
}
