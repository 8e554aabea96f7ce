import ComponentKit
import TestSupport
import Testing

/// A lamp with a timer, a clock while it is on, and something to do at the beginning.
private struct Lamp: Program {
  enum Message: Equatable, Sendable, CustomStringConvertible {
    case turn(Bool)
    case flicker

    var description: String { if case .turn(let isOn) = self { "turn \(isOn)" } else { "flicker" } }
  }

  final class Questions { var count = 0 }

  var isOn = false
  var questions = Questions()

  var initial: Bool { isOn }
  var initialEffect: Effect<Message> { .message(.flicker) }

  func refusal(of message: Message, in isOn: Bool) -> Refusal? {
    questions.count += 1
    return message == .turn(isOn) ? Refusal("nothing changes") : nil
  }

  func update(_ isOn: inout Bool, by message: Message) -> Effect<Message> {
    guard case .turn(let turned) = message else { return .none }
    isOn = turned
    return isOn ? .work(Work("off") { _ in .none }) : .none
  }

  func subscriptions(of isOn: Bool) -> [Work<Message>] {
    isOn ? [Work("clock") { _ in .none }] : []
  }

  func resume(_ isOn: inout Bool) -> Effect<Message> { isOn ? .message(.turn(false)) : .none }

  func view(_ isOn: Bool, send: @escaping (Message) -> Void) -> String { isOn ? "on" : "off" }
}

private typealias Held = ProgramState<Lamp>

/// A house with a child of each kind, which sees their messages, and refuses light while it is night.
private struct House: Program {
  struct State {
    var hall: Held
    var attic: Held?
    var rooms: KeyedList<String, Bool, Held>
    var garden: KeyedTree<Int, Bool, Held>
    var screens: ScreenStack<Bool, Held>
    var seen: [String] = []
  }

  enum Message: CustomStringConvertible {
    case hall(Lamp.Message)
    case attic(Lamp.Message)
    case rooms(KeyedMessage<String, Bool, Lamp.Message>)
    case garden(TreeMessage<Int, Bool, Lamp.Message>)
    case screens(ScreenMessage<Bool, Lamp.Message>)
    case night
    case build

    /// The message, with the slot and the number of the child that it is for.
    var description: String {
      func of(_ id: ChildID?) -> String { id.map { " of \($0.slot)/\($0.serial)" } ?? "" }
      return switch self {
      case .hall(let message): "hall \(message)"
      case .attic(let message): "attic \(message)"
      case .rooms(.child(let key, let message, let id)): "rooms \(key) \(message)\(of(id))"
      case .garden(.child(let path, let message, let id)): "garden \(path) \(message)\(of(id))"
      case .screens(.screen(let depth, let message, let id)):
        "screens \(depth) \(message)\(of(id))"
      case .night: "night"
      case .build, .rooms, .garden, .screens: "other"
      }
    }
  }

  let lamp = Lamp()

  var initial: State {
    let make = { @Sendable (isOn: Bool) in Held(Lamp(isOn: isOn)) }
    return State(
      hall: Held(lamp),
      rooms: KeyedList([("kitchen", true)], make: make),
      garden: KeyedTree(make: make),
      screens: ScreenStack(false, make: make)
    )
  }

  var initialEffect: Effect<Message> { .message(.night) }

  var children: [Part<State, Message>] {
    [
      Part("hall", \.hall, as: Message.hall),
      Part("attic", as: Message.attic) {
        $0.attic?.access($1)
      } from: {
        if case .attic(let message) = $0 { message } else { nil }
      },
      Part("rooms", \.rooms, as: Message.rooms),
      Part("garden", \.garden, as: Message.garden),
      Part("screens", \.screens, as: Message.screens),
    ]
  }

  func refusal(of message: Message, in house: State) -> Refusal? {
    if case .hall(.turn(true)) = message, house.seen.last == "night" {
      Refusal("it is night")
    } else {
      nil
    }
  }

