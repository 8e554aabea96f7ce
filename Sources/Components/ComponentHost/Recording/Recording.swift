public import ComponentKit
import Foundation

/// A recording that a ``Recorder`` has written, up to its first damage.
///
/// ```swift
/// let text = """
///   {"format":"comonadlab-recording","version":1,"program":"counter",\
///   "architectures":[],"initial":4}
///   {"message":"+"}
///   {"message":"-"
///
///   """
/// let recording = try Recording<Counter>(Array(text.utf8))
/// recording.messages.count  // 1
/// recording.damage?.line  // 3
/// recording.component(in: Elm<Counter>.self, of: Counter()).view  // "5"
/// ```
///
/// A recording that was cut off, or of which a line is damaged, holds the messages before the
/// damage. Without a whole first line there is no recording.
public struct Recording<P: Program> where P.State: Decodable, P.Message: Decodable {
  /// The program and its architectures.
  public let header: RecordingHeader

  /// The state before the first message.
  public let initial: P.State

  /// The messages, in order, refused ones included.
  public let messages: [P.Message]

  /// The damage of the recording, if any; the messages are those before its line.
  public let damage: RecordingDamage?

  /// Reads a recording.
  ///
  /// - Throws: The damage of the first line.
  public init(_ bytes: [UInt8]) throws(RecordingDamage) {
    var lines = RecordingLines(bytes)
    let first = try lines.first()
    header = try RecordingHeader(reading: first)
    initial = try first.decode(Initial<P.State>.self).initial
    var messages: [P.Message] = []
    damage = Self.read(&lines, into: &messages)
    self.messages = messages
  }

  /// Reads messages up to the end line, or to damage.
  private static func read(
    _ lines: inout RecordingLines,
    into messages: inout [P.Message]
  ) -> RecordingDamage? {
    do {
      while let line = try lines.next() {
        switch try line.decode(Entry<P.Message>.self) {
        case .message(let message): messages.append(message)
        case .end(messages.count):
          guard try lines.next() == nil else {
            return RecordingDamage(line: lines.number, "expected the end of the file")
          }
          return nil
        case .end(let end):
          let reason = "end must be \(messages.count), the number of messages; got \(end)"
          return RecordingDamage(line: line.number, reason)
        case .other:
          return RecordingDamage(line: line.number, "exactly one of message and end must be given")
        }
      }
    } catch {
      return error
    }
    return RecordingDamage(
      line: lines.number + 1,
      "expected a message or the end line; got the end of the file"
    )
  }

  /// Returns a component that has been sent the first messages, or all of them.
  ///
  /// The original run has performed the effects of the messages, so nobody performs them again: the
  /// component has no pending effects.
  ///
  /// - Parameters:
  ///   - architecture: The architecture, which need not be that of the recording.
  ///   - program: The program; it starts from the state of the recording.
  ///   - count: How many messages are sent at most.
  /// - Returns: The component.
  public func component<A: ProgramArchitecture<P>>(
    in architecture: A.Type,
    of program: P,
    until count: Int = .max
  ) -> Component<A> {
    var component = Component<A>(A.space(of: ProgramState(program, state: initial)))
    for message in messages.prefix(max(0, count)) { component.send(message) }
    _ = component.takeEffect()
    return component
  }
}

/// The state in the first line.
private struct Initial<State: Decodable>: Decodable {
  let initial: State
}

/// A line behind the first.
private enum Entry<Message: Decodable>: Decodable {
  case message(Message)
  case end(Int)
  case other

  private enum CodingKeys: CodingKey {
    case message, end
  }

  /// Reads the member that is there: null may be a message.
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self =
      switch (members.contains(.message), members.contains(.end)) {
      case (true, false): .message(try members.decode(Message.self, forKey: .message))
      case (false, true): .end(try members.decode(Int.self, forKey: .end))
      default: .other
      }
  }
}
