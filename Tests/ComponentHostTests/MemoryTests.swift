import CCounting
import ComponentHost
import ComponentKit
import Testing

#if os(Linux)

/// The memory that a host holds.
@Suite("The memory of a host", .serialized)
struct MemoryTests {
  private struct Sum: ActiveProgram {
    let initial = 0

    func update(_ sum: inout Int, by message: Int) -> Effect<Int> {
      sum &+= message
      return message == 1 ? .message(2) : .none
    }

    func view(_ sum: Int, send: @escaping (Int) -> Void) -> Int { sum }
  }

  /// Returns how many bytes more a host holds after a number of messages than before them.
  private func growth<A: ProgramArchitecture>(_: A.Type, messages: Int) -> Int
  where A.Program == Sum {
    let host = Host(Component<A>(Sum()))
    for message in 0..<1_000 { host.send(message % 2) }
    let before = counting_live_bytes()
    for message in 0..<messages { host.send(message % 2) }
    return Int(counting_live_bytes()) - Int(before)
  }

  @Test("is the same after a hundred thousand messages as after a thousand")
  func flat() {
    // Other tests run meanwhile, so the least of some attempts is what the host itself holds.
    func least<A: ProgramArchitecture>(_: A.Type) -> Int where A.Program == Sum {
      (0..<5).map { _ in growth(A.self, messages: 100_000) }.min() ?? .max
    }
    #expect(least(Elm<Sum>.self) < 100_000)
    #expect(least(React<Sum>.self) < 100_000)
    #expect(least(Halogen<Sum>.self) < 100_000)
  }

  @Test("grows with the log of Redux until it is forgotten")
  func log() {
    let host = Host(Component<Redux<Sum>>(Sum()))
    for message in 0..<100_000 { host.send(message % 2) }
    let before = counting_live_bytes()
    host.forgetActions()
    #expect(Int(before) - Int(counting_live_bytes()) > 100_000)
  }
}
#endif
