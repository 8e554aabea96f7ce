import ComponentKit
import ComponentTesting
import SamplePrograms
import TestSupport
import Testing

/// Examples of the ancestors about effects and views as data, with the values they expect.
@Suite("Examples from the ancestors, with effects")
struct AncestorEffectTests {
  @Test("E2, Bow Arch: a die whose randomness is replaced by a stub")
  func die() throws {
    let tester = Tester(Component<Elm<Die>>(Die { range in range.lowerBound + 3 }))
    tester.expect(view: "not rolled")
    tester.send(.roll, expecting: .start("roll"))
    tester.expect(view: "rolling")
    tester.work("roll").start()
    tester.receive(.fell(4))
    tester.expect(view: "4")
    tester.send(.fell(4), refused: "the die must be rolled before it falls")
    try tester.check()
  }

  @Test("E3, Bow Arch: a screen shows two views, one after the other, for one message")
  func screen() throws {
    struct Screen: Program {
      let initial = "closed"
      func update(_ text: inout String, by message: String) -> Effect<String> {
        text = message == "open" ? "loading..." : message
        return message == "open" ? .message("1. Moths return") : .none
      }
      func view(_ text: String, send: @escaping (String) -> Void) -> String { text }
    }
    func check<A: ProgramArchitecture<Screen>>(_: A.Type) throws {
      let tester = Tester(Component<A>(Screen()))
      var views = [tester.view]
      tester.send("open")
      views.append(tester.view)
      tester.receive("1. Moths return")
      views.append(tester.view)
      #expect(views == ["closed", "loading...", "1. Moths return"])
      try tester.check()
    }
    for architecture in everyArchitecture(of: Screen.self) { try check(architecture) }
  }

  @Test("E8, nef's editor: a state is saved once for each change, and not without one")
  func saving() throws {
    struct Editor: Program {
      let initial = ""
      func update(_ text: inout String, by message: String) -> Effect<String> {
        guard text != message else { return .none }
        text = message
        return .work(Work("save", policy: .parallel) { _ in .none })
      }
      func view(_ text: String, send: @escaping (String) -> Void) -> String { text }
    }
    let tester = Tester(Component<React<Editor>>(Editor()))
    tester.send("a", expecting: .start("save"))
    tester.send("a")
    tester.send("ab", expecting: .start("save"))
    tester.send("ab")
    tester.send("a", expecting: .start("save"))
    try tester.ignoring(.work).check()
  }

  @Test("E22, Zelkova: a toggle whose message carries the style of its animation")
  func animation() throws {
    enum Style: Equatable {
      case none
      case spring(Duration)
    }
    struct Lamp: Equatable {
      var isOn = false
      var style = Style.none
    }
    struct Toggle: Program {
      let initial = Lamp()
      func update(_ lamp: inout Lamp, by message: Style) {
        lamp.isOn.toggle()
        lamp.style = message
      }
      func view(_ lamp: Lamp, send: @escaping (Style) -> Void) -> Lamp { lamp }
    }
    let tester = Tester(Component<Elm<Toggle>>(Toggle()))
    tester.send(.spring(.milliseconds(200)))
    tester.expect(view: Lamp(isOn: true, style: .spring(.milliseconds(200))))
    tester.send(.none)
    tester.expect(view: Lamp())
    try tester.check()
  }

  @Test("E23, SwiftElm: a program with an effect at its beginning, and effects of its update")
  func initialEffect() throws {
    struct Greeter: Program {
      let initial = "..."
      let initialEffect = Effect<String>.work(Work("user") { _ in .none })
      func update(_ text: inout String, by message: String) -> Effect<String> {
        text = message
        return message.hasSuffix("!") ? .none : .message("\(message)!")
      }
      func view(_ text: String, send: @escaping (String) -> Void) -> String { text }
    }
    let tester = Tester(Component<Halogen<Greeter>>(Greeter()))
    tester.expect(effects: [.start("user")])
    tester.expect(view: "...")
    tester.work("user").send("Ada")
    tester.work("user").finish()
    tester.expect(view: "Ada")
    tester.receive("Ada!")
    tester.expect(view: "Ada!")
    try tester.check()
  }

