import Foundation
import TestSupport

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
