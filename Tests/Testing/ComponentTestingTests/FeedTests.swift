import ComponentKit
import ComponentTesting
import SamplePrograms
import Testing

@Suite("The feed")
struct FeedTests {
  private let tester = Tester(Component<React<Feed>>(Feed()))

  /// The name of the work that fetches a source.
  private func fetch(_ source: String) -> EffectID { EffectID(source).within("fetch") }

  /// Follows two sources.
  private func followTwo() {
    tester.send(.follow("moths"), expecting: .start(fetch("moths")))
    tester.send(.follow("stars"), expecting: .start(fetch("stars")))
  }

  @Test("fetches its sources at the same time, with answers in any order")
  func parallel() throws {
    followTwo()
    tester.work(fetch("stars")).send(.arrived(["Vega"], from: "stars"))
    tester.work(fetch("moths")).send(.failed("offline", of: "moths"))
    tester.expect(view: "moths: failed: offline\nstars: 1 new\n  1. * Vega")
    for source in ["moths", "stars"] { tester.work(fetch(source)).finish() }
    tester.send(.refresh, expecting: .start(fetch("moths")), .start(fetch("stars")))
    tester.expect(view: "moths: loading\nstars: loading\n  1. * Vega")
    tester.work(fetch("moths")).send(.arrived(["Luna", "Atlas"], from: "moths"))
    tester.work(fetch("stars")).send(.arrived(["Vega", "Mira"], from: "stars"))
    tester.send(.read(1, of: "stars"))
    tester.expect(
      view: "moths: 2 new\n  1. * Luna\n  2. * Atlas\nstars: 1 new\n  1. Vega\n  2. * Mira"
    )
    try tester.ignoring(.work).check()
  }

  @Test("cancels the fetch of a source that is left, and of no other")
  func unfollow() throws {
    followTwo()
    let moths = tester.work(fetch("moths"))
    tester.send(.unfollow("moths"), expecting: .cancel(fetch("moths")))
    #expect(!moths.send(.arrived(["Luna"], from: "moths")))
    #expect(tester.works == ["fetch/stars"])
    try tester.ignoring(.work).check()
  }

  @Test("fetches a source again if a refresh comes before its answer")
  func refreshed() throws {
    followTwo()
    let early = tester.work(fetch("moths"))
    tester.send(.refresh)
    #expect(!early.isRunning)
    tester.expect(effects: [.start(fetch("moths")), .start(fetch("stars"))])
    try tester.ignoring(.work).check()
  }

  @Test("refuses a message without a source or an item")
  func refusals() throws {
    tester.send(.follow("two words"), refused: "source must be one word; got \"two words\"")
    tester.send(.unfollow("moths"), refused: "\"moths\" is not followed")
    tester.send(.read(1, of: "moths"), refused: "\"moths\" is not followed")
    tester.send(.follow("moths"), expecting: .start(fetch("moths")))
    tester.send(.follow("moths"), refused: "moths is followed already")
    tester.send(.read(1, of: "moths"), refused: "number must be between 1 and 0; got 1")
    try tester.ignoring(.work).check()
  }
}
