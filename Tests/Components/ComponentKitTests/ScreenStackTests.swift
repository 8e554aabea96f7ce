import ComponentKit
import TestSupport
import Testing

private typealias Screens = ScreenStack<Int, FetchingChild>

extension Screens {
  fileprivate init(at root: Int) { self.init(root) { FetchingChild(at: $0) } }

  /// The counts of all screens, the root first.
  fileprivate var counts: [Int] { seeds.indices.compactMap { self[$0]?.view } }
}

@Suite("A navigation stack")
struct ScreenStackTests {
  private static let histories: [([Screens.Message], counts: [Int])] = [
    ([], [7]),
    ([.screen(0, .add(1)), .push(2), .screen(1, .add(3)), .pop], [8]),
    ([.push(2), .push(2), .screen(1, .add(1)), .screen(0, .add(2))], [9, 3, 2]),
    ([.push(2), .screen(1, .add(1)), .replace(2)], [7, 2]),
    ([.screen(0, .add(1)), .replace(7)], [7]),
    ([.screen(0, .add(1)), .show([7, 2, 3]), .screen(1, .add(4)), .show([7, 2])], [8, 6]),
    ([.show([7, 2, 3]), .screen(2, .add(4)), .show([7, 4, 3])], [7, 4, 3]),
    ([.screen(0, .add(1)), .show([2, 7])], [2, 7]),
  ]

  @Test("has the screens that were pushed, each as it was left", arguments: histories)
  private func screens(messages: [Screens.Message], counts: [Int]) {
    func check<A: ProgramArchitecture<ChildProgram<Screens>>>(_: A.Type) {
      var component = Component<A>(ChildProgram(Screens(at: 7)))
      for message in messages { #expect(component.send(message) == nil) }
      #expect(component.programState.state.counts == counts)
      #expect(component.view == ScreenView(depth: counts.count - 1, screen: counts.last ?? 0))
    }
    for architecture in everyArchitecture(of: ChildProgram<Screens>.self) { check(architecture) }
  }

  private static let refusals: [(Screens.Message, reason: String)] = [
    (.show([]), "a stack must show a screen; got none"),
    (.screen(2, .fetch), "no screen has the depth 2; the top one has 1"),
    (.screen(-1, .fetch), "no screen has the depth -1; the top one has 1"),
    (.screen(1, .add(-9)), "the count must not be negative; got -7"),
    (.screen(1, .got(1), of: ChildID(serial: 0)), "the child that this message is for is gone"),
    (
      .screen(2, .got(1), of: ChildID(slot: 2, serial: 2)),
      "the child that this message is for is gone"
    ),
  ]

  @Test("refuses what no screen takes, and stays as it was", arguments: refusals)
  private func refused(message: Screens.Message, reason: String) {
    var screens = Screens(at: 7)
    #expect(screens.send(.pop)?.reason == "the root screen must stay; replace it instead")
    screens.send(.push(2))
    #expect(screens.refusal(of: message)?.reason == reason)
    #expect(screens.send(message)?.reason == reason)
    #expect(screens.counts == [7, 2])
    #expect(screens.takeEffect().isNone)
  }

  @Test("cancels the work of a screen that goes, and refuses what that sends to the next one")
  func work() {
    var screens = Screens(at: 7)
    screens.send(.push(2))
    screens.send(.screen(1, .fetch))
    let late = screens.takeEffect()
    #expect(late.lines == ["start 1/fetch"])
    screens.send(.pop)
    #expect(screens.takeEffect().lines == ["cancel 1"])
    screens.send(.push(3))
    screens.send(.screen(1, .fetch))
    let present = screens.takeEffect()
    for message in late.runWork() { #expect(screens.send(message) != nil) }
    #expect(screens.counts == [7, 3])
    for message in present.runWork() { #expect(screens.send(message) == nil) }
    #expect(screens.counts == [7, 103])
    screens.send(.screen(0, .fetch))
    screens.send(.show([8]))
    #expect(screens.takeEffect().lines == ["start 0/fetch", "cancel 1", "cancel 0"])
  }

  @Test("starts the work of a screen when it is pushed, and of all screens when it is resumed")
  func beginning() {
    var screens = ScreenStack(0) { _ in
      ProgramState(Ticking())
    }
    #expect(screens.takeEffect().lines == ["start 0/tick"])
    screens.send(.push(1))
    #expect(screens.takeEffect().lines == ["start 1/tick"])
    screens.resume()
    #expect(screens.takeEffect().lines == ["start 0/tick", "start 1/tick"])
  }

  @Test("receives the messages of the view of the top screen")
  func events() {
    var sent: [Screens.Message] = []
    var screens = Screens(at: 7)
    screens.send(.push(2))
    #expect(screens.view { sent.append($0) }.screen == 2)
    #expect(sent == [.screen(1, .add(1), of: ChildID(slot: 1, serial: 1))])
  }
}

/// A program that ticks as long as it is there.
private struct Ticking: Program {
  let initial = 0
  func update(_ ticks: inout Int, by message: Int) -> Effect<Int> {
    ticks += message
    return .none
  }
  func subscriptions(of ticks: Int) -> [Work<Int>] { [Work("tick") { _ in .none }] }
  func view(_ ticks: Int, send: @escaping (Int) -> Void) -> Int { ticks }
}
