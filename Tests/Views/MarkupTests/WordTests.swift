import CCounting
import EmbeddedText
import Testing

@Suite("Words of a list")
struct WordTests {
  private static let list = "a abbr style a-name-of-more-than-fifteen-bytes"

  @Test(
    "are found as whole words",
    arguments: ["a", "abbr", "style", "a-name-of-more-than-fifteen-bytes"]
  )
  func found(word: String) {
    #expect(word.isWord(of: Self.list))
    #expect(word.bytes.isWord(of: Self.list))
  }

  @Test("are not found within words", arguments: ["b", "ab", "abbrs", "tyle", "bytes", "style a"])
  func part(word: String) {
    #expect(!word.isWord(of: Self.list))
    #expect(!word.bytes.isWord(of: Self.list))
  }

  @Test("are found without an allocation", .enabled(if: counting_is_available()))
  func allocations() {
    let (short, long) = ("style", "a-name-of-more-than-fifteen-bytes")
    var (found, rounds) = (0, 0)
    let list = Self.list
    var before: UInt64 = 0
    // Without a loop over a collection, which allocates in a debug build.
    while rounds < 100 {
      // The first round creates all values that are created once.
      if rounds == 1 { before = counting_read().allocations }
      if short.isWord(of: list) { found += 1 }
      if long.isWord(of: list) { found += 1 }
      if "none of them, however long it is".isWord(of: list) { found += 1 }
      rounds += 1
    }
    #expect(counting_read().allocations == before)
    #expect(found == 200)
  }
}
