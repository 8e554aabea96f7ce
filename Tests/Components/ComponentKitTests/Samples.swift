import Comonads
import ComponentKit
import LedgerUpdate

/// A program that only sends messages: it counts, refuses to go below zero, and answers queries.
struct Stepper: Program {
  enum Message: CaseIterable { case increment, decrement, reset }
  enum Query {
    case count(Reply<Int>)
    case double
  }

  var initial = 0

  func refusal(of message: Message, in count: Int) -> Refusal? {
    message == .decrement && count == 0 ? Refusal("the count is zero already") : nil
  }

  func update(_ count: inout Int, by message: Message) {
    switch message {
    case .increment: count += 1
    case .decrement: count -= 1
    case .reset: count = 0
    }
  }

  func answer(_ query: Query, from count: inout Int) -> AnyAnswer {
    switch query {
    case .count(let reply): return reply(count)
    case .double:
      count *= 2
      return .none
    }
  }

  func view(_ count: Int, send: @escaping (Message) -> Void) -> Buttons {
    Buttons(title: "\(count)", press: send)
  }
}

/// A view with a title and a button for each message.
struct Buttons {
  var title: String
  var press: (Stepper.Message) -> Void
}

/// A program that adds up its messages.
struct Adding: Program {
  let initial = 0
  func update(_ sum: inout Int, by message: Int) { sum += message }
  func view(_ sum: Int, send: @escaping (Int) -> Void) -> Int { sum }
}

/// A program of many rows, which shows where in memory they are.
struct Rows: Program {
  var initial: [Int] { Array(repeating: 0, count: 1_000) }
  func update(_ rows: inout [Int], by message: Int) { rows[message] += 1 }
  func view(_ rows: [Int], send: @escaping (Int) -> Void) -> Int { address(of: rows) }
}

/// Returns where in memory the rows are.
func address(of rows: [Int]) -> Int {
  rows.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
}
