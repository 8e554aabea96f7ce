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
    #expect(detail.send(.child(.got(1), of: ChildID(serial: 0)))?.reason == "the child is absent")
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
      #expect(detail.send(message)?.reason == "the child that this message is for is gone")
    }
    #expect(detail.view == 2)
    detail.send(.child(.fetch))
    detail.send(.hide)
    #expect(detail.takeEffect().lines == ["start 0/fetch", "cancel 0"])
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
    #expect(sent == [.child(.add(1), of: ChildID(serial: 0))])
  }
}
