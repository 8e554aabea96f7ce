import ComponentHost
import ComponentKit
import ComponentServices
import ComponentTesting
import EmbeddedText
import Foundation
import Testing

@Suite("Secrets")
struct RedactionTests {
  /// All texts that a test, a report or a debugger makes of a value.
  func texts<Value>(_ value: Value) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    return [
      "\(value)", String(reflecting: value), "\([value])", dumped,
    ] + difference(expected: Optional(value), found: nil)
  }

  @Test("No text of a request, a response or an event contains a secret")
  func values() throws {
    let secret = "hunter2"
    let address = web("https://example.com/login").adding(("token", secret))
    var request = HTTPRequest(.post, address)
    request.authorize("Token", Secret(secret))
    request.headers["X-Token"] = secret
    request.send(["password": .text(secret)])
    let response = HTTPResponse(status: 200, headers: request.headers, body: request.body)
    let events: [NetworkEvent] = [
      .began(status: 200, headers: request.headers), .received(request.body),
    ]
    let answer = Result<HTTPResponse, NetworkError>.success(response)
    // A list of bytes would show the secret as numbers.
    let numbers = Array(secret.utf8).map { "\($0)" }.joined(separator: ", ")
    let all =
      texts(request) + texts(response) + texts(events) + texts(answer) + texts(address)
      + texts(request.headers) + texts(Secret(secret))
    for text in all {
      #expect(!text.contains(secret))
      #expect(!text.contains(numbers))
    }
    #expect("\(response)" == "status 200 with 22 bytes")
    #expect("\(events[1])" == "received 22 bytes")
    #expect("\(request.headers)" == "X-Token, Content-Type")
  }

  @Test("Secrets are equal if their bytes are, and then have one hash")
  func equality() {
    let (one, other) = (Secret("caf\u{E9}"), Secret("cafe\u{301}"))
    #expect(one != other)
    #expect(Set([one, other, one]).count == 2)
  }

  @Test("A secret is written without its text, and read as an empty one")
  func coding() throws {
    let written = try JSONEncoder().encode([Secret("hunter2"), nil])
    #expect(String(decoding: written, as: UTF8.self) == #"["(secret)",null]"#)
    #expect(try JSONDecoder().decode([Secret?].self, from: written) == [Secret(""), nil])
    // Older versions wrote null.
    let read = try JSONDecoder().decode([Secret].self, from: Data("[null]".utf8))
    #expect(read == [Secret("")])
  }

  @Test("A program is replayed that is sent secrets, and messages that are null")
  func recording() throws {
    try replay([Secret("hunter2"), Secret("")]) { _ in Secret("") }
    try replay([Secret("hunter2"), nil]) { $0.map { _ in Secret("") } }
    try replay([.token(Secret("hunter2")), .token(nil)]) { (message: Session) in
      if case .token(nil) = message { message } else { .token(Secret("")) }
    }
    try replay([1, nil, 2]) { (message: Int?) in message }
  }

  private enum Session: Codable, Hashable, Sendable {
    case token(Secret?)
  }

  /// A program whose state is its messages.
  private struct Log<Message: Codable & Hashable & Sendable>: Program {
    let initial: [Message] = []
    func update(_ log: inout [Message], by message: Message) { log.append(message) }
    func view(_ log: [Message], send: @escaping (Message) -> Void) -> [Message] { log }
  }

  /// Records messages, and checks what a recording has in their place.
  private func replay<Message: Codable & Hashable & Sendable>(
    _ messages: [Message],
    as read: (Message) -> Message
  ) throws {
    var bytes: [UInt8] = []
    let header = RecordingHeader(program: "log", architectures: [])
    var recorder = try Recorder<Log<Message>>(header, from: messages) { bytes += $0 }
    for message in messages { try recorder.record(message) }
    try recorder.end()
    #expect(!String(decoding: bytes, as: UTF8.self).contains("hunter2"))
    let recording = try Recording<Log<Message>>(bytes)
    #expect(recording.damage == nil)
    #expect(recording.initial == messages.map(read))
    #expect(recording.messages == messages.map(read))
  }

  @Test("A failure of a test contains no secret of a message")
  func failure() {
    struct Waiting: Program {
      enum Message: Sendable {
        case load
        case loaded(Result<HTTPResponse, NetworkError>)
      }
      let initial = 0
      func update(_ count: inout Int, by message: Message) -> Effect<Message> { .none }
      func refusal(of message: Message, in count: Int) -> Refusal? { Refusal("nothing fits") }
      func view(_ count: Int, send: @escaping (Message) -> Void) -> Int { count }
    }
    let tester = Tester(Component<Elm<Waiting>>(Waiting()))
    tester.send(.loaded(.success(HTTPResponse(status: 200, body: "hunter2"))))
    let failures = tester.failures.map(\.text)
    #expect(failures.count == 1)
    #expect(!failures.joined().contains("hunter2"))
    #expect(failures.joined().contains("status"))
  }
}
