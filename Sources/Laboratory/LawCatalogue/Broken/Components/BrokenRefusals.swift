import ComonadLaws
import ComponentKit

/// Keypads whose step and whose `refusal(of:in:)` disagree, or whose refusals change something.
let brokenRefusals: [BrokenInstance] = [
  keypad("saysNothing", "refusal", "the program says of no message that it refuses it") {
    $0.refusal = { _, _ in nil }
  }.caught(by: "refusal.agreement"),
  keypad("takesAll", "step", "the step takes messages that the program says it refuses") {
    $0.step = { word, message, _ in
      Keypad().update(&word, by: message)
      return nil
    }
  }.caught(by: "refusal.agreement"),
  keypad("changes", "step", "the step changes the state before it refuses") {
    $0.step = { word, message, _ in
      let refusal = Keypad().refusal(of: message, in: word)
      Keypad().update(&word, by: message)
      return refusal
    }
  }.caught(by: "refusal.unchanged"),
]

private let keypad = FaultFamily("Refusals", KeypadRules()) { rules in
  refusalLaws(RuledKeypad(rules: rules), messages: Keypad.messages)
}

/// What a keypad does with a message, and what it says about it.
private struct KeypadRules: Sendable {
  typealias Step =
    @Sendable (inout String, Keypad.Message, inout Effect<Keypad.Message>) -> Refusal?

  var step: Step = obey

  var refusal: @Sendable (Keypad.Message, String) -> Refusal? = {
    Keypad().refusal(of: $0, in: $1)
  }

  /// Does what a keypad does.
  @Sendable
  static func obey(
    _ word: inout String,
    _ message: Keypad.Message,
    _ effect: inout Effect<Keypad.Message>
  ) -> Refusal? {
    Keypad().step(&word, by: message, effect: &effect)
  }
}

/// A keypad by other rules.
private struct RuledKeypad: Program {
  let rules: KeypadRules
  let initial = ""

  func update(_ word: inout String, by message: Keypad.Message) -> Effect<Keypad.Message> {
    var effect = Effect<Keypad.Message>.none
    _ = rules.step(&word, message, &effect)
    return effect
  }

  func step(
    _ word: inout String,
    by message: Keypad.Message,
    effect: inout Effect<Keypad.Message>
  ) -> Refusal? {
    rules.step(&word, message, &effect)
  }

  func refusal(of message: Keypad.Message, in word: String) -> Refusal? {
    rules.refusal(message, word)
  }

  func view(_ word: String, send: @escaping (Keypad.Message) -> Void) -> Panel {
    Keypad().view(word, send: send)
  }
}
