public import Comonads
public import LedgerUpdate
public import TracedWriter

/// A monoid whose values are spelled with letters.
///
/// A law goes along the letters, one by one. Those of words do not commute, so a law that
/// ignores the order fails:
///
/// ```swift
/// String.letters  // ["a", "b"]
/// [Bit].letters.count  // 2
/// ```
public protocol Spelled: Monoid, Observed {
  /// The letters, of which two are a good number.
  static var letters: [Self] { get }
}

extension String: Spelled {
  /// The letters a and b.
  public static let letters = ["a", "b"]
}

extension Array: Spelled where Element: CaseIterable & Observed {
  /// The lists of one element.
  ///
  /// - Complexity: O(cases of the elements).
  public static var letters: [[Element]] { Element.allCases.map { [$0] } }
}

extension Generator where Value: Spelled {
  /// The generator of words of up to four letters.
  package static var spelled: Generator {
    Generator<Int>.all(of: Array(0..<max(1, Value.letters.count))).array(upTo: 4).map {
      $0.reduce(.empty) { $0.combined(with: Value.letters[$1]) }
    }
  }
}

// MARK: - Traced

extension Traced: Observed, Explorable, ShapedSpace where Log: Spelled, Value: Observed {
  /// One step for each letter.
  public typealias Exits = TracedContainer<Log>

  /// The only shape.
  public var exitShape: Void { () }

  /// Returns the space moved along a letter.
  public func moved(through letter: Log) -> Traced { moved(by: .tell(letter)) }

  /// Returns the name of the move.
  public static func name(through letter: String) -> String { "moved(by: .tell(\(letter)))" }
}

extension TracedContainer: ExplorableContainer where Log: Spelled {
  /// Returns the letters.
  public static func exits(of shape: Void) -> [Log] { Log.letters }
}

extension Generator {
  /// Returns the generator of spaces with any value for each log.
  public static func traces<Log: Spelled, Element: Observed>(
    values: Generator<Element>
  ) -> Generator where Value == Traced<Log, Element> {
    let functions = values.valuation(of: Log.self)
    return Generator { draws in draws.wandered(Traced(draws.draw("value", functions))) }
  }
}

extension Generator where Value == Traced<String, Bit> {
  /// The generator of spaces with a bit for each word.
  public static var traces: Generator { traces(values: .cases) }
}

// MARK: - Ledger

extension Ledger: Observed, Explorable, ShapedSpace
where Action.State: Observed, Action.Change: Spelled, Value: Observed {
  /// One step for each letter of the changes.
  public typealias Exits = LedgerContainer<Action>

  /// The state.
  public var exitShape: Action.State { state }

  /// Returns the ledger after a change.
  public func moved(through change: Action.Change) -> Ledger { moved(by: .dispatch(change)) }

  /// Returns the name of the move.
  public static func name(through change: String) -> String { "moved(by: .dispatch(\(change)))" }
}

extension LedgerContainer: ExplorableContainer
where Action.State: Observed, Action.Change: Spelled {
  /// Returns the letters of the changes.
  public static func exits(of shape: Action.State) -> [Action.Change] { Action.Change.letters }
}

extension Generator {
  /// Returns the generator of ledgers with any value for each state and log.
  public static func ledgers<Action: MonoidAction & SendableMetatype, Element: Observed>(
    _ action: Action.Type = Action.self,
    states: Generator<Action.State>,
    values: Generator<Element>
  ) -> Generator
  where Value == Ledger<Action, Element>, Action.State: Observed, Action.Change: Spelled {
    let functions = values.valuation(of: Pair<Action.State, Action.Change>.self)
    return Generator { draws in
      let state = draws.draw("state", states)
      let value = draws.draw("value", functions)
      return draws.wandered(Ledger(state: state) { state, log in value(Pair(state, log)) })
    }
  }
}

/// The reducer of a dial: one step turns it, the other one sets it to zero.
///
/// The steps do not commute.
package enum Dial: Reducer {
  /// Turns the dial on the first step, and sets it to zero on the other.
  package static func reduce(_ state: inout Trit, by step: Bit) {
    state = step == .zero ? state.next : .zero
  }
}

/// The action of words on a dial: the letter a turns it, every other one sets it to zero.
package enum SpelledDial: MonoidAction {
  /// Applies the letters in order.
  ///
  /// - Complexity: O(letters).
  package static func act(on state: inout Trit, by change: String) {
    for letter in change { state = letter == "a" ? state.next : .zero }
  }
}

extension Generator where Value == Ledger<Dial, Bit> {
  /// The generator of ledgers of a dial.
  package static var ledgers: Generator { ledgers(states: .cases, values: .cases) }
}

extension Generator where Value == Ledger<SpelledDial, Bit> {
  /// The generator of ledgers of a dial that is moved by words.
  package static var ledgers: Generator { ledgers(states: .cases, values: .cases) }
}
