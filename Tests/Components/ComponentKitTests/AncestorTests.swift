import CofreeFree
import Comonads
import ComponentKit
import FreeMonad
import LedgerUpdate
import MooreFree
import StoreState
import TestSupport
import Testing
import TracedWriter

/// Examples of the documentation and tests of the ancestors, with the values they expect.
@Suite("Examples from the ancestors")
struct AncestorTests {
  @Test("E1, Bow Arch: a stepper with two inputs and a dispatcher of state moves")
  func stepper() {
    enum Input { case increment, decrement }
    struct StepperView {
      var count: Int
      var press: (Input) -> Void
    }
    enum StepperArchitecture: Architecture {
      typealias Space = Store<Int, UI<State<Int, Void>, StepperView>>
    }
    func dispatcher(_ input: Input) -> State<Int, Void> {
      .modify { $0 += input == .increment ? 1 : -1 }
    }
    let space = StepperArchitecture.Space(position: 0) { count in
      UI { move in StepperView(count: count) { move(dispatcher($0)) } }
    }
    var component = Component<StepperArchitecture>(space)
    for input in [Input.increment, .increment, .decrement] {
      var moves: [State<Int, Void>] = []
      component.interface.view { moves.append($0) }.press(input)
      for move in moves { component.move(by: move) }
    }
    #expect(component.view.count == 1)
  }

  @Test("E7, Bow Arch: a dispatcher combined with one that does nothing, and an empty one")
  func combination() {
    let increment = Endo<Int> { $0 += 1 }
    let noop = Endo<Int> { _ in }
    #expect(noop.combined(with: increment).applied(to: 0) == 1)
    #expect(increment.combined(with: noop).applied(to: 0) == 1)
    #expect(Endo<Int>.empty.applied(to: 0) == 0)
  }

  @Test("E9, Bow Arch's user: a dispatcher is tested by folding its actions over a state")
  func folding() {
    enum Basket: Reducer {
      enum Step {
        case put(String)
        case clear
      }
      static func reduce(_ goods: inout [String], by step: Step) {
        switch step {
        case .put(let item): goods.append(item)
        case .clear: goods = []
        }
      }
    }
    var goods: [String] = []
    Basket.act(on: &goods, by: [.put("milk"), .clear, .put("tea"), .put("jam")])
    #expect(goods == ["tea", "jam"])
  }

  @Test("E12, Bow: asking an environment that is doubled locally, times the value")
  func readerAndEnv() {
    let asked = Reader<Int, Int>.ask.local { $0 * 2 }
    #expect(pair(asked, Env(environment: 10, value: 3)) { $0 * $1 } == 60)
  }

  @Test("E13, Bow: a Moore counter is sent + + - + +")
  func mooreCounter() {
    var counter = Moore<Int, String>(
      state: 0,
      output: { "\($0) is \($0 % 2 == 0 ? "even" : "odd")" },
      step: { $0 += $1 }
    )
    let inputs = [1, 1, -1, 1, 1].reduce(Free<Inputs<Int>, Void>.pure(())) { program, input in
      program.flatMap { .send(input) }
    }
    counter.move(by: inputs)
    #expect(counter.output == "3 is odd")
  }

  @Test("E17, Bow: a router shows the page of a route, and home for an unknown one")
  func router() {
    let pages = ["about": "About", "home": "Home"]
    let router = Moore<String, String>(
      state: "home",
      output: { pages[$0] ?? "Home" },
      step: { $0 = $1 }
    )
    #expect(router.stepped("about").output == "About")
    #expect(router.stepped("about").stepped("nowhere").output == "Home")
  }

  @Test("E21, Zelkova: an update without a transition renders nothing again")
  func refusal() {
    final class Drawings { var count = 0 }
    struct Counter: Program {
      let drawings: Drawings
      let initial = 0
      func refusal(of message: Int, in count: Int) -> Refusal? {
        count + message < 0 ? Refusal("the count must not be negative") : nil
      }
      func update(_ count: inout Int, by message: Int) { count += message }
      func view(_ count: Int, send: @escaping (Int) -> Void) -> String {
        drawings.count += 1
        return "\(count)"
      }
    }
    func check<A: ProgramArchitecture>(_ architecture: A.Type) where A.Program == Counter {
      let drawings = Drawings()
      var component = Component<A>(Counter(drawings: drawings))
      var views = [component.view]
      for message in [1, -1, -1, 1] where component.send(message) == nil {
        views.append(component.view)
      }
      #expect(views == ["0", "1", "0", "1"])
      #expect(drawings.count == 4)
    }
    for architecture in everyArchitecture(of: Counter.self) { check(architecture) }
  }

  @Test("Thesis: a stream of slides, each of which leads to the next")
  func slideShow() {
    enum SlideShow: Architecture {
      typealias Moves = Free<Inputs<Void>, Void>
      typealias Space = Cofree<Dual<Inputs<Void>>, UI<Moves, (title: String, next: () -> Void)>>
    }
    let slides = Cofree<Dual<Inputs<Void>>, Int>(
      state: 1,
      value: { $0 },
      respond: { n, _ in n += 1 }
    )
    var show = Component<SlideShow>(
      slides.map { number in
        UI { move in ("slide \(number)", { move(.send(())) }) }
      }
    )
    for _ in 1...2 {
      var moves: [SlideShow.Moves] = []
      show.interface.view { moves.append($0) }.next()
      for move in moves { show.move(by: move) }
    }
    #expect(show.view.title == "slide 3")
  }

  @Test("Thesis: a list that is added to and removed from, as a store")
  func list() {
    typealias Moves = State<[String], Void>
    struct ListView {
      var items: [String]
      var add: (String) -> Void
      var remove: (Int) -> Void
    }
    enum ListArchitecture: Architecture {
      typealias Space = Store<[String], UI<Moves, ListView>>
    }
    var list = Component<ListArchitecture>(
      Store(position: []) { items in
        UI { move in
          ListView(
            items: items,
            add: { item in move(.modify { $0.append(item) }) },
            remove: { index in move(.modify { $0.remove(at: index) }) }
          )
        }
      }
    )
    func press(_ button: (ListView) -> Void) {
      var moves: [Moves] = []
      button(list.interface.view { moves.append($0) })
      for move in moves { list.move(by: move) }
    }
    press { $0.add("milk") }
    press { $0.add("tea") }
    press { $0.remove(0) }
    #expect(list.view.items == ["tea"])
  }

  @Test("Thesis: a counter whose log of clicks is a monoid")
  func clicks() {
    enum Clicker: Architecture {
      typealias Space = Traced<Sum<Int>, UI<Writer<Sum<Int>, Void>, String>>
    }
    var clicker = Component<Clicker>(
      Traced { clicks in
        UI { move in
          move(.tell(Sum(1)))
          return "\(clicks.value) clicks"
        }
      }
    )
    for _ in 1...3 {
      var moves: [Writer<Sum<Int>, Void>] = []
      _ = clicker.interface.view { moves.append($0) }
      for move in moves { clicker.move(by: move) }
    }
    #expect(clicker.view == "3 clicks")
  }
}
