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

  @Test("A refused message of a thunk program changes nothing, sent or as a move")
  func refusedThunk() {
    var redux = Component<Redux<DoubleOdd>>(DoubleOdd())
    #expect(redux.send("triple") == Refusal("only doubling is known; got triple"))
    redux.move(by: Redux<DoubleOdd>.movement(for: "triple"))
    #expect(redux.view == 3 && redux.actions().isEmpty)
    var react = Component<React<DoubleOdd>>(DoubleOdd())
    react.move(by: React<DoubleOdd>.movement(for: "triple"))
    #expect(react.view == 3)
  }

  @Test("A thunk reads the state and dispatches, in Redux and in React")
  func thunks() {
    var redux = Component<Redux<DoubleOdd>>(DoubleOdd())
    var react = Component<React<DoubleOdd>>(DoubleOdd())
    for _ in 1...2 {
      redux.send("double if odd")
      react.send("double if odd")
    }
    #expect(redux.view == 6 && react.view == 6)
    #expect(redux.actions() == [3])
    redux.move(
      by: Thunk<DoubleOdd> { store in
        while store.getState() < 10 { store.dispatch(2) }
      }
    )
    #expect(redux.actions() == [3, 2, 2])
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
    var thunks = Component<React<ThunkRows>>(ThunkRows())
    thunks.send(3)
    let address = thunks.view
    for row in 0..<10 { thunks.send(row) }
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
    #expect(component.space.move(by: program) == 0)
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
