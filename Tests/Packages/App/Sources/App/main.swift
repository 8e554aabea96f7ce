import ComonadLab

/// A dial of twelve hours, with a value at each.
struct Dial<Value>: PairedComonad {
  typealias Focus = Value
  typealias Movement = Turn<Void>

  var hour: Int
  let values: (Int) -> Value

  func extract() -> Value { values(hour) }
  func map<Other>(_ f: @escaping (Value) -> Other) -> Dial<Other> { extend { f($0.extract()) } }
  func duplicate() -> Dial<Dial<Value>> { extend { $0 } }
  func extend<Other>(_ f: @escaping (Dial) -> Other) -> Dial<Other> {
    Dial<Other>(hour: hour) { f(Dial(hour: $0, values: values)) }
  }

  @discardableResult
  mutating func move<Answer>(by turn: Turn<Answer>) -> Answer {
    hour = (hour + turn.hours) % 12
    return turn.answer
  }
}

/// A turn of the dial.
struct Turn<Answer> {
  var hours: Int
  var answer: Answer
}

/// The architecture of the dial.
enum Clock: Architecture {
  typealias Space = Dial<UI<Turn<Void>, String>>
}

var clock = Component<Clock>(
  Dial(hour: 10) { hour in
    UI { move in
      move(Turn(hours: 3, answer: ()))
      return "\(hour) o'clock"
    }
  }
)
var turns: [Turn<Void>] = []
print(clock.interface.view { turns.append($0) })
for turn in turns { clock.move(by: turn) }
print(clock.view)

struct Counter: Program {
  let initial = 0
  func update(_ count: inout Int, by message: Int) { count += message }
  func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
}

var elm = Component<Elm<Counter>>(Counter())
var redux = Component<Redux<Counter>>(Counter())
elm.send(2)
redux.send(2)
print(elm.view, redux.view, redux.actions())
