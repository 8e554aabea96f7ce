import ComponentHost
import ComponentKit
import TestSupport
import Testing

#if os(Linux) && !DEBUG
/// A program whose state is 200 KB of value.
private struct Large: Program {
  let initial = InlineArray<25_600, Int>(repeating: 1)
  func update(_ numbers: inout InlineArray<25_600, Int>, by message: Int) {
    numbers[message] += message
  }
  func view(_ numbers: InlineArray<25_600, Int>, send: @escaping (Int) -> Void) -> Int {
    numbers[25_599]
  }
}

@Suite("A state of 200 KB")
struct LargeStateTests {
  private func moves<A: ProgramArchitecture<Large>>(_: A.Type) -> Int? {
    onSmallStack {
      let host = Host(Component<A>(Large()))
      for message in [0, 1, 25_599] { host.send(message) }
      return host.view
    }
  }

  @Test("moves on a stack of 512 KB")
  func smallStack() {
    #expect(moves(Elm<Large>.self) == 25_600)
    #expect(moves(Halogen<Large>.self) == 25_600)
    #expect(moves(React<Large>.self) == 25_600)
    #expect(moves(Redux<Large>.self) == 25_600)
  }
}
#endif
