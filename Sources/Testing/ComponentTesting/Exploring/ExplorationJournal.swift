import ComonadLaws
import ComponentKit
import Foundation
import StateGraphs

/// The event that an exploration tries next, kept in a file that outlives a trap.
///
/// A trap ends its process, so a program that may trap is explored in a process of its own, with a
/// journal. Afterwards another process reads the journal, explores the states before the trap again,
/// and shows the shortest run that leads to it:
///
/// ```swift
/// import Foundation
///
/// struct Stack: Program {
///   let initial = [1]
///   func update(_ stack: inout [Int], by isPush: Bool) {
///     if isPush { stack.append(1) } else { stack.removeLast() }
///   }
///   func view(_ stack: [Int], send: @escaping (Bool) -> Void) -> Int { stack.count }
/// }
/// let journal = ExplorationJournal(FileManager.default.temporaryDirectory.path + "/stack-journal")
/// // In a child process: Exploration(of: Stack(), by: [false, true], journal: journal)
/// try journal.write(state: 1, event: 0)
/// let before = Exploration(
///   of: Stack(),
///   by: [false, true],
///   limit: ExplorationLimit(before: try journal.latest())
/// )
/// before.noMessageTraps().trace?.messages  // [false, false]
/// ```
public struct ExplorationJournal: Hashable, Sendable {
  /// An event, by its place in the space.
  public struct Entry: Hashable, Sendable {
    /// The number of the state.
    public let state: Int
    /// The number of the event among those of the state; nil if the state is being drawn.
    public let event: Int?
  }

  /// The number that stands for drawing.
  private static let drawing = Int(UInt32.max)

  /// The path of the file.
  public let path: String

  /// Names the file of a journal.
  public init(_ path: String) { self.path = path }

  /// Returns the latest entry; nil if no event was tried.
  ///
  /// - Throws: The error of reading the file, or ``ExplorationJournal/Damage`` if it is no journal.
  public func latest() throws -> Entry? {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    guard bytes.count == 8 else { throw Damage(count: bytes.count) }
    let numbers = [bytes.prefix(4), bytes.suffix(4)].map { part in
      part.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    let event = numbers[1] == Self.drawing ? nil : numbers[1]
    return numbers[0] == 0 ? nil : Entry(state: numbers[0] - 1, event: event)
  }

  /// Writes an entry: the number of an event, or nil if the state is drawn next.
  ///
  /// - Throws: The error of writing the file.
  public func write(state: Int, event: Int?) throws {
    let bytes = Self.bytes(state + 1) + Self.bytes(event ?? Self.drawing)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// The error of a file that is no journal.
  public struct Damage: Error, Hashable, CustomStringConvertible {
    let count: Int

    /// The rule, and what was found.
    public var description: String { "a journal must have 8 bytes; got \(count)" }
  }
}

extension ExplorationJournal {
  /// A journal that is being written.
  final class Pen {
    private let memory: JournalMemory

    /// Starts a journal without an entry.
    ///
    /// - Precondition: The file can be written.
    init(_ journal: ExplorationJournal) { memory = JournalMemory(at: journal.path, count: 8) }

    /// Notes the event that is tried next.
    func note(state: Int, event: Int) {
      func write(_ number: Int, at place: Int) {
        let number = UInt32(truncatingIfNeeded: number).littleEndian
        memory.bytes.storeBytes(of: number, toByteOffset: place, as: UInt32.self)
      }
      write(event, at: 4)
      write(state + 1, at: 0)
    }
  }
}

extension Exploration {
  /// Decides whether no message traps, nor a drawing, from the journal of a process that explored
  /// before.
  ///
  /// - Returns: The verdict; a run that refutes it ends with the event that traps, or with the state
  ///   that cannot be drawn.
  public func noMessageTraps() -> Verdict<Subject> {
    guard let trap, graph.count > trap.state else {
      return verdict("no message traps", refutedBy: nil)
    }
    let situation = situations[trap.state]
    let trace = trace(to: trap.state)
    let events = rules.events(in: situation)
    guard let number = trap.event, events.indices.contains(number) else {
      return verdict("no drawing traps", refutedBy: trace)
    }
    let end = Moment(
      event: events[number].event,
      refusal: nil,
      before: situation.subject,
      after: situation.subject,
      work: situation.workNames
    )
    let run = Trace(moments: trace.moments + [end], loopStart: nil)
    return verdict("no message traps", refutedBy: run)
  }
}
