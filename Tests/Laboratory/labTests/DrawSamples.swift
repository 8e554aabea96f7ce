import ComponentKit
import Foundation
import SamplePrograms

extension ScriptedProgram {
  /// The line of each command, as a user types it.
  static var usages: [String] { commands.map(\.usage) }
}

/// A turnstile with equivalent states, as many as there are coins in it.
struct Turnstile: ScriptedProgram {
  enum Message: String, Codable, CaseIterable { case coin, push }

  static let name = "turnstile"
  static let summary = "opens for a coin"
  static let commands = Message.allCases.map { MessageSyntax.word($0.rawValue, help: "", $0) }
  static var places: Int { 5 }

  let initial = 0

  func refusal(of message: Message, in coins: Int) -> Refusal? {
    message == .push && coins == 0 ? Refusal("a coin is needed") : nil
  }

  func update(_ coins: inout Int, by message: Message) {
    coins = message == .coin ? coins % Self.places + 1 : 0
  }

  func view(_ coins: Int, send: @escaping (Message) -> Void) -> String {
    coins == 0 ? "locked" : "open"
  }

  static func parse(_ line: String) throws(ScriptError) -> [Message] {
    guard let message = Message(rawValue: line) else { throw ScriptError("no message") }
    return [message]
  }

  static func line(for message: Message) -> String { message.rawValue }
}

/// The output of `lab draw --json`.
struct DrawnSpace: Decodable, Equatable {
  struct Node: Decodable, Equatable {
    var id: Int
    var view: String
    var depth: Int
    var states: Int
    var cutOff: Bool
  }

  struct Edge: Decodable, Equatable {
    var from: Int
    var to: Int?
    var message: String
    var refused: String?
  }

  var program: String
  var depth: Int
  var messages: [String]
  var nodes: [Node]
  var edges: [Edge]

  /// The arrows of a picture: messages that lead from one state to the same other share one.
  func arrows(isRefused: Bool) -> Set<[Int]> {
    let edges = edges.filter { ($0.refused != nil) == isRefused }
    return Set(edges.compactMap { edge in edge.to.map { [edge.from, $0] } })
  }
}

/// Runs `lab draw` on a program.
func draw(_ program: String, _ arguments: String...) -> Outcome {
  outcome(["draw", "--program", program] + arguments)
}

/// Runs `lab draw --json`, and reads what it prints.
func drawn(_ program: String, _ arguments: String...) throws -> DrawnSpace {
  let output = outcome(["draw", "--program", program, "--json"] + arguments).output
  return try JSONDecoder().decode(DrawnSpace.self, from: Data(output.utf8))
}
