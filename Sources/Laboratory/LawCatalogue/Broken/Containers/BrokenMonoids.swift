import ComonadLab
package import ComonadLaws

/// The monoids that are wrong.
package let brokenMonoids: [BrokenInstance] = [
  combine("keepsFirst", "combine leaves the value as it is") { word, _ in word }
    .caught(by: "monoid.left-identity"),
  combine("keepsOther", "combine replaces the value, by an empty one too") { _, other in other }
    .caught(by: "monoid.right-identity"),
  combine("separates", "combine writes a separator beside an empty word") { "\($0)-\($1)" }
    .caught(by: "monoid.left-identity", "monoid.right-identity"),
  FaultyInstance("Monoid.difference", "combine", "combine subtracts") {
    ruledLaws(Generator.integers(in: -9...9).map { Sum($0) }) { Sum($0.value - $1.value) }
  }.caught(by: "monoid.left-identity", "monoid.associativity"),
  FaultyInstance(
    "Monoid.floating",
    "combine",
    "combine rounds, since the numbers are of floating point"
  ) {
    monoidLaws(Generator<Int>.integers(in: 0...9).map { Tenths(value: Double($0) / 10) })
  }.caught(by: "monoid.associativity"),
  FaultyInstance("Monoid.shared", "combine", "copies share one object, which combine changes") {
    monoidLaws(Generator<String>.words.map { SharedWord(letters: Shared($0)) })
  }.caught(by: "monoid.copy"),
]

private let combine = OperationFamily<@Sendable (String, String) -> String>("Monoid", "combine") {
  ruledLaws(.words, rule: $0)
}

/// Returns the laws of values that are combined by a rule.
private func ruledLaws<Value: Monoid & Observed>(
  _ values: Generator<Value>,
  rule: @escaping @Sendable (Value, Value) -> Value
) -> Suite {
  monoidLaws(values.map { Ruled(value: $0, rule: rule) })
}

/// A value, combined with others by a rule, which the empty value takes from the other.
private struct Ruled<Value: Monoid & Observed>: Monoid, Observed {
  var value = Value.empty
  var rule: (@Sendable (_ value: Value, _ other: Value) -> Value)?

  static var empty: Ruled { Ruled() }

  mutating func combine(with other: Ruled) {
    rule = rule ?? other.rule
    value = rule?(value, other.value) ?? .empty
  }

  func show(in reading: inout ObservedText) { value.show(in: &reading) }
}

/// A number of floating point under addition.
private struct Tenths: Monoid, Observed {
  var value: Double

  static var empty: Tenths { Tenths(value: 0) }

  mutating func combine(with other: Tenths) { value += other.value }

  func show(in reading: inout ObservedText) { reading.add("\(value)") }
}

/// A word in an object that copies share.
private struct SharedWord: Monoid, Observed {
  let letters: Shared<String>

  static var empty: SharedWord { SharedWord(letters: Shared("")) }

  mutating func combine(with other: SharedWord) { letters.value += other.letters.value }

  func show(in reading: inout ObservedText) { letters.show(in: &reading) }
}

/// The actions of words on a dial that are wrong.
package let brokenMonoidActions: [BrokenInstance] = [
  action("clearsMark", "act changes the state by an empty word, too", Generator<Both>.cases) {
    SpelledDial.act(on: &$0.first, by: $1)
    $0.second = .zero
  }.caught(by: "monoid-action.identity"),
  action("reverses", "act begins with the last letter", trits) {
    SpelledDial.act(on: &$0, by: String($1.reversed()))
  }.caught(by: "monoid-action.composition"),
  action("counts", "act turns the dial once for each call", trits) { dial, _ in dial = dial.next }
    .caught(by: "monoid-action.identity", "monoid-action.composition"),
  action(
    "shared",
    "copies of the state share one object, which act changes",
    trits.map { Shared($0) }
  ) { SpelledDial.act(on: &$0.value, by: $1) }.caught(by: "monoid-action.copy"),
  FaultyInstance("MonoidAction.forgets", "act", "act logs nothing of what it does") {
    monoidActionLaws(ForgetfulDial.self, states: trits, changes: .words)
  }.caught(by: "monoid-action.log"),
]

private let trits = Generator<Trit>.cases

/// Returns the instance of a wrong action of words.
private func action<Dial: Observed>(
  _ name: String,
  _ fault: String,
  _ dials: Generator<Dial>,
  act: @escaping @Sendable (inout Dial, String) -> Void
) -> FaultyInstance {
  FaultyInstance("MonoidAction.\(name)", "act", fault) {
    monoidActionLaws(
      FaultyAction<Dial>.self,
      states: dials.map { FaultyAction.State(dial: $0, act: act) },
      changes: .words
    )
  }
}

/// An action of words whose states say how they act.
private enum FaultyAction<Dial: Observed>: MonoidAction {
  struct State: Observed {
    var dial: Dial
    let act: @Sendable (inout Dial, String) -> Void

    func show(in reading: inout ObservedText) { dial.show(in: &reading) }
  }

  static func act(on state: inout State, by change: String) { state.act(&state.dial, change) }
}

/// A dial that turns and logs nothing.
private enum ForgetfulDial: MonoidAction {
  static func act(on dial: inout Trit, by word: String) { SpelledDial.act(on: &dial, by: word) }

  static func act(on dial: inout Trit, by word: String, log: inout String) {
    act(on: &dial, by: word)
  }
}
