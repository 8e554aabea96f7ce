import ComponentServices
import Foundation
import Locks

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Reports what happens to the tasks of a session.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
  private struct Running {
    let receive: Network.Receive
    var hasBegun = false
    var isRedirected = false
    var isCancelled = false
  }

  private let running = Locked<[Int: Running]>([:])

  /// Reports the events of a task from now on.
  func add(_ task: URLSessionTask, _ receive: @escaping Network.Receive) {
    running.withLock { $0[task.taskIdentifier] = Running(receive: receive) }
  }

  /// Cancels a task.
  ///
  /// On Linux, Foundation (6.3) ends the process if a cancelled task is told where to go after a
  /// redirection. So a task is cancelled and told under one lock, and told only before.
  func cancel(_ task: URLSessionTask) {
    running.withLock { running in
      running[task.taskIdentifier]?.isCancelled = true
      task.cancel()
    }
  }

  /// Tells a task where to go after a redirection, unless it is cancelled.
  private func redirect(_ task: URLSessionTask, _ tell: () -> Void) {
    running.withLock { running in
      if running[task.taskIdentifier]?.isCancelled == false { tell() }
    }
  }

  private func report(_ event: NetworkEvent, of task: URLSessionTask) {
    running.withLock { $0[task.taskIdentifier]?.receive }?(event)
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let (old, new) = (task.currentRequest?.url, request.url)
    let isSameServer = old?.host == new?.host && old?.port == new?.port
    // Other methods may have a body, in which a password may stand.
    let hasNoBody = ["GET", "HEAD"].contains(request.httpMethod)
    guard old?.scheme == new?.scheme, isSameServer || hasNoBody else {
      running.withLock { $0[task.taskIdentifier]?.isRedirected = true }
      return redirect(task) { completionHandler(nil) }
    }
    var request = request
    if !isSameServer { request.setValue(nil, forHTTPHeaderField: "Authorization") }
    redirect(task) { [request] in completionHandler(request) }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {
    report(.sent(Int(totalBytesSent), of: Int(totalBytesExpectedToSend)), of: task)
  }

  func urlSession(
    _ session: URLSession,
    dataTask task: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let isRedirected = running.withLock { running in
      running[task.taskIdentifier]?.hasBegun = true
      return running[task.taskIdentifier]?.isRedirected == true
    }
    if let response = response as? HTTPURLResponse, !isRedirected {
      report(.began(status: response.statusCode, headers: Headers(response)), of: task)
    }
    completionHandler(isRedirected ? .cancel : .allow)
  }

  func urlSession(_ session: URLSession, dataTask task: URLSessionDataTask, didReceive data: Data) {
    report(.received([UInt8](data)), of: task)
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    guard let run = running.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else {
      return
    }
    if run.isRedirected {
      run.receive(.failed(.redirected))
    } else if let error {
      run.receive(.failed(NetworkError(error, hasBegun: run.hasBegun)))
    } else {
      run.receive(.ended)
    }
  }
}

extension NetworkError {
  /// The error of a task; nothing of Foundation's description is kept, in which the address stands.
  fileprivate init(_ error: any Error, hasBegun: Bool) {
    self =
      switch (error as? URLError)?.code {
      case .timedOut: .timedOut
      case .networkConnectionLost: .interrupted
      default: hasBegun ? .interrupted : .unreachable
      }
  }
}

extension Headers {
  /// The headers of a response, without those that no longer describe the decoded body.
  fileprivate init(_ response: HTTPURLResponse) {
    let fields = response.allHeaderFields.compactMap { name, value -> (String, String)? in
      guard let name = name as? String, let value = value as? String else { return nil }
      return (name, value)
    }
    let isEncoded = fields.contains { $0.0.lowercased() == "content-encoding" }
    let stale = ["content-encoding", "content-length"]
    let kept = fields.filter { !isEncoded || !stale.contains($0.0.lowercased()) }
    self.init(kept.sorted { $0.0 < $1.0 })
  }
}
