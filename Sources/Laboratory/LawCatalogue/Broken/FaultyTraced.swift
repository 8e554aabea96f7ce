import ComonadLaws
import Comonads

/// A space of logs, as a function of words, in which one operation may be wrong.
protocol TracedFault: SendableMetatype {
  static var operation: String { get }
  static var text: String { get }
  static var empty: String { get }
  static func combine(_ log: String, _ other: String) -> String
  static func extend<V, O>(
    _ w: @escaping (String) -> V,
    _ f: @escaping (@escaping (String) -> V) -> O
  ) -> (String) -> O
}

extension TracedFault {
  static var empty: String { "" }

  static func combine(_ log: String, _ other: String) -> String { log + other }

  static func extend<V, O>(
    _ w: @escaping (String) -> V,
    _ f: @escaping (@escaping (String) -> V) -> O
  ) -> (String) -> O {
    { log in f { w(combine(log, $0)) } }
  }
}

/// A space of logs that does what its fault says.
struct FaultyTraced<Fault: TracedFault, Value>: Comonad {
  typealias Focus = Value

  let values: (String) -> Value

  func trace(_ log: String) -> Value { values(log) }

  func extract() -> Value { values(Fault.empty) }

  func map<Other>(_ f: @escaping (Value) -> Other) -> FaultyTraced<Fault, Other> {
    FaultyTraced<Fault, Other> { f(values($0)) }
  }

  func duplicate() -> FaultyTraced<Fault, FaultyTraced> { extend { $0 } }

  func extend<Other>(_ f: @escaping (FaultyTraced) -> Other) -> FaultyTraced<Fault, Other> {
    FaultyTraced<Fault, Other>(values: Fault.extend(values) { f(FaultyTraced(values: $0)) })
  }
}

extension FaultyTraced: Observed, Explorable where Value: Observed {
  var exitCount: Int { 2 }

  func step(through exit: Int) -> FaultyTraced {
    let letter = exit == 0 ? "a" : "b"
    return FaultyTraced { values(letter + $0) }
  }

  func name(ofExit exit: Int) -> String { exit == 0 ? "after(\"a\")" : "after(\"b\")" }
}
