import ComponentKit
public import ComponentServices
import Locks

/// Web sockets without a network: a test is the server.
///
/// ```swift
/// let test = TestWebSockets()
/// let address = try WebAddress("wss://example.com/chat")
/// let chat = test.sockets.events(from: address, id: "chat")
/// let end = chat.start(Outlet(send: { _ in }, finish: {}, fail: { _ in }))
/// test.addresses  // [address]
/// test.send(.opened, from: address)
/// let say = test.sockets.send("hello", to: "chat")
/// _ = say.start(Outlet(send: { _ in }, finish: {}, fail: { _ in }))
/// test.texts  // ["hello"]
/// end.cancel()
/// test.addresses  // []
/// ```
///
/// A program under test receives ``sockets`` in place of the host's.
public final class TestWebSockets: Sendable {
  private struct State {
    var connections: [(number: Int, address: WebAddress, receive: WebSockets.Receive)] = []
    var count = 0
    var texts: [String] = []
  }

  private let state: Locked<State>

  /// The web sockets, whose connections the test opens and ends.
  public let sockets: WebSockets

  /// Creates web sockets without a connection.
  public init() {
    let state = Locked(State())
    self.state = state
    sockets = WebSockets { address, _, receive in
      let number = state.withLock { state in
        state.count += 1
        state.connections.append((state.count, address, receive))
        return state.count
      }
      return WebSocketConnection(
        send: { text, report in
          state.withLock { $0.texts.append(text) }
          report(nil)
        },
        cancellation: Cancellation {
          // The function that receives is released after the lock: what it holds may use it.
          _ = state.withLock { state in
            let place = state.connections.firstIndex { $0.number == number }
            return place.map { state.connections.remove(at: $0).receive }
          }
        }
      )
    }
  }

  /// The addresses of the connections that were requested and have not ended, in their order.
  public var addresses: [WebAddress] { state.withLock { $0.connections.map(\.address) } }

  /// The texts that the program has sent, in their order.
  public var texts: [String] { state.withLock { $0.texts } }

  /// Sends an event to each connection of an address.
  public func send(_ event: WebSocketEvent, from address: WebAddress) {
    let receivers = state.withLock { state in
      state.connections.filter { $0.address == address }.map(\.receive)
    }
    for receive in receivers { receive(event) }
  }
}
