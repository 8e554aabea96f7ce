import CommandLineSupport
import ComponentHost
import ComponentKit
import EmbeddedText
import Experiments
import LaboratoryCore

/// A program whose states and messages can be written to files.
protocol RecordedSubject<P>: CommandSubject {
  /// Reads the state that a file holds, or nothing if there is no such file yet.
  func load(_ path: String) throws(Failure) -> P.State?

  /// Replaces a file by one that holds a state.
  func save(_ state: P.State, to path: String) throws(Failure)

  /// Records messages from a state to a new file, before each is sent.
  ///
  /// - Returns: The functions that write a message, and the end.
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
struct ReadRecording<P: StateProgram> {
  let initial: P.State
  let messages: [P.Message]
  let damage: RecordingDamage?
}

extension ExperimentSubject: RecordedSubject where P.State: Codable, P.Message: Codable {
  func load(_ path: String) throws(Failure) -> P.State? {
    try StateFile(path: path, program: parts.name).load(P.State.self)
  }

  func save(_ state: P.State, to path: String) throws(Failure) {
    try StateFile(path: path, program: parts.name).save(state)
  }

  func record(
    to path: String,
    in names: [ArchitectureName],
    from state: P.State?
  ) throws(Failure) -> MessageRecorder<P.Message> {
    let header = RecordingHeader(
      program: parts.name,
      architectures: names.map { $0.rawValue }
    )
    let file = try RecordFile<P>(header, from: state ?? parts.program.initial, to: path)
    return MessageRecorder(
      record: { message throws(Failure) in try file.record(message) },
      end: { () throws(Failure) in try file.end() }
    )
  }

  func recording(_ bytes: [UInt8]) throws(RecordingDamage) -> ReadRecording<P> {
    let read = try Recording<P>(bytes)
    return ReadRecording(initial: read.initial, messages: read.messages, damage: read.damage)
  }
}

extension CommandSubject {
  /// The program with its files.
  ///
  /// - Throws: The conformances that it lacks.
  func recorded() throws(Failure) -> any RecordedSubject<P> {
    if let recorded = self as? any RecordedSubject<P> { return recorded }
    throw Failure(
      .usage,
      "\(parts.name) cannot be saved or recorded: \(needsCoding)"
    )
  }

  /// Checks that the program runs in some architectures.
  func require(_ names: [ArchitectureName]?) throws(Failure) {
    let known = parts.members(parts, ProgramState(parts.program)).map { $0.name }
    // All architectures are those that there are.
    guard let names, names.count == 1, !known.contains(names[0]) else { return }
    throw Failure(
      .usage,
      "--architecture must be \(known.map { $0.rawValue }.listed("or")) for \(parts.name); "
        + "got \"\(names[0].rawValue)\"; \(known.missing)"
    )
  }
}
