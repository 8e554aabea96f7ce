import ComponentHost
import ComponentKit
import SamplePrograms
import TestSupport
import Testing

@Suite("A recording")
struct RecordingTests {
  private let messages: [Tasks.Message] = [
    .undo, .add(title: "a\n\u{E9}\u{1F600}\""), .add(title: "b"), .toggle(number: 1), .clearDone,
    .undo,
  ]

  /// A recording of the messages.
  private func recorded(
    from initial: TaskList = Tasks().initial,
    isEnded: Bool = true
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let header = RecordingHeader(program: "tasks", architectures: ["elm", "react"])
    var recorder = try Recorder<Tasks>(header, from: initial) { bytes += $0 }
    for message in messages { try recorder.record(message) }
    if isEnded { try recorder.end() }
    return bytes
  }

  /// The view of the program after some of the messages.
  private func view(after count: Int) -> String {
    var plain = ProgramState(Tasks())
    for message in messages.prefix(count) { plain.step(by: message) }
    return Tasks().view(plain.state) { _ in }
  }

  private func check<A: ProgramArchitecture<Tasks>>(_: A.Type) throws {
    let recording = try Recording<Tasks>(try recorded())
    #expect(recording.header.program == "tasks")
    #expect(recording.header.architectures == ["elm", "react"])
    #expect(recording.damage == nil)
    #expect(recording.messages == messages)
    for count in 0...messages.count {
      let component = recording.component(in: A.self, of: Tasks(), until: count)
      #expect(component.view == view(after: count))
    }
    #expect(recording.component(in: A.self, of: Tasks(), until: -1).view == view(after: 0))
  }

  @Test("is replayed with equal views in every architecture")
  func replay() throws {
    for architecture in everyArchitecture(of: Tasks.self) { try check(architecture) }
  }

  @Test("begins with the state of the program")
  func initial() throws {
    var list = TaskList()
    list.add("first")
    let recording = try Recording<Tasks>(try recorded(from: list))
    let component = recording.component(in: Elm<Tasks>.self, of: Tasks(), until: 0)
    #expect(component.view == "1. [ ] first\n1 of 1 left (all)")
  }

  @Test("that is cut off holds the lines before the cut, and names its place")
  func cuts() throws {
    let whole = try recorded()
    let ends = whole.indices.filter { whole[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    for cut in 0..<whole.count {
      let lines = ends.count { $0 <= cut }
      guard lines > 0 else {
        #expect(throws: RecordingDamage.self) { try Recording<Tasks>(Array(whole[..<cut])) }
        continue
      }
      let recording = try Recording<Tasks>(Array(whole[..<cut]))
      #expect(recording.messages == Array(messages.prefix(lines - 1)), "at byte \(cut)")
      #expect(recording.damage?.line == lines + 1, "at byte \(cut)")
    }
  }

  @Test("that was interrupted reports its missing end line")
  func interrupted() throws {
    let recording = try Recording<Tasks>(try recorded(isEnded: false))
    #expect(recording.messages == messages)
    #expect(
      recording.damage.map { "\($0)" }
        == "8: expected a message or the end line; got the end of the file"
    )
  }

  @Test(
    "with a damaged line holds the lines before it, and names the expected text",
    arguments: [
      ("", "the line must be JSON"),
      ("{", "the line must be JSON"),
      ("{}", "exactly one of message and end must be given"),
      (#"{"message":"+","end":1}"#, "exactly one of message and end must be given"),
      (#"{"mesage":"+"}"#, "exactly one of message and end must be given"),
      (#"{"message":"*"}"#, "message: Cannot initialize Message from invalid String value *"),
      (#"{"message":3}"#, "message must be of type String"),
      (#"{"end":2}"#, "end must be 1, the number of messages; got 2"),
      (#"[]"#, "the line must be of type Dictionary<String, Any>"),
    ]
  )
  func damaged(line: String, reason: String) throws {
    let text = """
      {"format":"comonadlab-recording","version":1,"program":"counter","architectures":[],"initial":0}
      {"message":"+"}
      \(line)
      {"end":2}

      """
    let recording = try Recording<Counter>(Array(text.utf8))
    #expect(recording.messages == [.increment])
    #expect(recording.damage?.line == 3)
    #expect(recording.damage.map(\.reason) == reason)
  }

  @Test("has no lines after its end")
  func rest() throws {
    let recording = try Recording<Tasks>(try recorded() + Array("{}\n".utf8))
    #expect(recording.damage.map { "\($0)" } == "9: expected the end of the file")
    #expect(recording.messages == messages)
    let broken = try Recording<Tasks>(try recorded() + [0xFF])
    #expect(broken.damage.map { "\($0)" } == "9: text must be UTF-8")
  }

  @Test(
    "of another format, or of a newer version, is refused",
    arguments: [
      ("", "1: a recording must not be empty"),
      ("hello\n", "1: the line must be JSON"),
      (
        "{\"format\":\"tar\",\"version\":1}\n",
        "1: format must be \"comonadlab-recording\"; got \"tar\""
      ),
      ("{\"format\":\"comonadlab-recording\"}\n", "1: the line must have \"version\""),
      (
        "{\"format\":\"comonadlab-recording\",\"version\":2}\n",
        "1: version must be from 1 to 1, the latest known; got 2"
      ),
      (
        #"{"format":"comonadlab-recording","version":1,"program":"a","architectures":[]}"# + "\n",
        "1: the line must have \"initial\""
      ),
      (
        #"{"format":"comonadlab-recording","version":1,"program":"a","architectures":[null]}"#
          + "\n",
        "1: architectures.Index 0 must not be null"
      ),
    ]
  )
  func foreign(text: String, message: String) {
    #expect {
      try Recording<Counter>(Array(text.utf8))
    } throws: { error in
      "\(error)" == message
    }
  }

  @Test("rethrows the errors of its writer")
  func full() throws {
    struct Full: Error {}
    let header = RecordingHeader(program: "counter", architectures: [])
    #expect(throws: Full.self) { try Recorder<Counter>(header, from: 0) { _ in throw Full() } }
  }
}
