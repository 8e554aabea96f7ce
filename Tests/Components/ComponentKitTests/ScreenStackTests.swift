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

  @Test("cancels the work of the screens that others replace")
  func work() {
    var screens = Screens(at: 7)
    screens.send(.push(2))
    screens.send(.screen(0, .fetch))
    screens.send(.screen(1, .fetch))
    screens.send(.show([8]))
    #expect(
      screens.takeEffect().lines == ["start 0/fetch", "start 1/fetch", "cancel 1", "cancel 0"]
    )
  }
}
