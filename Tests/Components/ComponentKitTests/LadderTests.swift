import CofreeFree
import Comonads
import ComponentKit
import FreeMonad
import LedgerUpdate
import StoreState
import TestSupport
import Testing
import TracedWriter

/// Returns the titles that an architecture shows, before and after each message, which is sent by
/// the function.
func titles<A: ProgramArchitecture>(
  _ architecture: A.Type,
  _ program: Stepper,
  _ messages: [Stepper.Message],
  send: (inout Component<A>, Stepper.Message) -> Void = { $0.send($1) }
) -> [String] where A.Program == Stepper {
  var component = Component<A>(program)
  return [component.view.title]
    + messages.map { message in
      send(&component, message)
      return component.view.title
    }
}

/// Returns the same titles, by the moves that the views send.
func titlesByMoves<A: ProgramArchitecture>(
  _ architecture: A.Type,
  _ program: Stepper,
  _ messages: [Stepper.Message]
) -> [String] where A.Program == Stepper {
  titles(architecture, program, messages) { component, message in
    var moves: [A.Space.Movement] = []
    component.interface.view(move: { moves.append($0) }).press(message)
    for move in moves { component.move(by: move) }
  }
}

@Suite("The ladder of architectures")
struct LadderTests {
  /// All sequences of four messages.
  static let histories: [[Stepper.Message]] = (0..<4).reduce([[]]) { words, _ in
    words.flatMap { word in Stepper.Message.allCases.map { word + [$0] } }
  }

  @Test("A message program shows the same views in all architectures", arguments: histories)
  func agreement(history: [Stepper.Message]) {
    let program = Stepper(initial: 1)
    let expected = titles(React<Stepper>.self, program, history)
    #expect(titles(Redux<Stepper>.self, program, history) == expected)
    #expect(titles(Elm<Stepper>.self, program, history) == expected)
    #expect(titles(Halogen<Stepper>.self, program, history) == expected)
    #expect(titlesByMoves(React<Stepper>.self, program, history) == expected)
    #expect(titlesByMoves(Redux<Stepper>.self, program, history) == expected)
    #expect(titlesByMoves(Elm<Stepper>.self, program, history) == expected)
    #expect(titlesByMoves(Halogen<Stepper>.self, program, history) == expected)
  }

  @Test("A refused message changes nothing and is reported")
  func refusal() {
    func check<A: ProgramArchitecture>(_ architecture: A.Type) where A.Program == Stepper {
      var component = Component<A>(Stepper())
      #expect(component.send(.decrement) == Refusal("the count is zero already"))
      #expect(component.view.title == "0")
      #expect(component.send(.increment) == nil)
      #expect(component.view.title == "1")
    }
    for architecture in everyArchitecture(of: Stepper.self) { check(architecture) }
    var redux = Component<Redux<Stepper>>(Stepper())
    redux.send(.decrement)
    #expect(redux.actions().isEmpty)
    #expect(redux.dispatch(.decrement) == Refusal("the count is zero already"))
    #expect(redux.getState() == 0 && redux.actions().isEmpty)
    var told: [Refusal?] = []
    redux.move(
      by: Thunk<Stepper> { store in
        told = [store.dispatch(.decrement), store.dispatch(.increment)]
      }
    )
    #expect(told == [Refusal("the count is zero already"), nil])
    #expect(redux.getState() == 1 && redux.actions() == [.increment])
  }

  @Test("A refused message is not logged, whatever dispatches it")
  func refusedDispatch() {
    var redux = Component<Redux<Stepper>>(Stepper())
    redux.move(by: .dispatch(.decrement))
    redux.move(by: .dispatch([.decrement, .increment, .decrement, .decrement]))
    redux.move(by: Redux<Stepper>.movement(for: .decrement))
    #expect(redux.getState() == 0 && redux.actions() == [.increment, .decrement])
    var space = redux.space
    #expect(space.dispatch(.decrement) == Refusal("the count is zero already"))
    space.dispatch([.decrement, .increment])
    #expect(space.log == [.increment, .decrement, .increment])
    #expect(space.trace([.decrement, .decrement]).view(send: { _ in }).title == "0")
    var react = Component<React<Stepper>>(Stepper())
    react.move(by: React<Stepper>.movement(for: .decrement))
    #expect(react.state == 0)
  }

  @Test("A thunk reads the state and dispatches")
  func thunks() {
    var redux = Component<Redux<Stepper>>(Stepper(initial: 1))
    let evenUp = Thunk<Stepper> { store in
      if store.getState() % 2 == 1 { store.dispatch(.increment) }
    }
    for _ in 1...2 { redux.move(by: evenUp) }
    #expect(redux.state == 2 && redux.actions() == [.increment])
    redux.move(
      by: Thunk<Stepper> { store in
        while store.getState() < 4 { store.dispatch(.increment) }
      }
    )
    #expect(redux.state == 4 && redux.actions().count == 3)
  }

