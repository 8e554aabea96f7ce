import ComponentHost
import ComponentRecording
import SamplePrograms

/// One replay of a recording: read, play, say where it is damaged.
struct Replay {
  /// What is asked for.
  let options: ReplayOptions

  /// Where it is shown.
  let console: Console

  /// Replays the recording, whatever its program.
  func perform() throws(Failure) -> ExitCode {
    let bytes: [UInt8]
    do {
      bytes = try readFile(at: options.file)
    } catch {
      throw Failure(.noInput, "\(options.file): recording cannot be read: \(error.reason)")
    }
    let header: RecordingHeader
    do {
      header = try RecordingHeader(reading: bytes)
    } catch {
      throw failure(error)
    }
    let known = samplePrograms().map { $0.name }
    guard let program = samplePrograms().first(where: { $0.name == header.program }) else {
      throw Failure(
        .data,
        "\(options.file):1: program must be \(known.listed("or")); got \(header.program.quoted)"
      )
    }
    return try perform(program, try architectures(of: header), bytes)
  }

  /// Replays the recording of a program whose type has been opened.
  private func perform<Base: ScriptedProgram>(
    _ program: Base.Type,
    _ names: [ArchitectureName],
    _ bytes: [UInt8]
  ) throws(Failure) -> ExitCode {
    let recording: Recording<Base>
    do {
      recording = try Recording(bytes)
    } catch {
      throw failure(error)
    }
    let count = try count(in: recording)
    let steps = recording.messages.prefix(count).enumerated().map { index, message in
      Script<Base>.Step(line: index + 2, message: message)
    }
    let script = Script<Base>(source: options.file, steps: steps)
    let restored = Restorable(base: Base(), initial: recording.initial)
    var ensemble = Ensemble(names, of: restored)
    let verdict = try ensemble.play(script, options.form, console)
    if let damage = recording.damage, options.count.map({ $0 > count }) ?? true {
      throw failure(damage, after: count)
    }
    return verdict.agree ? .success : .disagreement
  }

  /// How many messages are sent.
  private func count<Base>(in recording: Recording<Base>) throws(Failure) -> Int {
    let there = recording.messages.count
    guard let count = options.count else { return there }
    guard count <= there || recording.damage != nil else {
      throw Failure(
        .usage,
        "--until must be at most \(there), the messages of \(options.file); got \(count)",
        usage: Help.replayUsage
      )
    }
    return min(count, there)
  }

  /// The architectures that are asked for, or else those of the recording.
  private func architectures(of header: RecordingHeader) throws(Failure) -> [ArchitectureName] {
    if let names = options.architectures { return names }
    let names = header.architectures.compactMap(ArchitectureName.init)
    guard !names.isEmpty, names.count == header.architectures.count else {
      let known = ArchitectureName.allCases.map(\.rawValue).listed("or")
      let found = "[\(header.architectures.map(\.quoted).joined(separator: ", "))]"
      throw Failure(.data, "\(options.file):1: architectures must be \(known); got \(found)")
    }
    return names
  }

  /// The failure for a damaged line.
  private func failure(_ damage: RecordingDamage, after count: Int? = nil) -> Failure {
    var place = "\(options.file):\(damage.line)"
    var reason = damage.reason
    if let cause = damage.cause {
      let flaw = JSONFlaw(cause, in: damage.text)
      place += ":\(flaw.column)"
      reason = flaw.rule
    }
    let kept = count.map { "; replayed \($0) message\($0 == 1 ? "" : "s") before it" } ?? ""
    return Failure(.data, "\(place): \(reason)\(kept)")
  }
}
