import ComponentKit
import ComponentServices
import Foundation
import Locks
import SystemServices
import Testing

#if canImport(FoundationNetworking)
@Suite("Web sockets of the system")
struct SystemWebSocketTests {
  @Test("are not supported with a library that has none", .timeLimit(.minutes(10)))
  func unsupported() async throws {
    let address = try WebAddress("ws://127.0.0.1:1")
    let events = AsyncStream<WebSocketEvent> { continuation in
      let work = WebSockets.system.events(from: address, id: "chat")
      let cancellation = work.start(
        Outlet(
          send: { continuation.yield($0) },
          finish: { continuation.finish() },
          fail: { _ in continuation.finish() }
        )
      )
      continuation.onTermination = { _ in cancellation.cancel() }
    }
    var received: [WebSocketEvent] = []
    for await event in events { received.append(event) }
    // The library of Debian 12 has none; one that has them finds no server at the port.
    #expect(
      received == [.failed(.unsupported("a web socket"))] || received == [.failed(.unreachable)]
    )
  }
}
#endif
