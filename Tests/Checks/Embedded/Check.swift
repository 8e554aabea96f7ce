import CofreeFree
import Comonads
import ComponentKit
import FreeMonad
import MooreFree
import StateGraphs
import StoreState
import TracedWriter

/// A program that counts, refuses to go below zero, and answers queries.
struct Counter: Program {
  enum Message { case increment, decrement }
  enum Query { case count(Reply<Int>) }

  let initial = 0

  func refusal(of message: Message, in count: Int) -> Refusal? {
    message == .decrement && count == 0 ? Refusal("the count is zero already") : nil
  }

  func update(_ count: inout Int, by message: Message) {
    count += message == .increment ? 1 : -1
  }

  func answer(_ query: Query, from count: inout Int) -> AnyAnswer {
    switch query {
    case .count(let reply): reply(count)
    }
  }

  func view(_ count: Int, send: @escaping (Message) -> Void) -> String { "\(count)" }
}

/// Returns the views of a history in one architecture.
func views<A: ProgramArchitecture>(_ architecture: A.Type) -> String where A.Program == Counter {
  var component = Component<A>(Counter())
  var views = component.view
  for message in [Counter.Message.decrement, .increment, .increment, .decrement] {
    component.send(message)
    views += " " + component.view
  }
  return views
}

/// Returns a program of inputs, nested to the left or to the right.
func sends(_ count: Int, left: Bool) -> Free<Inputs<Int>, Void> {
  var program = Free<Inputs<Int>, Void>.pure(())
  for _ in 0..<count {
    let rest = program
    program = left ? rest.flatMap { .send(1) } : Free.send(1).flatMap { rest }
  }
  return program
}

/// Returns zero, or the number of the first claim that does not hold in the browser's Swift.
@c(check)
public func check() -> Int32 {
  let squares = Store(position: 3) { $0 * $0 }
  var machine = Moore<Int, Int>(state: 0, output: { $0 }, step: { $0 += $1 })
  machine.move(by: sends(20_000, left: true))
  machine.move(by: sends(20_000, left: false))
  let stream = Cofree<Endless, Int>.unfold(from: 0) { n in (n, Layer(shape: ()) { n + 1 }) }
  let letters = Traced<String, Int> { $0.utf8.count }
  var lamp = Component<Halogen<Counter>>(Counter())
  lamp.send(.increment)
  var refusing = Component<Elm<Counter>>(Counter())
  var pages = Zipper(before: [], focus: 1, after: [2, 3])
  pages.move(by: .right)
  var desk = Day(squares, pages) { $0 * 10 + $1 }
  desk.move(by: .left(State { $0 += 1 }).then(.right(.last)))
  var tabs = Switch(.left, left: squares, right: pages)
  tabs.move(by: .right(.last).then(.toggle))

  let counter = Component<Elm<Counter>>(Counter())
  var app = OneOfTwo(.left, SideBySide(counter, counter) { "\($0)|\($1)" }, counter)
  app.send(.left(.both(.increment, .increment)))
  app.send(.left(.both(.increment, .decrement)))
  app.send(.toggle)
  app.send(.toggle)
  app.send(.right(.increment))
  let byNumber = Embedding<Int, Counter.Message>(
    { $0 == .increment ? 1 : -1 },
    extract: { $0 == 1 ? .increment : $0 == -1 ? .decrement : nil }
  )
  var mapped = counter.mapped(message: byNumber) { "count \($0)" }
  mapped.send(1)

  var past = Component<Redux<History<Counter>>>(History(Counter()))
  for message in [HistoryMessage<Counter.Message>.message(.increment), .undo, .redo] {
    past.send(message)
  }

  var list = KeyedList([(1, ()), (2, ())]) { Component<Elm<Counter>>(Counter()) }
  let before = list.view
  list.send(.child(2, .increment))
  list.send(.move(2, to: 0))
  list.send(.insert(3, ()))

  var screens = ScreenStack(1) { _ in ProgramState(Counter()) }
  for message in [ScreenMessage<Int, Counter.Message>.screen(0, .increment), .push(2), .pop] {
    screens.send(message)
  }

  let claims = [
    squares.extend { $0.peek(at: $0.position - 1) + $0.peek { $0 + 1 } }.extract() == 20,
    pair(State.put(4), squares) { $1 } == 16,
    machine.output == 40_000,
    stream.values(toDepth: 3) == [0, 1, 2, 3],
    pair(Writer.tell("abc"), letters) { $1 } == 3,
    pages.extract() == 2,
    desk.extract() == 163,
    Day(leftOfUnit: desk).associatedRight().swapped().extract() == 163,
    desk.mapLeft { $0.meaning }.mapRight { $0.meaning }.meaning().peek(at: Pair(5, 0)) == 251,
    tabs.extract() == 3,
    tabs.sides(at: .left).lowerLeft().extract() == 9,
    squares.meaning.moved(by: State { $0 += 2 }.meaning).extract() == 25,
    views(React<Counter>.self) == "0 0 1 2 1",
    views(Redux<Counter>.self) == "0 0 1 2 1",
    views(Elm<Counter>.self) == "0 0 1 2 1",
    views(Halogen<Counter>.self) == "0 0 1 2 1",
    lamp.ask(Counter.Query.count) == 1,
    app.view == "2|0",
    mapped.view == "count 1" && mapped.send(2) != nil,
    (try? Automaton(Counter()).minimised(by: [.decrement]).classes.count) == 1,
    past.view.present == "1" && past.view.place == 1,
    refusing.send(.decrement) == Refusal("the count is zero already"),
    list.view.map { $0.view } == ["1", "0", "0"] && before.map { $0.view } == ["0", "0"],
    list.send(.remove(7)) == Refusal("no row has the key given"),
    screens.view.screen == "1" && screens.seeds == [1],
    screens.send(.screen(1, .increment))
      == Refusal("no screen has the depth 1; the top one has 0"),
  ]
  return Int32((claims + sampleClaims()).firstIndex(of: false).map { $0 + 1 } ?? 0)
}
