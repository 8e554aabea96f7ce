import EmbeddedText

/// An entry as the map lists it, with all that filters ask for.
struct MapEntry: Sendable {
  /// Its number.
  let number: EntryNumber

  /// What it is.
  let kind: EntryKind

  /// The names of comonads of the package that it has.
  let names: [String]

  /// The filters that it passes.
  let passed: Set<MapFilter>

  /// How many moves lead from each place to each other.
  let counts: [[Int]]

  /// Creates the entry of a category.
  init(_ number: EntryNumber, _ category: FiniteCategory, names: [String]) {
    self.number = number
    self.names = names
    kind = EntryKind(of: category)
    counts = category.moveCounts
    passed = Set(
      MapFilter.allCases.filter {
        switch $0 {
        case .undo: category.isGroupoid
        case .commute: category.commutes
        case .connected: category.isConnected
        case .named: !names.isEmpty
        }
      }
    )
  }

  /// Its first name, up to where the details begin; nothing without a name.
  var caption: String { names.first.map { $0.parts { $0 == 0x2C || $0 == 0x3A }[0] } ?? "" }

  /// Whether its number, its kind or one of its names contains a text.
  func mentions(_ text: String) -> Bool {
    let sought = text.smallBytes
    return (names + [kind.title, number.description]).contains { $0.smallBytes.contains(sought) }
  }
}

/// A property that entries of the map can be asked for.
package enum MapFilter: CaseIterable, Sendable {
  case undo
  case commute
  case connected
  case named
}

extension String {
  /// The bytes, with small letters for capital ones of ASCII.
  fileprivate var smallBytes: [UInt8] { bytes.map { 0x41...0x5A ~= $0 ? $0 + 0x20 : $0 } }
}

extension [UInt8] {
  /// Whether other bytes are a part of these.
  fileprivate func contains(_ other: [UInt8]) -> Bool {
    guard count >= other.count else { return false }
    return (0...count - other.count).contains { start in
      other.indices.allSatisfy { self[start + $0] == other[$0] }
    }
  }
}
