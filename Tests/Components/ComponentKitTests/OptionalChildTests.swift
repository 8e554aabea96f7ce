import ComponentKit
import Testing

private typealias Detail = OptionalChild<Int, FetchingChild>

@Suite("An optional child")
struct OptionalChildTests {
  @Test("can be shown and removed, and refuses messages while it is absent")
  func comingAndGoing() {
    var detail = Detail { FetchingChild(at: $0) }
    #expect(detail.view == nil)
    #expect(detail.send(.child(.add(1)))?.reason == "the child is absent")
    #expect(detail.send(.hide)?.reason == "the child is absent")
    #expect(detail.send(.fromEffect(.got(1), serial: 0))?.reason == "the child is absent")
    #expect(detail.send(.show(4)) == nil)
    detail.send(.child(.add(1)))
    #expect(detail.view == 5)
    #expect(detail.send(.child(.add(-9)))?.reason == "the count must not be negative; got -4")
    #expect(detail.child?.view == 5)
    detail.send(.hide)
    #expect(detail.view == nil)
    #expect(Detail(7) { FetchingChild(at: $0) }.view == 7)
  }

  @Test("cancels its work when it is replaced, and inherits none")
  func work() {
    var detail = Detail(1) { FetchingChild(at: $0) }
    detail.send(.child(.fetch))
    let first = detail.takeEffect()
    #expect(first.lines == ["start 0/fetch"])
    for message in first.runWork() { #expect(detail.send(message) == nil) }
    #expect(detail.view == 101)
    detail.send(.show(2))
    #expect(detail.takeEffect().lines == ["cancel 0"])
    for message in first.runWork() {
      #expect(detail.send(message)?.reason == "the child that requested this is gone")
    }
    #expect(detail.view == 2)
    detail.send(.child(.fetch))
    detail.send(.hide)
    #expect(detail.takeEffect().lines == ["start 1/fetch", "cancel 1"])
  }

  @Test("starts the effects of its beginning when it is shown")
  func beginning() {
    var detail = OptionalChild<Int, FetchingChild> {
      FetchingChild(Fetching(initialEffect: .message(.add($0))))
    }
    detail.send(.show(5))
    for message in detail.takeEffect().runWork() { detail.send(message) }
    #expect(detail.view == 5)
  }

  @Test("receives the messages of its view")
  func events() {
    var sent: [SlotMessage<Int?, Fetching.Message>] = []
    #expect(Detail(3) { FetchingChild(at: $0) }.view { sent.append($0) } == 3)
    #expect(sent == [.child(.add(1))])
  }
}

@Suite("A resettable child")
struct ResettableTests {
  @Test("returns to its first state")
  func reset() {
    var child = Resettable(FetchingChild(at: 3))
    child.send(.child(.add(4)))
    #expect(child.view == 7)
    #expect(child.send(.child(.add(-9)))?.reason == "the count must not be negative; got -2")
    child.send(.reset)
    #expect(child.view == 3)
    #expect(child.child.view == 3)
  }

  @Test("starts again, without its earlier work")
  func work() {
    var child = Resettable(FetchingChild(Fetching(initialEffect: .message(.add(2)))))
    let first = child.takeEffect()
    #expect(first.runWork().count == 1)
    child.send(.child(.fetch))
    let late = child.takeEffect()
    #expect(late.lines == ["start 0/fetch"])
    child.send(.reset)
    let again = child.takeEffect()
    #expect(again.lines.first == "cancel 0")
    for message in late.runWork() {
      #expect(child.send(message)?.reason == "the child that requested this is gone")
    }
    #expect(child.view == 0)
    for message in again.runWork() { #expect(child.send(message) == nil) }
    #expect(child.view == 2)
    child.send(.child(.fetch))
    #expect(child.takeEffect().lines == ["start 1/fetch"])
  }

  @Test("receives the messages of its view")
  func events() {
    var sent: [SlotMessage<Reset, Fetching.Message>] = []
    #expect(Resettable(FetchingChild(at: 3)).view { sent.append($0) } == 3)
    #expect(sent == [.child(.add(1))])
  }
}
