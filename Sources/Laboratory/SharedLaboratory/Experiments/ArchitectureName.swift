/// An architecture, in the order in which the laboratory lists them.
package enum ArchitectureName: String, CaseIterable, Sendable {
  /// A hidden state, moved by messages.
  case elm
  /// A state moved by dispatched actions, which are logged.
  case redux
  /// A state that may be set to anything.
  case react
  /// A hidden state, moved by queries.
  case halogen

  /// The name of the architecture's type.
  package var typeName: String {
    switch self {
    case .elm: "Elm"
    case .redux: "Redux"
    case .react: "React"
    case .halogen: "Halogen"
    }
  }

  /// The comonad, and the monad that moves it.
  package var pair: (comonad: String, monad: String) {
    switch self {
    case .elm: ("Moore", "Free")
    case .redux: ("Ledger", "Update")
    case .react: ("Store", "State")
    case .halogen: ("Cofree", "Free")
    }
  }

  /// The number of the architecture in the order of the laboratory, from zero.
  package var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
