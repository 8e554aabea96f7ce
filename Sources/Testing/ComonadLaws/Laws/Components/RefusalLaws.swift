public import ComponentKit

/// Returns the laws of the refusals of a program: `refusal(of:in:)` says what its step says.
///
/// The step of most programs asks `refusal(of:in:)` and updates, so nothing can contradict it. Check a
/// program that gives its step itself, as compositions of children do:
///
/// ```swift
/// struct Purse: Program {
///   let initial = 3
///   func update(_ coins: inout Int, by paid: Int) { coins -= paid }
///   func refusal(of paid: Int, in coins: Int) -> Refusal? {
///     paid < coins ? nil : Refusal("there are only \(coins)")
///   }
///   func step(_ coins: inout Int, by paid: Int, effect: inout Effect<Int>) -> Refusal? {
///     guard paid <= coins else { return Refusal("there are only \(coins)") }
///     coins -= paid
///     return nil
///   }
///   func view(_ coins: Int, send: @escaping (Int) -> Void) -> Int { coins }
/// }
/// let laws = refusalLaws(Purse(), messages: .integers(in: 0...4))
/// Instance("Purse", laws).check().broken  // ["refusal.agreement"]
/// ```
///
/// Effects are compared by starting their work and by the descriptions of their messages, so give
/// the program work that answers the same each time.
///
/// - Parameters:
///   - program: Makes the program.
///   - messages: The generator of the messages sent to it.
/// - Returns: The suite.
public func refusalLaws<P: Program & SendableMetatype>(
  _ program: @autoclosure @escaping @Sendable () -> P,
  messages: Generator<P.Message>
) -> Suite where P.View: Observed {
  let messages = Variable("messages", messages.histories)
  return Suite("refusal") {
    law("agreement", "a program says why it refuses a message exactly where its step refuses it")
      .states("p.firstRefusal(of: m, in: s) == p.step(&s, by: m, effect: &e)")
      .forAll(messages) { messages in
        var state = ProgramState(program())
        let answers = messages.map { message in
          (said: state.refusal(of: message)?.reason, done: state.step(by: message)?.reason)
        }
        return .same(answers.map(\.said), answers.map(\.done))
      }
    law("unchanged", "a message that the step refuses changes neither the state nor the effects")
      .states("p.step(&s, by: m, effect: &e) != nil implies s and e are as before")
      .forAll(messages) { messages in
        // A change that does not show at once shows after a later message.
        var (all, accepted) = (ProgramState(program()), ProgramState(program()))
        let states = messages.map { message in
          if all.step(by: message) == nil { accepted.step(by: message) }
          return (all, accepted)
        }
        return .same(states.map(\.0.view), states.map(\.1.view))
          .and(.same(states.map(\.0.effect), states.map(\.1.effect)))
      }
  }
}
