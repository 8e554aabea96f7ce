import CommandLineSupport
import ComponentKit
import Foundation
import SharedLaboratory
import TestSupport
import Testing

@testable import Laboratory

/// A lamp that two people switch, and one of them removes.
private struct Lamp: Program {
  enum Message: Hashable, CaseIterable, Codable { case on, off, remove }
  enum State: Hashable { case dark, light, gone }

  var hasRule = false
  let initial = State.dark

  func refusal(of message: Message, in lamp: State) -> Refusal? {
    lamp == .gone ? Refusal("the lamp is gone") : nil
  }

  func update(_ lamp: inout State, by message: Message) {
    lamp = message == .remove ? .gone : message == .on ? .light : .dark
  }

  func rebased(
    _ message: Message,
    over other: Message,
    as side: RebaseSide,
    at lamp: State
  )
    -> Message?
  {
    if !hasRule || message == other { return message }
    if message == .remove { return .remove }
    return other == .remove || side == .earlier ? nil : message
  }

  func view(_ lamp: State, send: @escaping (Message) -> Void) -> String { "\(lamp)" }
}

/// A stock of at most two, from which nothing can be taken where nothing is left.
private struct Stock: Program {
  enum Message: Hashable, CaseIterable, Codable { case put, take }
  let initial = 1

  func refusal(of message: Message, in count: Int) -> Refusal? {
    count == (message == .put ? 2 : 0) ? Refusal("there is no room, or nothing") : nil
  }

  func update(_ count: inout Int, by message: Message) { count += message == .put ? 1 : -1 }
  func view(_ count: Int, send: @escaping (Message) -> Void) -> String { "\(count) left" }
}

/// The undo of two messages, which no rule by messages merges.
private struct UndoLog: Program {
  enum Message: Hashable, CaseIterable, Codable { case a, b, undo }
  let initial: [Message] = []

  func refusal(of message: Message, in log: [Message]) -> Refusal? {
    switch message {
    case .undo: log.isEmpty ? Refusal("there is nothing to undo") : nil
    case .a, .b: log.count == 3 ? Refusal("the log is full") : nil
    }
  }

  func update(_ log: inout [Message], by message: Message) {
    if message == .undo { log.removeLast() } else { log.append(message) }
  }

  func view(_ log: [Message], send: @escaping (Message) -> Void) -> String {
    log.map { "\($0)" }.joined()
  }
}

@Suite("The command merge")
struct MergeCommandTests {
  private func merge(_ experiment: Experiment, _ words: String...) -> Outcome {
    outcome(of: experiment, words: ["merge"] + words)
  }

  @Test("shows the shortest case, in two columns of views, and a rule to copy")
  func refuted() {
    let found = merge(Experiment(Lamp(), named: "lamp"))
    #expect(found.status == .disagreement && found.error.isEmpty)
    #expect(
      found.output == """
        lamp: 3 states, all visited, 3 messages

          refuted   through a server
            the states differ, at the beginning:
              dark
            one order  the other
            ▸ on       ▸ off
              light      dark
            ▸ off      ▸ on
              dark       light

          refuted   between people, by the same messages

        With this rule they merge through a server; no other changes fewer messages:

          switch (message, other, side) {
          case (.on, .off, .earlier): nil
          case (.off, .on, .earlier): nil
          default: message
          }

        With this rule they merge between people; no other changes fewer messages:

          switch (message, other) {
          case (.on, .off): nil
          default: message
          }

        """
    )
  }

  @Test("says what is decided, and where only three people's messages differ")
  func decided() {
    let lawful = merge(Experiment(Lamp(hasRule: true), named: "lamp"))
    #expect(lawful.status == .success)
    #expect(
      lawful.output.contains("  decided   through a server\n    two messages lead to one state")
    )
    #expect(lawful.output.contains("  refuted   between people\n    the states differ"))
    #expect(!lawful.output.contains("side) {"))
    let stock = merge(Experiment(Stock(), named: "stock"))
    #expect(stock.status == .success)
    #expect(
      stock.output.hasSuffix(
        """
          refuted   between people
            the cube fails, and the states differ, at the beginning:
              1 left
            one order  the other
            ▸ put      ▸ take
              2 left     0 left
            ▸ take     ▸ put
              1 left     1 left
            ▸ nothing  ▸ put
              1 left     2 left

        With this rule they merge between people; no other changes fewer messages:

          switch (message, other) {
          case (.put, .put): nil
          case (.take, .take): nil
          default: message
          }

        """
      )
    )
    let cut = merge(Experiment(Stock(), named: "stock"), "--states", "2")
    #expect(cut.output.contains("stock: 2 states, stopped there, 2 messages\n"))
    #expect(
      cut.output.contains("  bounded   through a server\n    in the states that were visited, ")
    )
  }

  @Test("says which states need different rules, and what must be kept")
  func gaps() {
    let found = merge(Experiment(UndoLog(), named: "log"))
    #expect(
      found.output.contains(
        "a, and then undo: a rule must look at the state, since what fits in one of these fits not "
          + "in all:\n  after a\n    a\n  after b\n    b\n"
      )
    )
    #expect(found.output.hasSuffix("\nNo rule by messages merges them between people.\n"))
    let json = merge(Experiment(UndoLog(), named: "log"), "--json").output
    #expect(json.contains(#""peerRule":{"search":"none"}"#), "\(json)")
    let kept = merge(Experiment(Lamp(), named: "lamp"), "--keep", "on")
    #expect(
      kept.output.contains("  case (.off, .on, .later): nil\n  case (.off, .on, .earlier): nil\n")
    )
    #expect(!kept.output.contains("(.on, .off"))
  }

  @Test("explains a mistake in one line")
  func mistakes() {
    for (words, message) in [
      (["--states", "0"], "--states must be a whole number, 1 to 1000000; got \"0\""),
      (["--keep", "onn"], "--keep:1:1: "),
    ] {
      let found = outcome(of: Experiment(Lamp(), named: "lamp"), words: ["merge"] + words)
      #expect(found.status != .success && found.output.isEmpty)
      #expect(found.error.hasPrefix("mylab: \(message)"), "\(found.error)")
    }
    struct Opaque: Program {
      struct State: Sendable {}
      let initial = State()
      func update(_ state: inout State, by message: Int) {}
      func view(_ state: State, send: @escaping (Int) -> Void) -> String { "" }
    }
    let opaque = merge(Experiment(Opaque(), named: "opaque", messages: [1]))
    #expect(opaque.status == .usage)
    #expect(opaque.error.hasPrefix("mylab: opaque cannot be merged: "))
  }
}