  func update(_ house: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .hall: house.seen.append("hall \(house.hall.view)")
    case .night:
      house.seen.append("night")
      house.hall.send(.turn(false))
    case .build:
      house.attic = Held(Lamp())
      house.rooms.send(.insert("bath", true))
      return .work(Work("build") { _ in .none })
    default: house.seen.append("other")
    }
    return .none
  }

  func view(_ house: State, send: @escaping (Message) -> Void) -> String {
    house.seen.joined(separator: ", ")
  }
}

/// A street of two houses, two levels above their lamps.
private struct Street: Program {
  struct State { var first = ProgramState(House()), second = ProgramState(House()) }
  enum Message: CustomStringConvertible {
    case first(House.Message)
    case second(House.Message)

    var description: String {
      switch self {
      case .first(let message): "first \(message)"
      case .second(let message): "second \(message)"
      }
    }
  }
  let initial = State()
  var children: [Part<State, Message>] {
    [
      Part("first", \.first, as: Message.first),
      Part("second", \.second, as: Message.second),
    ]
  }
  func update(_ street: inout State, by message: Message) {}
  func view(_ street: State, send: @escaping (Message) -> Void) -> String {
    street.first.view + " | " + street.second.view
  }
}

@Suite("A part")
struct PartTests {
  @Test("passes on what its child has requested at the beginning, before the program's own")
  func beginning() {
    var house = Component<Elm<House>>(House())
    #expect(
      house.takeEffect().lines == [
        "hall flicker", "rooms kitchen flicker of 0/0",
        "start rooms/0/clock", "screens 0 flicker of 0/0", "night",
      ]
    )
    #expect(house.takeEffect().isNone)
  }

  @Test("takes a message before the program, which sees the child changed")
  func order() {
    var house = Component<Redux<House>>(House())
    _ = house.takeEffect()
    #expect(house.send(.hall(.turn(true))) == nil)
    #expect(house.view == "hall on")
    #expect(house.takeEffect().lines == ["start hall/off", "start hall/clock"])
  }

  @Test("is asked after the program, once each, and a refusal changes nothing")
  func refusals() {
    let program = House()
    var house = Component<Elm<House>>(program)
    #expect(house.send(.hall(.turn(false))) == Refusal("nothing changes"))
    #expect(house.view == "")
    #expect(program.lamp.questions.count == 1)
    house.send(.night)
    #expect(house.send(.hall(.turn(true))) == Refusal("it is night"))
    #expect(house.view == "night")
    #expect(program.lamp.questions.count == 2)
    #expect(house.refusal(of: .hall(.turn(true))) == Refusal("it is night"))
    #expect(house.refusal(of: .hall(.turn(false))) == Refusal("nothing changes"))
    #expect(house.refusal(of: .hall(.flicker)) == nil)
  }

  @Test("passes on what the program has requested of its child, before the program's own effect")
  func update() {
    var house = Component<Halogen<House>>(House())
    _ = house.takeEffect()
    #expect(house.send(.attic(.flicker)) == Refusal("the child is absent"))
    house.send(.build)
    #expect(
      house.takeEffect().lines == [
        "attic flicker", "rooms bath flicker of 1/1",
        "start rooms/1/clock", "start build",
      ]
    )
    #expect(house.send(.attic(.turn(true))) == nil)
    #expect(house.takeEffect().lines == ["start attic/off", "start attic/clock"])
  }

  @Test("passes on the work of rows, nodes and screens, and its end")
  func rows() {
    var house = Component<React<House>>(House())
    _ = house.takeEffect()
    house.send(.garden(.insert([1], true)))
    house.send(.screens(.push(true)))
    house.send(.rooms(.remove("kitchen")))
    #expect(
      house.takeEffect().lines == [
        "garden [1] flicker of 0/0", "start garden/0/clock",
        "screens 1 flicker of 1/1", "start screens/1/clock", "cancel rooms/0",
      ]
    )
  }

  @Test("starts the work of a state that was set")
  func set() {
    var house = Component<React<House>>(House())
    _ = house.takeEffect()
    house.setState { $0.hall.state = true }
    #expect(house.takeEffect().lines == ["start hall/clock"])
    #expect(house.takeEffect().isNone)
  }

  @Test("resumes its child, with the work that follows its state")
  func resumption() {
    var house = Component<Redux<House>>(House())
    house.send(.hall(.turn(true)))
    house.resume()
    let lines = house.takeEffect().lines
    #expect(
      lines == [
        "hall turn false", "start hall/clock",
        "rooms kitchen turn false of 0/0", "start rooms/0/clock",
      ]
    )
  }

  @Test("goes back with a history, which starts and ends its work")
  func history() {
    var house = Component<Elm<History<House>>>(History(House()))
    _ = house.takeEffect()
    house.send(.message(.hall(.turn(true))))
    #expect(house.takeEffect().lines.last == "start hall/clock")
    house.send(.undo)
    #expect(house.view.present == "")
    #expect(house.takeEffect().lines.first == "cancel all work")
    house.send(.redo)
    #expect(house.takeEffect().lines.contains("start hall/clock"))
    #expect(house.send(.message(.hall(.turn(true)))) == Refusal("nothing changes"))
  }

  @Test("is reached through two levels, in every architecture")
  func levels() {
    func check<A: ProgramArchitecture<Street>>(_: A.Type) {
      var street = Component<A>(Street())
      #expect(street.takeEffect().lines.contains("first hall flicker"))
      #expect(street.send(.second(.hall(.turn(true)))) == nil)
      #expect(street.view == " | hall on")
      #expect(
        street.takeEffect().lines == ["start second/hall/off", "start second/hall/clock"]
      )
      #expect(street.send(.second(.hall(.turn(true)))) == Refusal("nothing changes"))
    }
    for architecture in everyArchitecture(of: Street.self) { check(architecture) }
  }

  @Test("must be declared for each child in the state, whose property is named")
  func undeclared() {
    struct Forgotten: Program {
      struct State {
        var hall = Held(Lamp())
        var attic: Held?
        var pair: (Held, Int) = (Held(Lamp()), 0)
        var rooms = [Held(Lamp())]
        var floors = ["first": Held(Lamp())]
        var number = 0
      }
      enum Message { case hall(Lamp.Message) }
      let initial = State()
      var children: [Part<State, Message>] {
        [
          Part("hall", \.hall, as: Message.hall)
        ]
      }
      func update(_ state: inout State, by message: Message) {}
      func view(_ state: State, send: @escaping (Message) -> Void) -> Int { state.number }
    }
    let program = Forgotten()
    let names = program.undeclaredChildren(in: program.initial)
    #expect(names == ["attic", "pair", "rooms", "floors"])
    #expect(House().undeclaredChildren(in: House().initial).isEmpty)
    let history = History(House())
    #expect(history.undeclaredChildren(in: history.initial).isEmpty)
  }

  #if DEBUG
  @Test("that is missing stops the program when it begins, and is named")
  func missing() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      struct Silent: Program {
        struct State { var hall = ProgramState(Lamp()) }
        let initial = State()
        func update(_ state: inout State, by message: Int) {}
        func view(_ state: State, send: @escaping (Int) -> Void) -> Int { 0 }
      }
      _ = Component<Elm<Silent>>(Silent())
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "each child in the state must have a part in `children` of Silent; none is named hall"
      )
    )
  }
  #endif

  @Test("of the whole state makes a program of a child")
  func whole() {
    var component = Component<Elm<ChildProgram<_>>>(ChildProgram(Held(Lamp())))
    #expect(component.takeEffect().lines == ["flicker"])
    component.send(.turn(true))
    #expect(component.takeEffect().lines == ["start off", "start clock"])
    #expect(component.send(.turn(true)) == Refusal("nothing changes"))
  }
}
