import CCounting
import ComponentHost
import ComponentKit
import TestSupport
import Testing

#if os(Linux)

/// The memory that a host holds.
@Suite("The memory of a host", .serialized, .enabled(if: counting_is_available()))
struct MemoryTests {
  private struct Sum: Program {
    let initial = 0

    func update(_ sum: inout Int, by message: Int) -> Effect<Int> {
      sum &+= message
      return message == 1 ? .message(2) : .none
    }

    func view(_ sum: Int, send: @escaping (Int) -> Void) -> Int { sum }
  }

  /// Returns how many bytes more a host holds after a number of messages than after a thousand.
  private static func growth<A: ProgramArchitecture>(_: A.Type, until messages: Int) -> Int
  where A.Program == Sum {
    let host = ProgramHost(Component<A>(Sum()))
    for message in 0..<1_000 { host.send(message % 2) }
    let before = counting_live_bytes()
    for message in 1_000..<messages { host.send(message % 2) }
    return Int(counting_live_bytes()) - Int(before)
  }

  // The count is that of a whole process, so each measurement has a process for itself.

  @Test("is the same after many thousand messages as after a thousand")
  func flat() async {
    await #expect(processExitsWith: .success) {
      // One byte for each message would be too much.
      let count = cases(16_000, long: 100_000)
      #expect(MemoryTests.growth(Elm<Sum>.self, until: count) < 10_000)
      #expect(MemoryTests.growth(React<Sum>.self, until: count) < 10_000)
      #expect(MemoryTests.growth(Halogen<Sum>.self, until: count) < 10_000)
    }
  }

  @Test("is the same after 20,000 observers as after a thousand")
  func observers() async {
    await #expect(processExitsWith: .success) {
      let host = ProgramHost(Component<Elm<Sum>>(Sum()))
      var before = 0
      for number in 0..<20_000 {
        if number == 1_000 { before = Int(counting_live_bytes()) }
        switch number % 3 {
        case 0: _ = host.views()
        case 1: host.removeObserver(host.observe { _ in })
        default:
          var views = host.views().makeAsyncIterator()
          #expect(await views.next() == 0)
        }
      }
      #expect(Int(counting_live_bytes()) - before < 300_000)
    }
  }

  @Test("is that of the wait which runs after thousands of waits of an hour")
  func waits() async {
    struct Late: Program {
      let initial = 0
      func update(_ sum: inout Int, by message: Int) -> Effect<Int> {
        .merge([
          .after(.seconds(3600), id: "after", send: 1),
          .work(Work("debounce", policy: .debounce(.seconds(3600))) { _ in .none }),
        ])
      }
      func view(_ sum: Int, send: @escaping (Int) -> Void) -> Int { sum }
    }
    await #expect(processExitsWith: .success) {
      let host = ProgramHost(Component<Elm<Late>>(Late()))
      let count = cases(8_000, long: 20_000)
      let before = Int(counting_live_bytes())
      for number in 0..<count { await host.submit(number) }
      // A wait that stays takes 700 bytes. Dispatch releases a timer on a thread of its own.
      eventually("the waits are released") { Int(counting_live_bytes()) - before < 400 * count }
    }
  }

  @Test("grows with the log of Redux until the log is cleared")
  func log() async {
    await #expect(processExitsWith: .success) {
      let host = ProgramHost(Component<Redux<Sum>>(Sum()))
      for message in 0..<cases(30_000, long: 100_000) { host.send(message % 2) }
      let before = counting_live_bytes()
      #expect(before > 100_000)
      host.forgetActions()
      #expect(Int(before) - Int(counting_live_bytes()) > 100_000)
    }
  }
}
#endif
