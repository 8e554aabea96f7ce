/// Work of a common kind, to compare with.
///
/// Times in nanoseconds differ by half between two runs on a busy machine, and between two
/// machines by more. Work that allocates stays in proportion to other work that allocates.
package enum Anchor: String, CaseIterable, Sendable {
  /// One object is made, read and released: the unit of costs.
  case box = "one box"
  /// One function that is held as a value is called.
  case closure = "one closure call"
  /// One method of a value of unknown type is called.
  case existential = "one existential call"
  /// One value is looked up in a dictionary of a thousand.
  case dictionary = "one dictionary read"
  /// One box is made, and a function that holds it is called.
  case boxAndClosure = "one box and one closure call"

  /// Prepares the work.
  package var steps: Steps {
    switch self {
    case .box: Self.boxes
    case .closure: Self.closures(makeClosure(3))
    case .existential: Self.existentials(makeReader(3))
    case .dictionary: Self.reads(in: Dictionary(uniqueKeysWithValues: (0..<1_000).map { ($0, $0) }))
    case .boxAndClosure: Self.boxesAndClosures
    }
  }
}

// MARK: - Implementation

extension Anchor {
  private static func boxes(_ steps: Int) -> Int {
    var sum = 0
    for step in 0..<steps { sum &+= makeBox(step).value }
    return sum
  }

  private static func closures(_ function: @escaping (Int) -> Int) -> Steps {
    { steps in
      var sum = 0
      for _ in 0..<steps { sum = function(sum) }
      return sum
    }
  }

  private static func existentials(_ reader: any Reading) -> Steps {
    { steps in
      var sum = 0
      for _ in 0..<steps { sum = reader.read(sum) }
      return sum
    }
  }

  private static func reads(in table: [Int: Int]) -> Steps {
    { steps in
      var sum = 0
      for step in 0..<steps { sum &+= table[step % 1_000] ?? 0 }
      return sum
    }
  }

  private static func boxesAndClosures(_ steps: Int) -> Int {
    var sum = 0
    for step in 0..<steps { sum = makeClosure(step)(sum) }
    return sum
  }
}

// These are not inlined, or the compiler would put the boxes on the stack.

@inline(never)
private func makeBox(_ value: Int) -> Box { Box(value) }

@inline(never)
private func makeClosure(_ value: Int) -> (Int) -> Int { { ($0 &* 31) ^ value } }

@inline(never)
private func makeReader(_ value: Int) -> any Reading {
  value > 0 ? Forwards(value: value) : Backwards(value: value)
}

/// An object of 24 bytes.
private final class Box {
  let value: Int

  init(_ value: Int) { self.value = value }
}

private protocol Reading {
  func read(_ number: Int) -> Int
}

private struct Forwards: Reading {
  let value: Int

  func read(_ number: Int) -> Int { (number &* 31) ^ value }
}

private struct Backwards: Reading {
  let value: Int

  func read(_ number: Int) -> Int { (number &* 33) ^ value }
}
