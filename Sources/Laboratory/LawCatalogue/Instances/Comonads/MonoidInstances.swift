import ComonadLab
import ComonadLaws

/// The monoids of the library and the actions on states.
///
/// `WriterAction` is missing: its state has one value, so no law of it can fail.
let monoidInstances: [Instance] =
  [
    Instance("Monoid.Array", monoidLaws(Generator<[Bit]>.spelled)),
    Instance("Monoid.String", monoidLaws(Generator<String>.words)),
    Instance("Monoid.Sum", monoidLaws(integers.map { Sum($0) })),
    Instance("Monoid.Product", monoidLaws(integers.map { Product($0) })),
    Instance(
      "Monoid.Ordering",
      monoidLaws(.element(of: [Ordering.same, .ascending, .descending]))
    ),
    Instance("Monoid.Endo", monoidLaws(changes)),
    Instance(
      "Monoid.Pair",
      monoidLaws(Generator { Pair($0.draw("first", .words), Sum($0.draw("second", integers))) })
    ),
    Instance("Monoid.Overwrite", monoidLaws(overwrites)),
    Instance("Monoid.Trivial", monoidLaws(.constant(Trivial()))),
    Instance("MonoidAction.Dial", action(Dial.self, states: .cases, changes: .spelled)),
    Instance("MonoidAction.words", action(SpelledDial.self, states: .cases, changes: .words)),
    Instance(
      "MonoidAction.OverwriteAction",
      action(OverwriteAction<Trit>.self, changes: overwrites)
    ),
    Instance(
      "MonoidAction.ReaderAction",
      action(ReaderAction<Trit>.self, changes: .constant(Trivial()))
    ),
  ]

private let integers = Generator<Int>.integers(in: -9...9)

/// The generator of functions on a circle of three, which do not commute.
private let changes = Generator<Endo<Trit>> { draws in
  let functions = draws.draw("steps", Generator<Trit>.cases.function(of: Trit.self).array(upTo: 2))
  return functions.reduce(.empty) { all, f in all.combined(with: Endo { $0 = f($0) }) }
}

/// The generator of positions that are put, or nothing.
private let overwrites = Generator<Trit>.cases.optional().map { position in
  position.map { Overwrite.with($0) } ?? .nothing
}

/// Returns the laws of an action without those of its monoid, which is an instance of its own.
private func action<Action: MonoidAction & SendableMetatype>(
  _ action: Action.Type,
  states: Generator<Action.State> = .cases,
  changes: Generator<Action.Change>
) -> Suite where Action.State: Observed & CaseIterable & Sendable, Action.Change: Observed {
  own(monoidActionLaws(action, states: states, changes: changes))
}
