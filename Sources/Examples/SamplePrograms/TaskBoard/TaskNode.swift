import Markup

/// A task, and the tasks within it.
public struct TaskNode: Codable, Hashable, Sendable {
  /// The title of the task.
  package let title: String

  /// Whether it is done.
  package internal(set) var isDone = false

  /// The tasks within it.
  package internal(set) var children: [TaskNode] = []
}

/// The way to a task: its number, counted from one, on each level.
///
/// ```swift
/// TaskPath("1.2")?.numbers      // [1, 2]
/// TaskPath([3]).description     // "3"
/// TaskPath("1.x") == nil        // true
/// ```
public struct TaskPath: Codable, Hashable, Sendable, LosslessStringConvertible {
  /// The number on each level, the outermost first.
  public let numbers: [Int]

  /// Creates a path from its numbers.
  public init(_ numbers: [Int]) { self.numbers = numbers }

  /// Reads a path, unless the text is none.
  public init?(_ text: String) {
    let parts = text.parts { $0 == UInt8(ascii: ".") }.map { Int($0) }
    let numbers = parts.compactMap { $0 }
    guard numbers.count == parts.count else { return nil }
    self.init(numbers)
  }

  /// The numbers with periods between them.
  public var description: String { numbers.map { "\($0)" }.joined(separator: ".") }
}

extension [TaskNode] {
  /// Whether a path leads to a task.
  func contains(_ path: [Int]) -> Bool {
    guard let first = path.first, first >= 1, first <= count else { return false }
    return path.count == 1 || self[first - 1].children.contains([Int](path.dropFirst()))
  }

  /// Changes the task that a path leads to, in place.
  mutating func change(_ path: [Int], _ change: (inout TaskNode) -> Void) {
    guard let first = path.first else { return }
    if path.count == 1 {
      change(&self[first - 1])
    } else {
      self[first - 1].children.change([Int](path.dropFirst()), change)
    }
  }

  /// Removes the task that a path leads to, and those within it.
  mutating func remove(_ path: [Int]) {
    guard let last = path.last else { return }
    if path.count == 1 {
      remove(at: last - 1)
    } else {
      change(path.dropLast()) { $0.children.remove(at: last - 1) }
    }
  }

  /// All tasks, each before those within it.
  var flattened: [TaskNode] { flatMap { [$0] + $0.children.flattened } }

  /// A line for each task, with the path to it.
  func lines(after path: String, indent: String) -> [String] {
    enumerated().flatMap { place, task in
      let number = "\(path)\(place + 1)."
      let line = "\(indent)\(number) [\(task.isDone ? "x" : " ")] \(task.title.onOneLine)"
      return [line] + task.children.lines(after: number, indent: indent + "  ")
    }
  }
}