  @Test("E28, ReactiveAutomaton: a forced logout cancels the running login")
  func forceLogout() throws {
    struct Session: Program {
      let initial = "logged out"
      func refusal(of message: String, in state: String) -> Refusal? {
        let needed = ["login": "logged out", "accept": "logging in"][message]
        return needed ?? state == state ? nil : Refusal("\(message) does not fit while \(state)")
      }
      func update(_ state: inout String, by message: String) -> Effect<String> {
        switch message {
        case "login":
          state = "logging in"
          return .work(Work("login") { _ in .none })
        case "accept": state = "logged in"
        default:
          state = "logging out"
          return .merge([.cancel("login"), .work(Work("logout") { _ in .none })])
        }
        return .none
      }
      func view(_ state: String, send: @escaping (String) -> Void) -> String { state }
    }
    let tester = Tester(Component<Redux<Session>>(Session()))
    tester.send("login", expecting: .start("login"))
    let login = tester.work("login")
    tester.send("force", expecting: .cancel("login"), .start("logout"))
    #expect(!login.send("accept"))
    tester.expect(view: "logging out")
    tester.send("login", refused: "login does not fit while logging out")
    try tester.ignoring(.work).check()
  }
}

// MARK: - Views as data

/// A view of pure data: its kind, its messages, and its contents.
private struct Element: Equatable {
  var key: String
  var text = ""
  var handlers: [String: Gallery.Message] = [:]
  var children: [Element?] = []
}

/// A list of pictures, one of which may be open.
private struct Gallery: Program {
  enum Message: Equatable {
    case open(String)
    case close
    case swap
  }

  struct State: Equatable {
    var titles = ["moth", "star"]
    var open: String?
  }

  let initial = State()

  func update(_ state: inout State, by message: Message) {
    switch message {
    case .open(let title): state.open = title
    case .close: state.open = nil
    case .swap: state.titles.reverse()
    }
  }

  func view(_ state: State, send: @escaping (Message) -> Void) -> Element {
    let rows = state.titles.map { title in
      Element(key: title, text: title, handlers: ["click": .open(title)])
    }
    let dialog = state.open.map { Element(key: "dialog", text: $0, handlers: ["escape": .close]) }
    return Element(key: "root", children: rows + [dialog])
  }
}

extension AncestorEffectTests {
  @Test("E24, SwiftElm: a view of pure data, with handlers, keys and an optional child")
  func pureView() throws {
    let tester = Tester(Component<Elm<Gallery>>(Gallery()))
    func press(_ event: String, of key: String) {
      let child = tester.view.children.compactMap { $0 }.first { $0.key == key }
      if let message = child?.handlers[event] { tester.send(message) }
    }
    #expect(tester.view.children.map { $0?.key } == ["moth", "star", nil])
    press("click", of: "star")
    #expect(tester.view.children[2]?.text == "star")
    tester.send(.swap)
    #expect(tester.view.children.map { $0?.key } == ["star", "moth", "dialog"])
    press("escape", of: "dialog")
    #expect(
      tester.view.children == [
        Element(key: "star", text: "star", handlers: ["click": .open("star")]),
        Element(key: "moth", text: "moth", handlers: ["click": .open("moth")]), nil,
      ]
    )
    try tester.check()
  }

  @Test("E25, SwiftElm: a gesture's place reaches the program in the message")
  func payload() throws {
    struct Point: Equatable {
      var x: Int
      var y: Int
    }
    struct Canvas {
      var dots: [Point]
      var tapped: (Point) -> Void
    }
    struct Drawing: Program {
      let initial: [Point] = []
      func update(_ dots: inout [Point], by message: Point) { dots.append(message) }
      func view(_ dots: [Point], send: @escaping (Point) -> Void) -> Canvas {
        Canvas(dots: dots, tapped: send)
      }
    }
    var drawing = Component<Redux<Drawing>>(Drawing())
    for point in [Point(x: 1, y: 2), Point(x: 3, y: 4)] {
      var sent: [Point] = []
      drawing.view { sent.append($0) }.tapped(point)
      for message in sent { drawing.send(message) }
    }
    #expect(drawing.view.dots == [Point(x: 1, y: 2), Point(x: 3, y: 4)])
  }
}
