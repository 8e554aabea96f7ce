// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Bus
import ComonadLaws
import Comonads

extension Stops: Observed, Explorable where Value: Observed {
  public var landmark: String { "\(ahead.count) ahead" }
  public var exitCount: Int { ahead.count > 1 ? 1 : 0 }
  public func name(ofExit exit: Int) -> String { "moved(by: 1)" }
  public func step(through exit: Int) -> Stops { moved(by: Ride(1, answer: ())) }
}

extension Shuttle: Observed, Explorable where Value: Observed {
  public var landmark: String { stops.landmark }
  public var exitCount: Int { stops.exitCount }
  public func name(ofExit exit: Int) -> String { stops.name(ofExit: exit) }
  public func step(through exit: Int) -> Shuttle { Shuttle(stops.step(through: exit)) }
}

extension Generator where Value == Stops<Bit> {
  /// The generator of stops with a bit at each.
  public static let stops = Generator { draws in
    let next = draws.draw("next", Generator<Bit>.cases)
    let others = draws.draw("then", Generator<Bit>.cases.array(upTo: 4))
    draws.cover("several stops", atLeast: 0.3, when: !others.isEmpty)
    return Stops(next, then: others)
  }
}

/// The laws of a bus: those of a comonad, and those of its rides.
public func busLaws<W: Explorable>(
  _ generator: Generator<W>,
  riding: @escaping @Sendable (W, Ride<Void>) -> W
) -> Suite where W.Focus == Bit {
  let w = Variable("w", generator)
  let a = Variable("a", .integers(in: 0...3))
  let b = Variable("b", .integers(in: 0...3))
  return Suite("bus") {
    comonadLaws(generator, values: .cases)
    law("stay", "a ride of no stops leads nowhere")
      .states("w.moved(by: 0) == w")
      .forAll(w) { w in .same(riding(w, Ride(0, answer: ())), w) }
    law("add", "two rides are one as long as both")
      .states("w.moved(by: a).moved(by: b) == w.moved(by: a + b)")
      .forAll(w, a, b) { w, a, b in
        .same(
          riding(riding(w, Ride(a, answer: ())), Ride(b, answer: ())),
          riding(w, Ride(a + b, answer: ()))
        )
      }
  }
}

extension Instance {
  public static let stops = Instance(
    "Stops",
    busLaws(Generator.stops) { $0.moved(by: $1) }
  )
  public static let shuttle = Instance(
    "Shuttle",
    busLaws(Generator.stops.map { Shuttle($0) }) { $0.moved(by: $1) }
  )
}
