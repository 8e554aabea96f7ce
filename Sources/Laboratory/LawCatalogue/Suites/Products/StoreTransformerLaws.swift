import ComonadLab
import ComonadLaws

/// A space of functions of a position.
typealias Functions = Traced<String, (Trit) -> Bit>

/// A store of its own positions beside a space of functions of one.
typealias Transformer = Day<Store<Trit, Trit>, Functions, Bit>

/// Returns the laws by which a store of its own positions beside a space is the store transformer.
///
/// - Parameter make: Puts a store at a position beside a space.
/// - Returns: The suite.
func storeTransformerLaws(
  _ make: @escaping @Sendable (Trit, Functions) -> Transformer = { position, w in
    Day(Store(position: position) { $0 }, w) { $1($0) }
  }
) -> Suite {
  let values = Generator<Bit>.cases.function(of: String.self)
  let w = Variable(
    "w",
    Generator { draws in
      let value = draws.draw("value", values)
      return Functions { log in { position in value("\(log)\(position)") } }
    }
  )
  let (s, p) = (Variable("s", Generator<Trit>.cases), Variable("p", Generator<Trit>.cases))
  let m = Variable("m", tellings)
  return Suite("store-transformer", source: "Kmett, Control.Comonad.Trans.Store, 2011") {
    law("extract", "a store transformer applies the function in focus to the position")
      .states("t.extract() == w.extract()(s)")
      .forAll(w, s) { w, s in .same(make(s, w).extract(), w.extract()(s)) }
    law("put", "putting a position applies the function to that position")
      .states("t.moved(by: .left(.put(p))).extract() == w.extract()(p)")
      .forAll(w, s, p) { w, s, p in
        .same(make(s, w).moved(by: .left(.put(p))).extract(), w.extract()(p))
      }
    law("lift", "moving the space applies the new function to the same position")
      .states("t.moved(by: .right(m)).extract() == w.moved(by: m).extract()(s)")
      .forAll(w, s, m) { w, s, m in
        .same(make(s, w).moved(by: .right(m)).extract(), w.moved(by: m).extract()(s))
      }
  }
}
