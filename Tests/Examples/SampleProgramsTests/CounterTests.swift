import ComponentKit
import SamplePrograms
import Testing

@Suite("Counter")
struct CounterTests {
  @Test("refuses the step beyond the largest integer")
  func largest() {
    let history = history(Counter(initial: .max), [.increment, .decrement])
    #expect(history.refused == ["count must not exceed 9223372036854775807"])
    #expect(history.views.last == "9223372036854775806")
  }

  @Test("refuses the step beyond the smallest integer")
  func smallest() {
    let history = history(Counter(initial: .min), [.decrement])
    #expect(history.refused == ["count must not fall below -9223372036854775808"])
    #expect(history.views == ["-9223372036854775808", "-9223372036854775808"])
  }
}
