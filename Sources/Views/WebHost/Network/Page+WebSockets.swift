import ComponentKit
public import ComponentServices

#if arch(wasm32)
import CWeb
#endif

extension Page {
  /// The web sockets of the browser.
  ///
  /// ```swift
  /// let address = try WebAddress("wss://example.com/news")
  /// let news = Page.webSockets.events(from: address, id: "news")
  /// news.id  // "news"
  /// ```
  ///
  /// A page that comes over HTTPS connects only to addresses of the scheme `wss`. Outside a browser,
  /// each connection fails as not supported.
  public static let webSockets = WebSockets { address, limit, receive in
    #if arch(wasm32)
    lastSocket += 1
    let socket = lastSocket
    let opening = SocketBytes.open(socket, address, limit: limit)
    let cancellation = PageCalls.start(opening, cweb_socket) { bytes in
      guard let event = SocketBytes.event(bytes, limit: limit) else { return false }
      receive(event)
      return event.isLast
    }
    return WebSocketConnection(
      send: { text, report in
        _ = PageCalls.start(SocketBytes.send(text, over: socket), cweb_socket) { bytes in
          report(SocketBytes.isSent(bytes) ? nil : .interrupted)
          return true
        }
      },
      cancellation: cancellation
    )
    #else
    receive(.failed(.unsupported("a web socket of a page")))
    return WebSocketConnection(send: { _, report in report(.interrupted) }, cancellation: .none)
    #endif
  }
}

#if arch(wasm32)
/// The number of the last web socket.
///
/// This is safe because a module in a browser has one thread.
nonisolated(unsafe) private var lastSocket = 0
#endif
