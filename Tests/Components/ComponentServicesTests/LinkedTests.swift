import ComponentKit
import ComponentServices
import Locks
import ReplicaSync
import TestSupport
import Testing

@Suite("A program with a link to a log")
struct LinkedTests {
  @Test("ends alike and loses nothing, whatever happens on the way", arguments: 0..<4)
  func storms(part: Int) throws {
    let count = isLong ? 2_500 : 25
    for seed in (part * count)..<((part + 1) * count) {
      var storm = try LinkStorm(seed: UInt64(seed))
      let broken = try storm.run(events: 150)
      #expect(broken == nil, "seed \(seed)")
      if broken != nil { return }
    }
  }

  @Test("needs a name for each run, or a step has the number of another one")
  func names() throws {
    let found = try (0..<40).compactMap { seed in
      var storm = try LinkStorm(seed: UInt64(seed), hasNewNames: false)
      return try storm.run(events: 150)
    }
    #expect(found.count > 4)
  }

  @Test("keeps what is lost until the person has read it, also in the next run")
  func losses() throws {
    let wire = Wire()
    let screens = try [Screen(wire, as: "a"), Screen(wire, as: "b")]
    func exchange() {
      for _ in 0..<9 {
        for call in wire.calls { wire.handle(call) }
        for screen in screens { screen.run() }
      }
    }
    screens[0].send(.own(.add("ham")))
    exchange()
    screens[1].send(.connect(false))
    screens[1].send(.own(.take("ham")))
    screens[1].send(.own(.add("poison")))
    screens[0].send(.own(.remove("ham")))
    exchange()
    screens[1].send(.connect(true))
    exchange()
    #expect(screens[1].state.lost == [.take("ham"), .add("poison")])
    #expect(screens[0].state.lost == [])
    let next = try Screen(wire, as: "c", from: screens[1].saved)
    #expect(next.state.lost == [.take("ham"), .add("poison")])
    next.send(.dismiss)
    #expect(next.state.lost == [])
  }

  @Test("takes what the server has made of a message, if that is something else")
  func otherVersion() throws {
    for (made, shown, lost) in [
      (Shopping.Message.add("jam"), ["jam": false], []), (nil, [:], [.add("ham")]),
    ] as [(Shopping.Message?, [String: Bool], [Shopping.Message])] {
      let wire = Wire()
      let screen = try Screen(wire, as: "a")
      screen.send(.own(.add("ham")))
      wire.log.withLock { $0.append(LogEntry("a", 1, made)) }
      for call in wire.calls where call.request.method == .get { wire.handle(call) }
      screen.run()
      #expect(screen.state.replica.confirmed == shown && screen.state.replica.pending.isEmpty)
      #expect(screen.state.lost == lost)
    }
  }

  @Test("leaves on one screen what is not shared")
  func unshared() throws {
    let wire = Wire()
    let screen = try Screen(wire, as: "a")
    screen.send(.own(.mark("ham")))
    #expect(screen.state.replica.shown == ["ham": true] && screen.state.replica.pending.isEmpty)
    #expect(try Screen(wire, as: "b", from: screen.saved).state.replica.shown == ["ham": true])
    #expect(wire.calls.allSatisfy { $0.request.method == .get })
  }

  @Test("says why nothing comes, and asks again after some seconds")
  func failures() throws {
    let wire = Wire()
    let screen = try Screen(wire, as: "a")
    func fail(_ act: (Wire.Call) -> Void) throws -> LogConnection {
      act(try #require(wire.calls.first))
      screen.run()
      let found = screen.state.connection
      screen.elapse()
      #expect(screen.state.connection == .opening)
      return found
    }
    #expect(try fail { wire.end($0, 404) } == .broken("the server has no such log"))
    #expect(try fail { wire.end($0, 500) } == .broken("the server answers with the status 500"))
    let headers = Headers([("Content-Type", "text/event-stream")])
    func sending(_ text: String) -> (Wire.Call) -> Void {
      { call in
        call.receive(.began(status: 200, headers: headers))
        call.receive(.received(Array(text.utf8)))
      }
    }
    let unread = LogConnection.broken("the server has sent an entry that cannot be read")
    #expect(try fail(sending("id: 1\ndata: {}\n\n")) == unread)
    let entry = #"{"author":"b","number":1,"step":null,"refused":false}"#
    let gap = LogConnection.broken("the server has left out an entry")
    #expect(try fail(sending("id: 2\ndata: \(entry)\n\n")) == gap)
    screen.send(.own(.add("ham")))
    #expect(
      try fail { call in
        sending("")(call)
        screen.run()
        if let post = wire.calls.first(where: { $0.request.method == .post }) {
          wire.end(post, 400)
        }
      } == .broken("the server answers with the status 400")
    )
    #expect(screen.state.replica.pending == [.add("ham")])
    #expect(try fail(sending("id: one\ndata: \(entry)\n\n")) == unread)
  }

  @Test("loads all that was saved, or nothing")
  func damage() throws {
    let wire = Wire()
    let screen = try Screen(wire, as: "a")
    screen.send(.own(.add("ham")))
    screen.send(.own(.take("ham")))
    let saved = try screen.saved
    let program = screen.component.programState.program
    try forEachMutant(of: Array(saved.utf8)) { mutant in
      guard let state = try? program.load(mutant.text, version: 1) else { return }
      #expect(state.replica.pending.count <= 3, "\(mutant.text)")
      let again = try #require(try program.load(program.save(state), version: 1))
      #expect(again.replica.shown == state.replica.shown)
    }
    let state = try #require(try program.load(saved, version: 1))
    #expect(state.replica.shown == ["ham": true] && state.replica.pending.count == 2)
  }
}
