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
}
