public import Comonads
public import ComponentKit

extension Sum: Observed where Number: Observed {
  /// Writes the number.
  public func show(in reading: inout ObservedText) { value.show(in: &reading) }
}

extension Product: Observed where Number: Observed {
  /// Writes the number.
  ///
  /// - Complexity: O(values of the type).
  public func show(in reading: inout ObservedText) { value.show(in: &reading) }
}

extension Ordering: Observed {
  /// Writes the sign of the comparison.
  public func show(in reading: inout ObservedText) {
    switch self {
    case .ascending: reading.add("<")
    case .same: reading.add("=")
    case .descending: reading.add(">")
    }
  }
}

extension Endo: Observed where Value: CaseIterable & Observed {
  /// Writes the result for each value.
  public func show(in reading: inout ObservedText) {
    reading.bracket { reading in
      for value in Value.allCases {
        reading.add(part: ".applied(to: \(ObservedText.text(of: value)))", applied(to: value))
      }
    }
  }
}

extension Comonads.Pair: Observed where Left: Observed, Right: Observed {
  /// Writes both sides.
  public func show(in reading: inout ObservedText) {
    reading.bracket { reading in
      reading.add(part: ".left", left)
      reading.add(part: ".right", right)
    }
  }
}

extension Overwrite: Observed where Value: Observed {
  /// Writes the value that was put, if any.
  public func show(in reading: inout ObservedText) {
    switch self {
    case .nothing: reading.write("nil")
    case .with(let value): reading.along(".with") { $0.wrapped { value.show(in: &$0) } }
    }
  }
}

extension Trivial: Observed {
  /// Writes that there is nothing.
  public func show(in reading: inout ObservedText) { reading.add("nothing") }
}

extension ProgramState: Observed where P.State: Observed {
  /// Writes the state, without the effects.
  public func show(in reading: inout ObservedText) { state.show(in: &reading) }
}
