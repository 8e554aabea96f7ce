import ComponentKit
public import ComponentServices
import Foundation
import Locks

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension WebSockets {
  /// The web sockets of the system: each connection is a task of a `URLSession`.
  ///
  /// ```swift
  /// let address = try WebAddress("wss://example.com/news")
  /// let news = WebSockets.system.events(from: address, id: "news")
  /// news.id  // "news"
  /// ```
  ///
  /// On Linux, `URLSession` has web sockets only with a library libcurl that has them; with another
  /// one, the work fails with `.unsupported`. The session stores nothing: no cookies and no responses.
  public static let system = WebSockets { address, sizeLimit, receive in
    guard let url = URL(string: address.text) else {
      receive(.failed(.invalid("the address of a web socket must be one for the system, too")))
      return WebSocketConnection(send: { _, report in report(.unreachable) }, cancellation: .none)
    }
    let session = URLSession(
      configuration: .storingNothing,
      delegate: SocketDelegate(receive),
      delegateQueue: nil
    )
    let task = session.webSocketTask(with: url)
    task.maximumMessageSize = max(1, sizeLimit)
    task.resume()
    session.finishTasksAndInvalidate()
    return WebSocketConnection(
      send: { text, report in
        task.send(.string(text)) { error in report(error == nil ? nil : .interrupted) }
      },
      cancellation: Cancellation { task.cancel(with: .normalClosure, reason: nil) }
    )
  }
}

/// Reports what happens to the task of a session.
private final class SocketDelegate: NSObject, URLSessionWebSocketDelegate, Sendable {
  private let receive: WebSockets.Receive
  private let hasOpened = Locked(false)

  init(_ receive: @escaping WebSockets.Receive) { self.receive = receive }

  func urlSession(
    _ session: URLSession,
    webSocketTask task: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?
  ) {
    hasOpened.withLock { $0 = true }
    receive(.opened)
    read(task)
  }

  func urlSession(
    _ session: URLSession,
    webSocketTask task: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode,
    reason: Data?
  ) {
    receive(.closed(code: closeCode.rawValue))
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    // After a close, this event comes too late, and is dropped.
    receive(.failed(NetworkError(ending: error, hasOpened: hasOpened.withLock { $0 })))
  }

  /// Reads one message after the other, until the task has none.
  private func read(_ task: URLSessionWebSocketTask) {
    task.receive { [self] result in
      switch result {
      case .success(.string(let text)): receive(.text(text))
      case .success(.data(let data)): receive(.bytes([UInt8](data)))
      case .success: break
      case .failure(let error):
        // Another end of the task is reported by one of the functions above.
        guard (error as? POSIXError)?.code == .EMSGSIZE else { return }
        return receive(.failed(.tooLarge(limit: task.maximumMessageSize)))
      }
      read(task)
    }
  }
}

extension NetworkError {
  /// The error of a task that has ended.
  fileprivate init(ending error: (any Error)?, hasOpened: Bool) {
    self =
      switch (error as? URLError)?.code {
      case .unsupportedURL: .unsupported("a web socket")
      default: hasOpened ? .interrupted : .unreachable
      }
  }
}
