import ComponentKit
import ComponentTesting
import TestSupport
import Testing

@Suite("Controlled work")
struct WorkTests {
  private let tester = Tester(Component<Elm<Doer>>(Doer()))

  private func perform(_ effects: Effect<Doer.Message>..., expecting: [EffectEvent]) {
    tester.send(.perform(.merge(effects)))
    tester.expect(effects: expecting)
  }

  @Test("of the policy parallel goes on beside other work of its name")
  func parallel() throws {
    perform(
      .merge([job("a", .parallel), job("a", .parallel)]),
      expecting: [.start("a"), .start("a")]
    )
    #expect(tester.works == ["a", "a"])
    let works = tester.works("a")
    works[1].send(.told(2))
    works[0].send(.told(1))
    #expect(tester.view == [2, 1])
    for work in works { work.finish() }
    try tester.check()
  }

  @Test("of the policy queue starts when the work before it has ended")
  func queue() throws {
    perform(
      .merge([job("a", .queue), job("a", .queue), job("b", .queue)]),
      expecting: [.start("a"), .wait("a"), .start("b")]
    )
    #expect(tester.works == ["a", "a, queued", "b"])
    tester.work("a").finish()
    #expect(tester.works == ["a", "b"])
    tester.work("a").finish()
    tester.work("b").finish()
    try tester.check()
  }

  @Test("of the policy drop is dropped while other work runs")
  func drop() throws {
    perform(
      .concatenate([.merge([job("a", .drop), job("a", .drop)]), .message(.told(1))]),
      expecting: [.start("a"), .drop("a")]
    )
    tester.work("a").finish()
    tester.receive { _ in true }
    perform(job("a", .drop), expecting: [.start("a")])
    tester.work("a").finish()
    try tester.check()
  }

  @Test("of the policy debounceFirst starts at once, and again when none was requested for a time")
  func debounceFirst() throws {
    let first = job("a", .debounceFirst(.seconds(1)))
    perform(.merge([first, first]), expecting: [.start("a"), .drop("a")])
    tester.advance(by: .milliseconds(900))
    perform(first, expecting: [.drop("a")])
    tester.advance(by: .milliseconds(900))
    perform(first, expecting: [.drop("a")])
    #expect(tester.works == ["a"])
    tester.advance(by: .seconds(1))
    perform(first, expecting: [.start("a")])
    #expect(tester.works == ["a"])
    tester.work("a").finish()
    try tester.check()
  }

  @Test("of the policy throttle starts at once, and then the latest when the time is over")
  func throttle() throws {
    let throttled = job("a", .throttle(.seconds(1)))
    perform(throttled, expecting: [.start("a")])
    tester.advance(by: .milliseconds(400))
    perform(.merge([throttled, throttled]), expecting: [.wait("a"), .wait("a")])
    #expect(tester.works == ["a", "a, waiting until 1.0 seconds"])
    tester.advance(by: .milliseconds(600))
    tester.expect(effects: [.start("a")])
    #expect(tester.works == ["a"])
    tester.advance(by: .milliseconds(999))
    perform(throttled, expecting: [.wait("a")])
    tester.advance(by: .milliseconds(1))
    tester.expect(effects: [.start("a")])
    perform(.cancel("a"), throttled, expecting: [.cancel("a"), .start("a")])
    tester.work("a").finish()
    try tester.check()
  }

  @Test("is cancelled before it has started, in any queue")
  func cancelledEarly() throws {
    perform(
      .concatenate([job("a"), job("b"), .message(.told(1))]),
      job("c", .queue),
      job("c", .queue),
      job("d", .debounce(.seconds(1))),
      expecting: [.start("a"), .start("c"), .wait("c"), .wait("d")]
    )
    perform(
      .cancel("b"),
      .cancel("c"),
      .cancel("d"),
      expecting: [.cancel("b"), .cancel("c"), .cancel("d")]
    )
    tester.work("a").finish()
    tester.receive { _ in true }
    #expect(tester.works == [])
    try tester.check()
  }

  @Test("of equal names in two scopes is separate")
  func scopes() throws {
    perform(
      job("a").within(1),
      job("a").within(2),
      job(nil).within(2),
      expecting: [.start(EffectID("a").within(1)), .start(EffectID("a").within(2)), .start(2)]
    )
    perform(.cancel(2), expecting: [.cancel(2)])
    #expect(tester.works == ["1/a"])
    tester.work(EffectID("a").within(1)).finish()
    try tester.check()
  }

  @Test("plays a picture on the clock of the test")
  func played() throws {
    let words: Words<Doer.Message> = ["a": .told(1), "b": .told(2)]
    perform(job("a"), job("b"), expecting: [.start("a"), .start("b")])
    try tester.work("a").play("-a--(ab)|", every: .seconds(1), words)
    try tester.work("b").play("--b#a", every: .seconds(1), words)
    tester.advance(by: .seconds(2))
    #expect(tester.view == [1, 2])
    #expect(tester.works == ["a", "b"])
    tester.advance(by: .seconds(3))
    #expect(tester.view == [1, 2, 1, 2])
    #expect(tester.errors == [WorkFailure("the picture has a # here", of: "b")])
    try tester.check()
  }

  @Test("stops for good when the program cancels it")
  func stopped() throws {
    let clock = tester.clock
    let effect = Effect<Doer.Message>.work(
      Work("a") { outlet in clock.after(.seconds(1)) { outlet.send(.told(1)) } }
    )
    perform(effect, expecting: [.start("a")])
    tester.work("a").start()
    perform(.cancel("a"), expecting: [.cancel("a")])
    tester.advance(by: .seconds(2))
    #expect(tester.view == [])
    try tester.check()
  }
}
