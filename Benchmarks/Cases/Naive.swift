import BenchmarkBoundary
import Comonads

// The textbook's versions of the pairs, as they are found in libraries and papers. They denote the
// same as the fast ones, which the tests check as laws; the difference is what the design bought.

/// A store whose moves pick a place from the space of all places.
package struct NaiveStore<Position, Value> {
  let position: Position
  let values: (Position) -> Value

  func extract() -> Value { values(position) }

  func duplicate() -> NaiveStore<Position, NaiveStore<Position, Value>> {
    NaiveStore<Position, NaiveStore<Position, Value>>(position: position) {
      NaiveStore(position: $0, values: values)
    }
  }

  func moved(by program: (Position) -> ((), Position)) -> NaiveStore {
    let places = duplicate()
    return places.values(program(position).1)
  }
}

/// A machine as a value and a function to the next one.
package struct NaiveMoore<Input, Output> {
  let output: Output
  let next: (Input) -> NaiveMoore

  static func unfold<State>(
    _ state: State,
    _ output: @escaping (State) -> Output,
    _ step: @escaping (State, Input) -> State
  ) -> NaiveMoore {
    NaiveMoore(output: output(state)) { unfold(step(state, $0), output, step) }
  }
}

/// A space along a log, each move a function around the one before.
package struct NaiveTraced<Log, Value> {
  let empty: Log
  let combine: (Log, Log) -> Log
  let values: (Log) -> Value

  func extract() -> Value { values(empty) }

  func moved(by log: Log) -> NaiveTraced {
    NaiveTraced(empty: empty, combine: combine) { values(combine(log, $0)) }
  }
}

/// A program as a tree of operations; a bind rebuilds it.
package indirect enum NaiveFree<Operation, Answer, Value> {
  case pure(Value)
  case operation(Operation, (Answer) -> NaiveFree)

  func flatMap<Other>(
    _ next: @escaping (Value) -> NaiveFree<Operation, Answer, Other>
  ) -> NaiveFree<Operation, Answer, Other> {
    switch self {
    case .pure(let value): next(value)
    case .operation(let operation, let rest): .operation(operation) { rest($0).flatMap(next) }
    }
  }

  func fold(_ answer: (Operation) -> Answer) -> Value {
    var program = self
    while true {
      switch program {
      case .pure(let value): return value
      case .operation(let operation, let rest): program = rest(answer(operation))
      }
    }
  }
}

extension NaiveFree where Value == Answer {
  static func lift(_ operation: Operation) -> NaiveFree { .operation(operation) { .pure($0) } }
}

/// A value, and an answer and the next space for each operation.
package struct NaiveCofree<Operation, Answer, Value> {
  let value: Value
  let respond: (Operation) -> (Answer, NaiveCofree)

  static func unfold<State>(
    _ state: State,
    _ value: @escaping (State) -> Value,
    _ respond: @escaping (State, Operation) -> (Answer, State)
  ) -> NaiveCofree {
    NaiveCofree(value: value(state)) { operation in
      let (answer, next) = respond(state, operation)
      return (answer, unfold(next, value, respond))
    }
  }
}

/// Pairs a program with the space that answers it.
func naivePair<Operation, Answer, Result, Value>(
  _ program: NaiveFree<Operation, Answer, Result>,
  _ space: NaiveCofree<Operation, Answer, Value>
) -> (Result, NaiveCofree<Operation, Answer, Value>) {
  var space = space
  let result = program.fold { operation in
    let (answer, next) = space.respond(operation)
    space = next
    return answer
  }
  return (result, space)
}

// MARK: - The measured spaces

extension NaiveStore where Position == Int, Value == Int {
  static func space() -> NaiveStore { NaiveStore(position: firstState) { shown($0) } }

  func moved(byInput input: Int) -> NaiveStore { moved { ((), mixed($0, with: input)) } }

  static func moves(_ steps: Int) -> Int {
    var space = space()
    var sum = 0
    for input in 0..<steps {
      space = space.moved(byInput: input)
      sum &+= space.extract()
    }
    return sum
  }
}

extension NaiveMoore where Input == Int, Output == Int {
  static func space() -> NaiveMoore { unfold(firstState, { shown($0) }, { mixed($0, with: $1) }) }

  static func moves(_ steps: Int) -> Int {
    var space = space()
    var sum = 0
    for input in 0..<steps {
      space = space.next(input)
      sum &+= space.output
    }
    return sum
  }
}

extension NaiveTraced where Log == Linear, Value == Int {
  static func space() -> NaiveTraced {
    NaiveTraced(
      empty: .empty,
      combine: { $0.combined(with: $1) },
      values: { shown($0.constant &+ firstState) }
    )
  }

  static func moves(_ steps: Int) -> Int {
    var space = space()
    var sum = 0
    for input in 0..<steps {
      space = space.moved(by: .input(input))
      sum &+= space.extract()
    }
    return sum
  }
}

extension NaiveCofree where Operation == Int, Answer == Int, Value == Int {
  static func space() -> NaiveCofree {
    unfold(
      firstState,
      { shown($0) },
      { state, operation in
        let next = mixed(state, with: operation)
        return (next & 7, next)
      }
    )
  }

  static func moves(_ steps: Int) -> Int {
    var space = space()
    var sum = 0
    for input in 0..<steps {
      let (answer, next) = naivePair(NaiveFree.lift(input), space)
      space = next
      sum &+= answer &+ space.value
    }
    return sum
  }
}
