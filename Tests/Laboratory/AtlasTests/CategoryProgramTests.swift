import Comonads
import ComponentKit
import Markup
import Testing

@testable import Atlas

@Suite("Categories as programs")
struct CategoryProgramTests {
  typealias Message = CategoryProgram.Message

  /// A program of an entry, as a component.
  static func component(_ category: FiniteCategory) -> Component<Elm<CategoryProgram>> {
    Component<Elm<CategoryProgram>>(CategoryProgram(category, title: "entry"))
  }

  @Test("move as their categories do, and refuse all other moves")
  func moves() {
    for category in CategoryTests.small {
      let program = CategoryProgram(category, title: "entry")
      for place in category.places {
        for move in category.moves {
          var state = program.initial
          program.update(&state, by: .begin(place.number))
          let refusal = program.refusal(of: .move(move), in: state)
          #expect((refusal == nil) == FiniteCategory.isValid(move, in: place))
          guard refusal == nil else { continue }
          program.update(&state, by: .move(move))
          #expect(state.place == category.targets[move])
          #expect(state.log == [move])
          #expect(state.composite == move)
          for next in category.moves(from: state.place) {
            var state = state
            program.update(&state, by: .move(next))
            #expect(state.composite == category.composite(move, next))
            #expect(state.place == category.targets[state.composite])
          }
        }
      }
    }
  }

  @Test("show the focus, a button for each move, the space around, and the log")
  func view() throws {
    var component = Self.component(CategoryTests.arrow)
    #expect(
      component.view.text
        == "entrybegin at *12You are at place 11 stays2 leads to place 2The space around it"
        + "1, then 1 place 1, 2 place 22, then 3 place 2Log: nothing yet"
    )
    #expect(component.send(.move(1)) == nil)
    #expect(component.send(.move(2)) == nil)
    #expect(
      component.view.text
        == "entrybegin at 1*2You are at place 23 staysThe space around it"
        + "3, then 3 place 2Log: 2 3, 2 moves, together move 2"
    )
    #expect(
      component.send(.move(0))
        == Refusal("move 1 starts at place 1; the focus is at place 2")
    )
    #expect(component.send(.begin(2)) == Refusal("a place must be one of 2; got 3"))
    #expect(component.send(.begin(0)) == nil)
    #expect(component.view.text.hasSuffix("Log: nothing yet"))
    for _ in 0..<9 { component.send(.move(0)) }
    #expect(component.view.text.hasSuffix("Log: … 1 1 1 1 1 1 1 1, 9 moves, together move 1"))
  }

  @Test("say which move undoes another")
  func undo() {
    let text = Self.component(PropertyTests.store(2)).view.text
    #expect(text.contains("2 leads to place 2, undone by 3"))
  }

  @Test("show the texts of places and moves, where they have some")
  func texts() {
    let program = CategoryProgram(
      CategoryTests.arrow,
      title: "entry",
      views: ["dark", "light"],
      names: ["", "switch on", ""]
    )
    var component = Component<Elm<CategoryProgram>>(program)
    #expect(
      component.view.text.contains("You are at place 1: dark1 stays2 switch on leads to place 2The")
    )
    #expect(component.send(.move(1)) == nil)
    #expect(component.view.text.contains("You are at place 2: light3 staysThe"))
    #expect(component.view.node.accessibilityFlaws().isEmpty)
  }

  @Test("are accessible")
  func accessibility() {
    for category in CategoryTests.small {
      #expect(Self.component(category).view.node.accessibilityFlaws().isEmpty)
    }
  }
}
