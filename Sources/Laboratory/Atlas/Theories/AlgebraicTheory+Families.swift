// MARK: - State

extension AlgebraicTheory {
  /// The theory of one of so many values that is read, with no equation but those of reading.
  static func reader(_ count: Int, named name: String, _ summary: String) -> AlgebraicTheory {
    let read = Term.Operation("read", answers: count)
    return AlgebraicTheory(name, summary, [read], reading(read))
  }

  /// To read does nothing, and to read twice gives the same value.
  static func reading(_ read: Term.Operation) -> [Equation] {
    [
      Equation(read.then { _ in .variable(0) }, equals: .variable(0)),
      Equation(
        read.then { first in read.then { .variable(first * read.answers + $0) } },
        equals: read.then { .variable($0 * read.answers + $0) }
      ),
    ]
  }

  /// The theory of a value that is read and written, by four laws.
  ///
  /// (Plotkin and Power, Notions of computation determine monads, 2002.)
  static func state(
    _ count: Int,
    of cell: String = "",
    named name: String,
    _ summary: String
  )
    -> AlgebraicTheory
  {
    let get = Term.Operation("get\(cell)", answers: count)
    let puts = (0..<count).map { Term.Operation("put\(cell)\($0)") }
    return AlgebraicTheory(
      name,
      summary,
      [get] + puts,
      [
        Equation(get.then { puts[$0](.variable(0)) }, equals: .variable(0)),
        reading(get)[1],
      ] + overwriting(puts)
        + puts.indices.map {
          written(puts[$0], $0, read: get)
        }
    )
  }

  /// A value that is written replaces the one that was written before.
  static func overwriting(_ puts: [Term.Operation]) -> [Equation] {
    puts.flatMap { first in
      puts.map { Equation(first($0(.variable(0))), equals: $0(.variable(0))) }
    }
  }

  /// A value that was written is read.
  static func written(_ put: Term.Operation, _ value: Int, read: Term.Operation) -> Equation {
    Equation(put(read.then { .variable($0) }), equals: put(.variable(value)))
  }
}

// MARK: - Actions

extension AlgebraicTheory {
  /// After an operation, reading gives the image of the value that was read before it.
  static func acting(
    _ change: Term.Operation,
    on read: Term.Operation,
    _ image: (Int) -> Int
  )
    -> Equation
  {
    Equation(
      change(read.then { .variable($0) }),
      equals: read.then { change(.variable(image($0))) }
    )
  }

  /// A word of operations with one answer each, the first first, equals another word.
  static func word(_ left: [Term.Operation], equals right: [Term.Operation] = []) -> Equation {
    func term(_ word: [Term.Operation]) -> Term {
      word.reversed().reduce(.variable(0)) { next, operation in operation(next) }
    }
    return Equation(term(left), equals: term(right))
  }
}
