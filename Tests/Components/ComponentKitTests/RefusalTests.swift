import Comonads
import ComponentKit
import FreeMonad
import LedgerUpdate
import MooreFree
import Testing

@Suite("A refusal")
struct RefusalTests {
  /// A program that takes even numbers and counts the calls of its refusal.
  struct Picky: Program {
    final class Questions {
      var count = 0
    }

    let initial = 0
    let questions = Questions()

    func refusal(of message: Int, in state: Int) -> Refusal? {
      questions.count += 1
      return message % 2 == 0 ? nil : Refusal("the number must be even; got \(message)")
    }

    func update(_ sum: inout Int, by message: Int) { sum += message }

    func view(_ sum: Int, send: @escaping (Int) -> Void) -> Int { sum }
  }

  /// Sends a number and returns the refusal with the number of these calls.
  func send<A: ProgramArchitecture<Picky>>(
    _ number: Int,
    _: A.Type
  ) -> (refusal: Refusal?, questions: Int, view: Int) {
    let program = Picky()
    var component = Component<A>(program)
    let refusal = component.send(number)
    return (refusal, program.questions.count, component.view)
  }

  @Test("is requested once if the message is taken")
  func taken() {
    #expect(send(4, React<Picky>.self) == (nil, 1, 4))
    #expect(send(4, Elm<Picky>.self) == (nil, 1, 4))
    #expect(send(4, Halogen<Picky>.self) == (nil, 1, 4))
    #expect(send(4, Redux<Picky>.self) == (nil, 1, 4))
  }

  @Test("is requested once for each action that a thunk dispatches, and not logged")
  func thunks() {
    let program = Picky()
    var redux = Component<Redux<Picky>>(program)
    redux.move(
      by: Thunk<Picky> { store in
        let refusal: Refusal? = store.dispatch(2)
        #expect(refusal == nil)
      }
    )
    redux.move(by: Redux<Picky>.movement(for: 3))
    #expect(program.questions.count == 2)
    #expect(redux.actions() == [2])
    #expect(redux.view == 2)
  }

  @Test("is reported if the message is not taken, and nothing changes")
  func refused() {
    let reason = Refusal("the number must be even; got 3")
    for result in [send(3, React<Picky>.self), send(3, Elm<Picky>.self)]
      + [send(3, Halogen<Picky>.self), send(3, Redux<Picky>.self)]
    {
      #expect(result.refusal == reason)
      #expect(result.view == 0)
    }
  }

  @Test("is requested once if the message is refused, also where the state is hidden")
  func questions() {
    #expect(send(3, React<Picky>.self).questions == 1)
    #expect(send(3, Redux<Picky>.self).questions == 1)
    #expect(send(3, Elm<Picky>.self).questions == 1)
    #expect(send(3, Halogen<Picky>.self).questions == 1)
  }

  @Test("is asked for once at each level of a composition")
  func levels() {
    typealias Nest<C: Child> = Component<Elm<ChildProgram<C>>>
    func nested<C: Child>(_ child: C) -> Nest<C> { Nest(ChildProgram(child)) }
    let program = Picky()
    let inside = SideBySide(Component<Elm<Picky>>(program), Component<Halogen<Picky>>(program)) {
      $0 + $1
    }
    var outside = nested(nested(nested(nested(OneOfTwo(.left, inside, inside)))))
    #expect(outside.send(.left(.left(2))) == nil)
    #expect(program.questions.count == 1)
    #expect(outside.send(.left(.right(3))) == Refusal("the number must be even; got 3"))
    #expect(program.questions.count == 2)
    var history = Component<Redux<History<_>>>(History(ChildProgram(outside)))
    #expect(history.send(.message(.left(.left(2)))) == nil)
    #expect(program.questions.count == 3)
    #expect(history.view.present == 4)
  }

  @Test("does not change the state that a program of messages continues with")
  func programs() {
    var elm = Component<Elm<Picky>>(Picky())
    elm.move(by: Free.send(2).flatMap { Free.send(3) }.flatMap { Free.send(4) })
    #expect(elm.view == 6)
  }

  @Test("does not change a copy")
  func copies() {
    var elm = Component<Elm<Picky>>(Picky())
    elm.send(2)
    var copy = elm
    #expect(copy.send(3) != nil)
    #expect(copy.send(4) == nil)
    #expect(elm.view == 2)
    #expect(copy.view == 6)
  }

  @Test("is returned by extended and transformed machines")
  func extended() {
    let space = Elm<Picky>.space(of: ProgramState(Picky()))
    for other in [space.extend { $0.output }, space.map { $0 }, space.contramap { $0 }] {
      var component = Component<Elm<Picky>>(other)
      #expect(component.send(3) != nil)
      #expect(component.send(2) == nil)
      #expect(component.view == 2)
    }
  }
}
