import ComponentKit
import ComponentServices
import ComponentTesting
import Locks

/// A request whose events a test collects.
final class Requested: Sendable {
  private let collected = Locked<[NetworkEvent]>([])
  private let running = Locked(Cancellation.none)

  init(_ request: HTTPRequest, by network: Network) {
    let collected = collected
    let work = network.events(of: request)
    let cancellation = work.start(
      Outlet(send: { event in collected.withLock { $0.append(event) } }, finish: {}, fail: { _ in })
    )
    running.withLock { $0 = cancellation }
  }

  var events: [NetworkEvent] { collected.withLock { $0 } }

  /// The statuses, the texts and the ends of the events.
  var lines: [String] {
    events.map { event in
      switch event {
      case .sent(let count, let all): "sent \(count)/\(all)"
      case .began(let status, _): "\(status)"
      case .received(let bytes): String(decoding: bytes, as: UTF8.self)
      case .ended: "ended"
      case .failed(let error): error.description
      }
    }
  }

  func cancel() { running.withLock { $0 }.cancel() }
}

let address = web("https://example.com/a")
let socketAddress = web("wss://a")

func web(_ text: String) -> WebAddress {
  do { return try WebAddress(text) } catch { preconditionFailure("\(error)") }
}

/// A request with headers.
func request(
  _ method: HTTPRequest.Method = .get,
  _ headers: [(name: String, value: String)] = []
) -> HTTPRequest {
  var request = HTTPRequest(method, address)
  request.headers = Headers(headers)
  return request
}

/// A table of answers with its clock.
struct Server {
  let clock = TestClock()
  let table: AnswerTable

  init() { table = AnswerTable(clock: clock) }

  /// Sends a request, and lets some time pass.
  func lines(
    _ request: HTTPRequest = HTTPRequest(.get, address),
    by network: Network,
    within time: Duration = .seconds(100)
  ) -> [String] {
    let requested = Requested(request, by: network)
    clock.advance(by: time)
    return requested.lines
  }
}
