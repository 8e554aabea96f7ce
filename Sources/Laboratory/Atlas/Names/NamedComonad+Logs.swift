import Comonads
import EmbeddedText
import FreeMonad
import LedgerUpdate
import MooreFree
import SharedLaboratory
import TracedWriter

extension NamedComonad {
  /// The machine without inputs.
  static var moore: [NamedComonad] {
    [
      NamedComonad(name: "Moore without inputs", moveCount: 1, placeCount: 1) {
        FiniteCategory(
          of: [Moore<Never, Int>(state: 0, output: { $0 }, step: { _, _ in }).meaning],
          positions: { _ in [[]] },
          shape: { _ in 0 },
          position: { $0.count }
        )
      }
    ]
  }

  /// The traced values over a monoid of the package.
  private static func traced<Log: Monoid, LogName: Hashable>(
    _ name: String,
    _ logs: [Log],
    by distinguish: @escaping (Log) -> LogName
  ) -> NamedComonad {
    NamedComonad(name: "Traced over \(name)", moveCount: logs.count, placeCount: 1) {
      FiniteCategory(
        of: [Traced<Log, Int> { _ in 0 }.meaning],
        positions: { _ in logs },
        shape: { _ in 0 },
        position: distinguish
      )
    }
  }

  /// The traced values over the sum and the product of remainders.
  private static func residues<Base: Divisor>(_ base: Base.Type) -> [NamedComonad] {
    [
      traced("addition modulo \(base.value)", Residue<Base>.all.map { Sum($0) }, by: { $0 }),
      traced(
        "multiplication modulo \(base.value)",
        Residue<Base>.all.map { Product($0) },
        by: { $0 }
      ),
    ]
  }

  /// The traced values over each finite monoid of the package.
  static var monoids: [NamedComonad] {
    let bits = [false, true]
    let changes: [Overwrite<Bool>] = [.nothing, .with(false), .with(true)]
    let remainders = Residue<Two>.all.map { Sum($0) }
    let functions = bits.flatMap { low in
      bits.map { high in Endo<Bool> { $0 = $0 ? high : low } }
    }
    let pairs = remainders.flatMap { left in remainders.map { Pair(left, $0) } }
    return [
      traced("Trivial", [Trivial()], by: { $0 }),
      traced("Ordering", [Ordering.same, .ascending, .descending], by: { $0 }),
      traced("Overwrite of two values", changes, by: { $0.written }),
      traced("Endo of two values", functions) { change in bits.map { change.applied(to: $0) } },
      traced("Pair of two additions modulo 2", pairs, by: { $0 }),
    ] + residues(Two.self) + residues(Three.self) + residues(Four.self) + residues(Five.self)
      + residues(Six.self) + residues(Seven.self)
  }

  /// The ledgers over the actions of the package.
  static var ledgers: [NamedComonad] {
    [
      NamedComonad(name: "Ledger of OverwriteAction of two values", moveCount: 6, placeCount: 2) {
        FiniteCategory(
          of: [Ledger<OverwriteAction<Bool>, Int>(state: false) { _, _ in 0 }.meaning],
          positions: { _ in [.nothing, .with(false), .with(true)] },
          shape: { $0 },
          position: { $0.written }
        )
      }
    ]
  }

  /// The ledgers of all actions of a monoid on so many states.
  static func ledgers(
    of monoid: FiniteCategory,
    named name: String,
    on states: Int
  )
    -> [NamedComonad]
  {
    TabledAction.all(of: monoid, on: states).map { images in
      let moves = monoid.moves.filter { !monoid.isStay($0) }
      let ways = moves.map { move in
        "\(move + 1) leads to \(images[move].map { "\($0 + 1)" }.joined(separator: " "))"
      }
      return NamedComonad(
        name: "Ledger of \(states) states over monoid \(name): \(ways.joined(separator: ", "))",
        moveCount: states * monoid.moves.count,
        placeCount: states
      ) {
        FiniteCategory(
          of: (0..<states).map {
            let state = TabledAction.State(images: images, number: $0)
            return Ledger<TabledAction, Int>(state: state) { _, _ in 0 }.meaning
          },
          positions: { _ in monoid.moves.map { TabledChange($0, of: monoid) } },
          shape: { $0 },
          position: { $0 }
        )
      }
    }
  }

  /// The traced values over a monoid.
  static func traced(over monoid: FiniteCategory, named name: String) -> NamedComonad {
    traced("monoid \(name)", monoid.moves.map { TabledChange($0, of: monoid) }, by: { $0 })
  }
}

extension Overwrite {
  /// The value that is written, if any.
  fileprivate var written: Value? { if case .with(let value) = self { value } else { nil } }
}
