import Markup
import TestSupport
import Testing

@testable import WebHost

@Suite("Depth of a patch")
struct DepthTests {
  @Test("writes the deepest patch on three quarters of a stack of 512 KB")
  func deep() {
    func nested(_ end: String) -> Node {
      var view = Markup<Int>.text(end)
      for _ in 0..<127 { view = .div([.onClick(1)], [.p([], []), view]) }
      return view.node
    }
    let (old, new) = (nested("old"), nested("new"))
    for patch in [Patch.replace(new), Patch(from: old, to: new)].compactMap({ $0 }) {
      let bytes = stackUsed { _ = PatchBytes(patch) }
      #expect(bytes < 384 << 10, "takes \(bytes) bytes")
    }
  }
}
