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

  @Test("A secret is written as null, and read as an empty one")
  func coding() throws {
    let written = try JSONEncoder().encode(["password": Secret("hunter2")])
    #expect(String(decoding: written, as: UTF8.self) == #"{"password":null}"#)
    let read = try JSONDecoder().decode([Secret].self, from: Data("[null]".utf8))
    #expect(read == [Secret("")])
  }

  @Test("A failure of a test contains no secret of a message")
  func failure() {
    struct Waiting: ActiveProgram {
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
