import ComponentHost
import ComponentKit
import Observation
import TestSupport
import Testing

@Suite("The observers of a host")
struct ObserverTests {
  @Test("receive each view once and in order, from the present one on, until they are removed")
  func order() {
    let host = ProgramHost(Component<Elm<Sum>>(Sum()), report: { _ in })
    host.send(1)
    let seen = Notes<Int>()
    let token = host.observe { seen.add($0) }
    for message in [2, 0, 3] { host.send(message) }
    #expect(seen.all == [1, 3, 6])
    host.removeObserver(token)
    host.send(4)
    #expect(seen.all == [1, 3, 6])
  }

  @Test("receive their selected value only when it changes")
  func selection() {
    let host = ProgramHost(Component<Elm<Sum>>(Sum()))
    let tens = Notes<Int>()
    let parities = Notes<Bool>()
    host.observe {
      $0 / 10
    } tell: {
      tens.add($0)
    }
    host.observe {
      $0.isMultiple(of: 2)
    } tell: {
      parities.add($0)
    }
    for message in [4, 5, 6, 10, 1] { host.send(message) }
    #expect(tens.all == [0, 1, 2])
    #expect(parities.all == [true, false, true])
  }

  @Test("that send receive each view once, and so do the observers after them")
  func sending() {
    let host = ProgramHost(Component<Elm<Sum>>(Sum()))
    let first = Notes<Int>()
    let second = Notes<Int>()
    host.observe { sum in
      first.add(sum)
      if sum == 1 {
        host.send(10)
        host.send(100)
      }
    }
    host.observe {
      $0
    } tell: {
      second.add($0)
    }
    host.send(1)
    #expect(first.all == [0, 1, 11, 111])
    #expect(second.all == first.all)
  }

  @Test("share one rendering of the view")
  func drawing() {
    struct Drawn: Program {
      let initial = 0
      let log: Notes<Int>
      func update(_ sum: inout Int, by message: Int) { sum += message }
      func view(_ sum: Int, send: @escaping (Int) -> Void) -> Int {
        log.add(sum)
        return sum
      }
    }
    let log = Notes<Int>()
    let host = ProgramHost(Component<Elm<Drawn>>(Drawn(log: log)))
    host.send(1)
    #expect(log.all == [])
    for _ in 0..<3 { host.observe { _ in } }
    #expect(log.all == [1, 1, 1])
    host.send(1)
    #expect(log.all == [1, 1, 1, 2])
  }

  @Test("may be a sequence, which ends with the host")
  func sequence() async {
    let host = ProgramHost(Component<Elm<Sum>>(Sum()))
    let views = host.views()
    for message in 1...3 { host.send(message) }
    await host.end()
    var seen: [Int] = []
    for await view in views { seen.append(view) }
    #expect(seen == [0, 1, 3, 6])
    for await _ in host.views() { Issue.record("an ended host must not show anything") }
  }

  @Test("that are a sequence end it when they are removed, and are removed when it ends")
  func removedSequence() async {
    let host = ProgramHost(Component<Elm<Sum>>(Sum()))
    let closed = Notes<Int>()
    let token = host.watch(tell: {}, closing: { closed.add(1) })
    _ = host.watch(tell: {}, closing: { closed.add(2) })
    host.removeObserver(token)
    #expect(closed.all == [1])
    host.removeObserver(token)
    await host.end()
    #expect(closed.all == [1, 2])
    await host.end()
    _ = host.watch(tell: {}, closing: { closed.add(3) })
    #expect(closed.all == [1, 2, 3])
  }

  @Test("may select from views that are not sendable")
  func unshared() {
    final class Button {
      let press: () -> Void
      init(press: @escaping () -> Void) { self.press = press }
    }
    struct Form: Program {
      let initial = 0
      func update(_ sum: inout Int, by message: Int) { sum += message }
      func view(_ sum: Int, send: @escaping (Int) -> Void) -> (Button, String) {
        (Button { send(sum + 1) }, "\(sum)")
      }
    }
    let host = ProgramHost(Component<Elm<Form>>(Form()))
    let texts = Notes<String>()
    host.observe(select: \.1, tell: { texts.add($0) })
    for _ in 0..<3 { host.withView { $0.0.press() } }
    #expect(texts.all == ["0", "1", "3", "7"])
  }

  @Test("may be trackers of the view, which receive every change")
  func tracking() async {
    let host = ProgramHost(Component<Elm<Sum>>(Sum()))
    let screen = TrackedView(of: host)
    let seen = Notes<Int>()
    @Sendable
    func track() {
      let view = withObservationTracking {
        screen.view
      } onChange: {
        track()
      }
      seen.add(view)
    }
    track()
    for message in 1...3 { host.send(message) }
    #expect(seen.all == [0, 1, 3, 6])
  }
}
