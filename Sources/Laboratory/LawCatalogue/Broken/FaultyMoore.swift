import ComonadLaws
import Comonads
import MooreFree

/// A machine of which one operation may be wrong; the others are right.
///
/// Looking from everywhere is answering everywhere with what is seen, unless it is the operation
/// that is wrong.
protocol MooreFault: SendableMetatype {
  static var operation: String { get }
  static var text: String { get }
  static func map<V, O>(_ w: Moore<Bit, V>, _ f: @escaping (V) -> O) -> Moore<Bit, O>
  static func duplicate<V>(_ w: Moore<Bit, V>) -> Moore<Bit, Moore<Bit, V>>
  static func extend<V, O>(
    _ w: Moore<Bit, V>,
    _ f: @escaping (Moore<Bit, V>) -> O
  ) -> Moore<Bit, O>
}

extension MooreFault {
  static func map<V, O>(_ w: Moore<Bit, V>, _ f: @escaping (V) -> O) -> Moore<Bit, O> { w.map(f) }

  static func duplicate<V>(_ w: Moore<Bit, V>) -> Moore<Bit, Moore<Bit, V>> { extend(w) { $0 } }

  static func extend<V, O>(
    _ w: Moore<Bit, V>,
    _ f: @escaping (Moore<Bit, V>) -> O
  ) -> Moore<Bit, O> { w.extend(f) }
}

/// A machine that does what its fault says.
struct FaultyMoore<Fault: MooreFault, Value>: Comonad {
  typealias Focus = Value

  let machine: Moore<Bit, Value>

  func extract() -> Value { machine.output }

  func map<Other>(_ f: @escaping (Value) -> Other) -> FaultyMoore<Fault, Other> {
    FaultyMoore<Fault, Other>(machine: Fault.map(machine, f))
  }

  func duplicate() -> FaultyMoore<Fault, FaultyMoore> {
    FaultyMoore<Fault, FaultyMoore>(
      machine: Fault.duplicate(machine).map { FaultyMoore(machine: $0) }
    )
  }

  func extend<Other>(_ f: @escaping (FaultyMoore) -> Other) -> FaultyMoore<Fault, Other> {
    FaultyMoore<Fault, Other>(machine: Fault.extend(machine) { f(FaultyMoore(machine: $0)) })
  }
}

extension FaultyMoore: Observed, Explorable where Value: Observed {
  var exitCount: Int { 2 }

  func step(through exit: Int) -> FaultyMoore {
    FaultyMoore(machine: machine.stepped(Bit.allCases[exit]))
  }

  func name(ofExit exit: Int) -> String { "stepped(\(Bit.allCases[exit]))" }
}

extension Generator where Value == Moore<Bit, Bit> {
  /// The generator of machines whose state is the word of their inputs, which is soon written.
  static var wordMachines: Generator {
    let outputs = Generator<Bit>.cases.function(of: String.self)
    return Generator { draws in
      Moore(state: "", output: draws.draw("output", outputs), step: { $0 += "\($1)" })
    }
  }
}