  @Test("A movement goes up the ladder, and does there what it does below")
  func movements() {
    let sent: Elm<Stepper>.Movement = Free.send(.increment).flatMap { .send(.decrement) }
      .flatMap { .send(.decrement) }.flatMap { .send(.increment) }
    let thunk = Thunk<Stepper>(sent)
    var elm = Component<Elm<Stepper>>(Stepper())
    var halogen = Component<Halogen<Stepper>>(Stepper())
    var redux = Component<Redux<Stepper>>(Stepper())
    var react = Component<React<Stepper>>(Stepper())
    elm.move(by: sent)
    halogen.move(by: Free(sent))
    redux.move(by: thunk)
    react.move(by: State(thunk))
    let views = [elm.view, halogen.view, redux.view, react.view].map(\.title)
    #expect(views == ["1", "1", "1", "1"])
    #expect(redux.actions() == [.increment, .decrement, .increment])
    let doubled = Update<Dispatching<Stepper>, Int> { store in
      for _ in 0..<store.getState() { store.dispatch(.increment) }
      return store.getState()
    }
    var space = react.space
    #expect(space.move(by: State(doubled)) == 2)
    // In place: the rows of the state are not copied.
    var rows = Component<React<Rows>>(Rows())
    rows.send(0)
    let place = rows.view
    rows.move(by: State(Thunk<Rows> { store in store.dispatch(7) }))
    #expect(rows.view == place)
  }

  @Test("A large state is changed in place in every architecture")
  func inPlace() {
    func check<A: ProgramArchitecture>(_ architecture: A.Type) where A.Program == Rows {
      var component = Component<A>(Rows())
      component.send(3)
      let address = component.view
      for row in 0..<10 { component.send(row) }
      #expect(component.view == address)
    }
    for architecture in everyArchitecture(of: Rows.self) { check(architecture) }
    var thunks = Component<Redux<Rows>>(Rows())
    thunks.send(3)
    let address = thunks.view
    for row in 0..<10 {
      thunks.move(by: Thunk<Rows> { store in store.dispatch(store.getState().count - 1 - row) })
    }
    #expect(thunks.view == address)
  }

  @Test("React sets the state, and shows any other state")
  func react() {
    var component = Component<React<Stepper>>(Stepper())
    component.setState { $0 = 40 }
    component.move(by: State<Int, Void> { $0 += 2 }.lift(along: \ProgramState<Stepper>.state))
    #expect(component.state == 42)
    let seven = component.space.peek { ProgramState($0.program, state: 7) }
    #expect(seven.view(send: { _ in }).title == "7")
    #expect(component.view.title == "42")
  }

  @Test("Halogen answers queries, which may change the state")
  func halogen() {
    var component = Component<Halogen<Stepper>>(Stepper(initial: 21))
    component.move(by: .tell(.query(.double)))
    #expect(component.ask(Stepper.Query.count) == 42)
    let program = Free<Queries<Request<Stepper>>, Void>.tell(.message(.reset)).flatMap {
      Free<Queries<Request<Stepper>>, Int>.ask { .query(.count($0)) }
    }
    var space = component.space
    #expect(space.move(by: program) == 0)
  }

  @Test("A copy of a component changes independently")
  func copies() {
    func check<A: ProgramArchitecture>(_ architecture: A.Type) where A.Program == Stepper {
      var first = Component<A>(Stepper())
      first.send(.increment)
      var second = first
      first.send(.increment)
      second.send(.decrement)
      #expect(first.view.title == "2" && second.view.title == "0")
    }
    for architecture in everyArchitecture(of: Stepper.self) { check(architecture) }
  }

  @Test("Many messages with a view after each run in 512 KB of stack")
  func manyMessages() {
    // A call within a call for each of 20,000 would need at least twice that stack.
    let count = cases(20_000, long: 200_000)
    for architecture in everyArchitecture(of: Adding.self) {
      #expect(onSmallStack { sum(count, architecture) } == count)
    }
  }

  @Test("Work grows linearly with the messages")
  func growth() {
    for architecture in everyArchitecture(of: Adding.self) {
      #expect(
        growthExponent(to: cases(20_000, long: 100_000)) { _ = sum($0, architecture) } <= 1.15
      )
    }
  }
}

/// Returns the view after a number of messages, each with a view after it.
func sum<A: ProgramArchitecture>(_ count: Int, _ architecture: A.Type) -> Int
where A.Program == Adding {
  var component = Component<A>(Adding())
  for _ in 0..<count {
    component.send(1)
    _ = component.view
  }
  return component.view
}
