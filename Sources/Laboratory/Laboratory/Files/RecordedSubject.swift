import CommandLineSupport
import ComponentHost
import ComponentKit
import EmbeddedText
import SharedLaboratory

/// A program whose states can be written to a file.
protocol KeptSubject<P>: CommandSubject {
  /// Reads the state that a file holds, or nothing if there is no such file yet.
  func load(_ path: String) throws(Failure) -> P.State?

  /// Replaces a file by one that holds a state.
  func save(_ state: P.State, to path: String) throws(Failure)
}

/// A program whose messages can be written to a file.
///
/// Where states cannot be written, a recording begins at the beginning of the program.
protocol RecordedSubject<P>: CommandSubject {
  /// Records messages from a state to a new file, before each is sent.
  func record(
    to path: String,
    in names: [ArchitectureName],
    from state: P.State?
  ) throws(Failure) -> MessageRecorder<P.Message>

  /// Reads a recording of the program, up to its first damage.
  func recording(_ bytes: [UInt8]) throws(RecordingDamage) -> ReadRecording<P>
}

/// The functions by which messages are recorded.
struct MessageRecorder<Message> {
  /// Writes a message that is about to be sent.
  let record: (Message) throws(Failure) -> Void

  /// Writes that the run has ended.
  let end: () throws(Failure) -> Void
}

/// A recording of a program.
struct ReadRecording<P: Program> {
  let initial: P.State
  let messages: [P.Message]
  let damage: RecordingDamage?
}

extension ExperimentSubject: KeptSubject where P.State: Codable {
  func load(_ path: String) throws(Failure) -> P.State? {
    try StateFile(path: path, program: parts.name).load(P.State.self)
  }

  func save(_ state: P.State, to path: String) throws(Failure) {
    try StateFile(path: path, program: parts.name).save(state)
  }
}

extension ExperimentSubject: RecordedSubject where P.Message: Codable {
  func record(
    to path: String,
    in names: [ArchitectureName],
    from state: P.State?
  ) throws(Failure) -> MessageRecorder<P.Message> {
    let header = RecordingHeader(
      program: parts.name,
      architectures: names.map { $0.rawValue }
    )
    if let written = WrittenTypes<P>.self as? any WrittenStates<P>.Type {
      return try written.record(header, from: state ?? parts.program.initial, to: path)
    }
    return try RecordFile<BegunAgain<P>>(header, from: .init(), to: path).recorder
  }

  func recording(_ bytes: [UInt8]) throws(RecordingDamage) -> ReadRecording<P> {
    if let written = WrittenTypes<P>.self as? any WrittenStates<P>.Type {
      return try written.recording(bytes)
    }
    let read = try Recording<BegunAgain<P>>(bytes)
    return ReadRecording(
      initial: parts.program.initial,
      messages: read.messages,
      damage: read.damage
    )
  }
}

// MARK: - States that are written, and those that are not

/// A name for the types of a program, under which a condition is stated.
enum WrittenTypes<P: Program> {}

/// The types of a program whose states and messages can be written.
protocol WrittenStates<P> {
  associatedtype P: Program
  static func record(
    _ header: RecordingHeader,
    from state: P.State,
    to path: String
  ) throws(Failure) -> MessageRecorder<P.Message>
  static func recording(_ bytes: [UInt8]) throws(RecordingDamage) -> ReadRecording<P>
}

extension WrittenTypes: WrittenStates where P.State: Codable, P.Message: Codable {
  static func record(
    _ header: RecordingHeader,
    from state: P.State,
    to path: String
  ) throws(Failure) -> MessageRecorder<P.Message> {
    try RecordFile<P>(header, from: state, to: path).recorder
  }

  static func recording(_ bytes: [UInt8]) throws(RecordingDamage) -> ReadRecording<P> {
    let read = try Recording<P>(bytes)
    return ReadRecording(initial: read.initial, messages: read.messages, damage: read.damage)
  }
}

/// The messages of a program whose states cannot be written, which begins again.
private struct BegunAgain<P: Program>: Program {
  struct State: Codable {}

  let initial = State()

  func update(_ state: inout State, by message: P.Message) {}

  func view(_ state: State, send: @escaping (P.Message) -> Void) {}
}

extension CommandSubject {
  /// The program whose states are kept in files.
  ///
  /// - Throws: The conformance that it lacks.
  func kept() throws(Failure) -> any KeptSubject<P> {
    if let kept = self as? any KeptSubject<P> { return kept }
    throw Failure(.usage, "\(parts.name) cannot be saved: \(needsCodedStates)")
  }

  /// The program whose messages are recorded.
  ///
  /// - Throws: The conformance that it lacks.
  func recorded() throws(Failure) -> any RecordedSubject<P> {
    if let recorded = self as? any RecordedSubject<P> { return recorded }
    throw Failure(.usage, "\(parts.name) cannot be recorded: \(needsCodedMessages)")
  }
}
