// Rejected because: the update of a wrapper would drop the effects of the wrapped program.
// error: a program that wraps or contains others must say what a message does by its step, since an update alone would drop effects: func step(_ state: inout State, by message: Message, effects: inout Effects) -> Refusal?
// with: CounterProgram.swift

import ComponentKit

struct Twice: WrappingProgram {
  let base = Counter()

  #if ACCEPTED
  func step(_ count: inout Int, by message: Int, effects: inout NoEffects<Int>) -> Refusal? {
    base.step(&count, by: 2 * message, effects: &effects)
  }
  #else
  func update(_ count: inout Int, by message: Int) { count += 2 * message }
  #endif

  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}
