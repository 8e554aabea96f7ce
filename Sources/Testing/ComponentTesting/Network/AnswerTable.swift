import ComponentKit
public import ComponentServices
public import EmbeddedText
import Locks

/// A table of answers in place of a server, whose delays follow a test clock.
///
/// No thread and no connection is used, so answers come in any order that the test chooses:
///
/// ```swift
/// let clock = TestClock()
/// let table = AnswerTable(clock: clock)
/// let address = try WebAddress("https://example.com/count")
/// table.answer(.get, address, with: .failure(.unreachable), .text("3", after: .seconds(1)))
/// let network = table.network.retrying(RetryPolicy(first: .seconds(4)))
/// let work = network.response(to: HTTPRequest(.get, address))
/// _ = work.start(Outlet(send: { _ in }, finish: {}, fail: { _ in }))
/// clock.advance(by: .seconds(4))
/// table.requests.count  // 2
/// ```
///
/// A program under test receives ``network`` in place of the host's.
public final class AnswerTable: Sendable {
  fileprivate struct State {
    var rows: [(method: HTTPRequest.Method, address: WebAddress, answers: [Answer])] = []
    var requests: [HTTPRequest] = []
    var cancelled = 0
  }

  private let clock: TestClock
  private let state = Locked(State())

  /// Creates an empty table.
  public init(clock: TestClock) { self.clock = clock }

  /// Adds answers to the requests of a method to an address: one for each request, the last one for all
  /// further ones.
  ///
  /// A request that no row answers fails as unreachable.
  public func answer(
    _ method: HTTPRequest.Method,
    _ address: WebAddress,
    with answers: Answer...
  ) {
    state.withLock { state in
      state.rows.removeAll { $0.method == method && $0.address == address }
      state.rows.append((method, address, answers))
    }
  }

  /// The requests that were sent, in their order.
  public var requests: [HTTPRequest] { state.withLock { $0.requests } }

  /// How many requests were cancelled before their last event.
  public var cancelled: Int { state.withLock { $0.cancelled } }

  /// The network that answers from the table.
  public var network: Network {
    Network(clock: NetworkClock(clock)) { request, receive in self.run(request, receive) }
  }

  private func run(_ request: HTTPRequest, _ receive: @escaping Network.Receive) -> Cancellation {
    let answer = state.withLock { $0.answer(to: request) }
    let clock = clock
    let rest = Locked((events: answer.events[...], wait: Cancellation.none, isOver: false))
    @Sendable
    func next() {
      let step = rest.withLock { rest in rest.events.popFirst() }
      guard let step else { return }
      let wait = clock.after(step.after) {
        rest.withLock { $0.isOver = $0.events.isEmpty }
        receive(step.event)
        next()
      }
      rest.withLock { $0.wait = wait }
    }
    next()
    return Cancellation {
      let (wasOver, wait) = rest.withLock { rest in
        defer { (rest.events, rest.isOver) = ([], true) }
        return (rest.isOver, rest.wait)
      }
      wait.cancel()
      if !wasOver { self.state.withLock { $0.cancelled += 1 } }
    }
  }
}

extension AnswerTable {
  /// An answer: events, each with the time after the one before it.
  public struct Answer: Sendable {
    let events: [(after: Duration, event: NetworkEvent)]

    /// Returns an answer that is a response.
    ///
    /// - Parameters:
    ///   - response: The response.
    ///   - time: The time before the response begins.
    ///   - parts: How many parts the body has.
    ///   - apart: The time between the parts.
    /// - Returns: The answer.
    public static func response(
      _ response: HTTPResponse,
      after time: Duration = .zero,
      parts: Int = 1,
      apart: Duration = .zero
    ) -> Answer {
      precondition(parts >= 1, "a body must have at least 1 part; got \(parts)")
      let size = response.body.count
      let bodies = (0..<parts).map { part in
        Array(response.body[(size * part / parts)..<(size * (part + 1) / parts)])
      }
      let began = NetworkEvent.began(status: response.status, headers: response.headers)
      return Answer(
        events: [(time, began)] + bodies.map { (apart, .received($0)) } + [(.zero, .ended)]
      )
    }

    /// Returns an answer whose body is a text.
    public static func text(
      _ text: String,
      status: Int = 200,
      headers: Headers = Headers(),
      after time: Duration = .zero
    ) -> Answer {
      response(HTTPResponse(status: status, headers: headers, body: text), after: time)
    }

    /// Returns an answer whose body is a value of JSON.
    public static func json(
      _ value: JSONValue,
      status: Int = 200,
      after time: Duration = .zero
    ) -> Answer {
      let headers = Headers([("Content-Type", "application/json")])
      return text(value.json, status: status, headers: headers, after: time)
    }

    /// Returns an answer that is an error.
    public static func failure(_ error: NetworkError, after time: Duration = .zero) -> Answer {
      Answer(events: [(time, .failed(error))])
    }

    /// Returns an answer that begins and is interrupted after some bytes.
    public static func interrupted(_ bytes: [UInt8], after time: Duration = .zero) -> Answer {
      Answer(
        events: [
          (time, .began(status: 200, headers: Headers())), (.zero, .received(bytes)),
          (.zero, .failed(.interrupted)),
        ]
      )
    }

    /// The answer that never comes.
    public static var never: Answer { Answer(events: []) }
  }
}

extension AnswerTable.State {
  /// Takes the next answer to a request.
  fileprivate mutating func answer(to request: HTTPRequest) -> AnswerTable.Answer {
    requests.append(request)
    let row = rows.firstIndex { $0.method == request.method && $0.address == request.address }
    guard let row, let first = rows[row].answers.first else { return .failure(.unreachable) }
    if rows[row].answers.count > 1 { rows[row].answers.removeFirst() }
    return first
  }
}

extension NetworkClock {
  /// Creates a clock that a test moves.
  public init(_ clock: TestClock) {
    self.init(now: { clock.now.elapsed }, after: { clock.after($0, do: $1) })
  }
}
