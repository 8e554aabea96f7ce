import ComonadLaws
import StoreState
import Testing

@Suite("Laws of a store")
struct StoreLawTests {
  @Test("hold", arguments: Instance("Store", comonadLaws(.stores, values: .cases)).laws)
  func hold(law: Law) {
    let result = law.check(of: "Store")
    #expect(result.holds)
  }
}
