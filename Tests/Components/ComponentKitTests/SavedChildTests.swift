import Comonads
import Testing

@testable import ComponentKit

private struct Lamp: SavedProgram {
  var initial = 0
  func update(_ level: inout Int, by message: Int) { level += message }
  func view(_ level: Int, send: @escaping (Int) -> Void) -> Int { level }
  func save(_ level: Int) -> String { "\(level)" }
  func load(_ text: String, version: Int) -> Int? { Int(text) }
}

/// A program with a child of each kind, and a number of its own.
private struct House: SavedProgram {
  typealias Hidden = Component<Elm<Lamp>>
  typealias Kept = ProgramState<Lamp>

  struct State: Equatable {
    var floors = 1
    var hall = Hidden(Lamp())
    var slot = ChildSlot(5) { Kept(Lamp(initial: $0)) }
    var rooms = KeyedList<String, Int, Hidden> { Hidden(Lamp(initial: $0)) }
    var garden = KeyedTree<Int, String, Kept> { Kept(Lamp(initial: $0.count)) }
    var screens = ScreenStack(1) { Hidden(Lamp(initial: $0)) }
    var pair = SideBySide(Kept(Lamp()), Hidden(Lamp())) { [$0, $1] }
    var tabs = OneOfTwo(.left, Kept(Lamp()), Kept(Lamp()))
    /// No part of what is saved: its seeds cannot be written.
    var dialog = OptionalChild { Kept(Lamp(initial: $0)) }
  }

  enum Message {
    case build
    case hall(Int)
    case slot(SlotMessage<Int, Int>)
    case rooms(KeyedMessage<String, Int, Int>)
    case garden(TreeMessage<Int, String, Int>)
    case screens(ScreenMessage<Int, Int>)
    case pair(SideMessage<Int, Int>)
    case tabs(SwitchMessage<Int, Int>)
    case dialog(SlotMessage<Int?, Int>)
  }

  let initial = State()

  var children: [Part<State, Message>] {
    [
      Part("hall", \.hall, as: Message.hall),
      Part("slot", \.slot, as: Message.slot),
      Part("rooms", \.rooms, as: Message.rooms),
      Part("garden", \.garden, as: Message.garden),
      Part("screens", \.screens, as: Message.screens),
      Part("pair", \.pair, as: Message.pair),
      Part("tabs", \.tabs, as: Message.tabs),
      Part("dialog", \.dialog, as: Message.dialog),
    ]
  }

  func update(_ state: inout State, by message: Message) {
    if case .build = message { state.floors += 1 }
  }
  func view(_ state: State, send: @escaping (Message) -> Void) -> Int { state.floors }
  func save(_ state: State) -> String { "\(state.floors)" }
  func load(_ text: String, version: Int) -> State? { Int(text).map { State(floors: $0) } }
}

/// A house of a later version, which has no child but one.
private struct Hut: SavedProgram {
  static let version = 2
  let initial = House.State()
  var children: [Part<House.State, House.Message>] { [House().children[0]] }
  func update(_ state: inout House.State, by message: House.Message) {}
  func view(_ state: House.State, send: @escaping (House.Message) -> Void) -> Int { 0 }
  func save(_ state: House.State) -> String { "" }
  func load(_ text: String, version: Int) -> House.State? { House().load(text, version: 1) }
}

@Suite("A child of a saved program")
struct SavedChildTests {
  private let house = House()

