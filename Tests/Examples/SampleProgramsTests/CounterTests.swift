import ComponentKit
import SamplePrograms
import Testing

@Suite("Counter")
struct CounterTests {
  @Test("goes up and down")
  func steps() throws {
    #expect(try history(Counter(), ["+ + -"]).views == ["0", "1", "2", "1"])
  }

  @Test("goes below zero")
  func belowZero() throws {
    #expect(try lastView(Counter(), "- -") == "-2")
  }

  @Test("refuses the step beyond the largest integer")
  func largest() throws {
    let history = try history(Counter(initial: .max), ["+", "-"])
    #expect(history.refused == ["count must not exceed 9223372036854775807"])
    #expect(history.views.last == "9223372036854775806")
  }

  @Test("refuses the step beyond the smallest integer")
  func smallest() throws {
    let history = try history(Counter(initial: .min), ["-"])
    #expect(history.refused == ["count must not fall below -9223372036854775808"])
    #expect(history.views == ["-9223372036854775808", "-9223372036854775808"])
  }

  @Test("splits a text at blanks")
  func pieces() {
    #expect(Counter.pieces(of: " + +\t-\n+ ") == ["+", "+", "-", "+"])
  }

  @Test("names an unknown message")
  func unknown() {
    let reason = "unknown message \"++\"; counter takes + and -"
    #expect(throws: ScriptError(reason)) { try Counter.parse("+ ++") }
  }
}
