import ComponentHost
import ComponentKit
import Locks
import TestSupport
import Testing

/// The page of an item, whose view buys it.
private struct Order: Program {
  let item: Int
  var initial: Set<Int> { [] }
  func update(_ bought: inout Set<Int>, by message: String) { bought.insert(item) }
  func view(_ bought: Set<Int>, send: @escaping (String) -> Void) -> Shown {
    Shown(bought: bought, buy: { send("buy") })
  }

  struct Shown {
    let bought: Set<Int>
    let buy: () -> Void
  }
}

private typealias Page = ProgramState<Order>

// johnpatrickmorgan/TCACoordinators: routes by index, whose late actions reached the next screen.
@Suite("A press that comes after another page has taken the place")
struct LatePressTests {
  /// Presses in an older view, after the page of item 1 was replaced by that of item 2, and in a new one.
  private func check<C: Child>(
    _ child: C,
    showing page: (C.View) -> Order.Shown,
    replacing messages: [C.Message],
    byHand: C.Message
  ) {
    var (child, pressed) = (child, [C.Message]())
    let older = page(child.view { pressed.append($0) })
    for message in messages { #expect(child.send(message) == nil) }
    older.buy()
    #expect(child.send(pressed[0])?.reason.contains("gone") == true)
    #expect(page(child.view).bought == [])
    page(child.view { pressed.append($0) }).buy()
    #expect(child.send(pressed[1]) == nil)
    #expect(page(child.view).bought == [2])
    // Without an identity, it is for whoever is there.
    #expect(child.send(byHand) == nil)
  }

  @Test("is refused in a slot, a list, a tree and a stack, and acts on its own page alone")
  func values() {
    let make = { @Sendable (item: Int) in Page(Order(item: item)) }
    check(ChildSlot(1, make: make), showing: { $0 }, replacing: [.replace(2)], byHand: .child(""))
    check(
      OptionalChild(1, make: make),
      showing: { $0 ?? Order.Shown(bought: [], buy: {}) },
      replacing: [.hide, .show(2)],
      byHand: .child("")
    )
    check(
      ScreenStack(1, make: make),
      showing: { $0.screen },
      replacing: [.replace(2)],
      byHand: .screen(0, "")
    )
    check(
      KeyedList([("a", 1)], make: make),
      showing: { $0[0].view },
      replacing: [.remove("a"), .insert("a", 2)],
      byHand: .child("a", "")
    )
    var tree = KeyedTree<String, Int, Page>(make: make)
    tree.send(.insert(["a"], 1))
    check(
      tree,
      showing: { $0[0].view },
      replacing: [.remove(["a"]), .insert(["a"], 2)],
      byHand: .child(["a"], "")
    )
  }

  @Test("reaches a row that has moved, by the identity that its name has lost")
  func moved() {
    var tree = KeyedTree<String, Int, Page> { Page(Order(item: $0)) }
    tree.send(.insert(["a"], 1))
    tree.send(.insert(["b"], 2))
    let press = tree.view[0].message("buy")
    tree.send(.move(["a"], under: ["b"]))
    #expect(tree.send(press) == nil)
    #expect(tree[["b", "a"]]?.state == [1])
  }

  @Test("is refused and reported by a host, and changes nothing")
  func host() async {
    let reports = Locked<[String]>([])
    let pages = ChildProgram(ChildSlot(1) { ProgramState(Counting(initial: $0)) })
    let host = ProgramHost(Component<Elm<_>>(pages)) { report in
      reports.withLock { $0.append(report.description) }
    }
    let press = pages.initial.message(10)
    host.send(press)
    host.send(.replace(2))
    host.send(press)
    #expect(host.view == 2)
    #expect(
      reports.withLock { $0 } == [
        "message child(10, of: (slot: 0, serial: 0)) was refused: "
          + "the child that this message is for is gone"
      ]
    )
    await host.end()
  }

  @Test("does not make states differ: pushing and popping leads back, and a space has an end")
  func equality() {
    var screens = ScreenStack(0) { ProgramState(Counting(initial: $0)) }
    let before = screens
    for _ in 0..<3 {
      screens.send(.push(5))
      #expect(screens != before)
      screens.send(.pop)
      #expect(screens == before && screens.hashValue == before.hashValue)
    }
    var list = KeyedList([("a", 1), ("b", 2)]) { ProgramState(Counting(initial: $0)) }
    let rows = list
    list.send(.remove("b"))
    list.send(.insert("b", 2))
    #expect(list == rows && list.hashValue == rows.hashValue)
    list.send(.move("b", to: 0))
    #expect(list != rows)
    list.send(.move("b", to: 1))
    list.send(.child("a", 1))
    #expect(list != rows)
    var tree = KeyedTree<Int, Int, ProgramState<Counting>> { ProgramState(Counting(initial: $0)) }
    tree.send(.insert([1], 0))
    tree.send(.insert([1, 2], 0))
    let nodes = tree
    tree.send(.remove([1, 2]))
    #expect(tree != nodes)
    tree.send(.insert([1, 2], 0))
    #expect(tree == nodes && tree.hashValue == nodes.hashValue)
    tree.send(.move([1, 2], under: []))
    #expect(tree != nodes)
  }
}

private struct Counting: Program {
  let initial: Int
  func update(_ count: inout Int, by message: Int) { count += message }
  func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
}