  private var lived: House.State {
    var state = house.initial
    let messages: [House.Message] = [
      .build, .hall(3), .slot(.replace(8)), .slot(.child(1)), .rooms(.insert("a:b", 2)),
      .rooms(.insert("", 4)), .rooms(.child("a:b", 40)), .rooms(.move("", to: 0)),
      .garden(.insert([1], "tree")), .garden(.insert([1, 2], "")),
      .garden(.insert([1, 3], "leaf")),
      .garden(.insert([1, 2, 4], "nut")), .garden(.insert([5], "pond")),
      .garden(.child([1, 2], 7)),
      .garden(.move([1, 3], under: [1], to: 0)), .screens(.show([1, 2, 3])),
      .screens(.screen(1, 9)), .pair(.both(5, 6)), .tabs(.right(1)), .tabs(.toggle),
    ]
    for message in messages { #expect(house.step(&state, by: message) == nil) }
    return state
  }

  @Test("is saved with it, whatever holds it and whether it hides its state")
  func all() throws {
    let (program, state) = (house, lived)
    let text = try program.stored(state)
    #expect(text.hasPrefix("1 children: 7\n1:24:hall3:1\n3"))
    let loaded = try program.restored(text)
    #expect(loaded == state)
    #expect(loaded.rooms.view.map(\.key) == ["", "a:b"])
    #expect(try program.stored(loaded) == text)
  }

  @Test("goes on from its state, and gives its next rows and screens")
  func goesOn() throws {
    var state = try house.restored(house.stored(lived))
    for message: House.Message in [
      .rooms(.child("a:b", 1)), .rooms(.insert("c", 1)), .garden(.remove([1])), .screens(.pop),
      .slot(.replace(1)),
    ] {
      #expect(house.step(&state, by: message) == nil)
    }
    #expect(state.rooms.view.map(\.view) == [4, 43, 1])
    #expect(state.garden.view.map(\.key) == [5])
    #expect(state.screens.view.screen == 11)
    #expect(state.slot.view == 1)
  }

  @Test(
    "is at its beginning if an older version did not save it, and passed over if a later has none"
  )
  func versions() throws {
    #expect(try house.restored("1\n7") == House.State(floors: 7))
    let hall = "1 children: 1\n1:74:hall3:1\n8"
    #expect(try house.restored(hall).hall.view == 8)
    let hut = try Hut().restored(house.stored(lived))
    #expect(hut.hall.view == 3 && hut.rooms.isEmpty)
  }

  @Test("is in no text that is cut, and no cut traps")
  func cut() throws {
    let text = try house.stored(lived)
    for length in 0..<text.utf8.count {
      let cut = String(decoding: text.utf8.prefix(length), as: UTF8.self)
      #expect(throws: Refusal.self) { try house.restored(cut) }
    }
  }

  @Test(
    "that is damaged is named, with the rule",
    arguments: [
      (
        "1 children: 1\n1:24:hal", "a saved state with children must be texts after their lengths"
      ),
      (
        "1 children: 1\n1:24:hall",
        "a saved state with children must be its own text, and a name and a text of each"
      ),
      (
        "1 children: 1\n1:24:roof1:1",
        "a saved child must be declared by the program; none is named roof"
      ),
      (
        "1 children: 1\n1:24:hall1:1", "hall: the first line must be the version of a saved state"
      ),
      ("1 children: 1\n1:24:slot3:1:1", "slot: a saved slot must be a seed and a child"),
      (
        "1 children: 1\n1:24:slot10:1:a3:1\n33:",
        "slot: a saved slot must be texts after their lengths"
      ),
      (
        "1 children: 1\n1:24:slot8:1:a3:1\n3",
        "slot: a saved seed or key must be one of its type; got a"
      ),
      (
        "1 children: 1\n1:25:rooms3:1:0",
        "rooms: a saved list must be a number, a key, a seed and a child for each row"
      ),
      (
        "1 children: 1\n1:25:rooms14:1:11:a1:13:1\n3",
        "rooms: a saved list must be of as many rows under each as it says"
      ),
      (
        "1 children: 1\n1:25:rooms28:1:01:a1:13:1\n31:01:a1:13:1\n3",
        "rooms: a saved list must be of rows with different keys"
      ),
      (
        "1 children: 1\n1:27:screens0:",
        "screens: a saved stack must be a seed and a screen, at least once"
      ),
      ("1 children: 1\n1:24:pair0:", "pair: a saved pair must be two children"),
      (
        "1 children: 1\n1:24:tabs4:2:up",
        "tabs: a saved pair must be left or right, and two children"
      ),
    ]
  )
  func damaged(text: String, rule: String) {
    let refusal = #expect(throws: Refusal.self) { try house.restored(text) }
    #expect(refusal?.reason == rule)
  }

  @Test("is as before where a text is refused")
  func atomic() throws {
    var state = lived
    let before = state
    let texts = [
      ["7", "1\n7", "8", "1\n"], ["7", "1\n"], ["0", "a", "1", "1\n1", "0", "b", "x", "1\n1"],
      ["right", "1\n7", "1\n"],
      ["1\n7", "1\n"],
    ].map { SavedChildState($0) }
    for text in texts {
      #expect(throws: Refusal.self) { try state.slot.load(text) }
      #expect(throws: Refusal.self) { try state.rooms.load(text) }
      #expect(throws: Refusal.self) { try state.screens.load(text) }
      #expect(throws: Refusal.self) { try state.pair.load(text) }
      #expect(throws: Refusal.self) { try state.tabs.load(text) }
      #expect(throws: Refusal.self) { try state.hall.load(text) }
    }
    #expect(state == before)
    #expect(state.rooms.view.map(\.key) == before.rooms.view.map(\.key))
  }

  @Test("that is the whole state makes its program a saved one")
  func whole() throws {
    let program = ChildProgram(house.initial.rooms)
    var rooms = program.initial
    rooms.send(.insert("a", 1))
    rooms.send(.child("a", 6))
    #expect(try program.restored(program.stored(rooms)).view.map(\.view) == [7])
    #expect(throws: Refusal.self) { try program.restored("1\nmoths") }
  }

  @Test("shows nothing of its state when what is saved of it is printed")
  func hidden() throws {
    var saved = ""
    dump(try House.Hidden(Lamp(initial: 8_123)).save(), to: &saved)
    #expect(!saved.contains("8123"))
  }
}
