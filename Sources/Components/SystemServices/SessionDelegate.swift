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
    /// Whether the answer is of another address than the request.
    var isElsewhere = false
    /// Whether the server points to an address that must not be followed.
    var isRedirected = false
    /// Whether the server has asked for a name and a password, at the end of its answer.
    var isChallenged = false
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
    // On Linux, Foundation (6.3) takes an address of an unknown scheme for a path.
    let place = response.value(forHTTPHeaderField: "Location")
    let scheme = place.flatMap { URL(string: $0, relativeTo: old) }?.scheme
    let isSameServer = old?.host == new?.host && old?.port == new?.port
    // Other methods may have a body, in which a password may stand.
    let hasNoBody = ["GET", "HEAD"].contains(request.httpMethod)
    guard old?.scheme == new?.scheme, old?.scheme == scheme, isSameServer || hasNoBody else {
      running.withLock { $0[task.taskIdentifier]?.isRedirected = true }
      return redirect(task) { completionHandler(nil) }
    }
    var request = request
    // A condition is about the first address, and a secret for the first server. (RFC 9110, 2022, section
    // 15.4.)
    let conditions = ["If-None-Match", "If-Modified-Since"]
    for name in conditions + (isSameServer ? [] : ["Authorization", "Cookie"]) {
      request.setValue(nil, forHTTPHeaderField: name)
    }
    running.withLock { $0[task.taskIdentifier]?.isElsewhere = true }
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
    let run = running.withLock { running in
      running[task.taskIdentifier]?.hasBegun = true
      return running[task.taskIdentifier]
    }
    guard let run, !run.isRedirected else { return completionHandler(.cancel) }
    if let begin = NetworkEvent(response, isElsewhere: run.isElsewhere) { run.receive(begin) }
    completionHandler(.allow)
  }

  #if canImport(FoundationNetworking)
  /// Refuses to answer with a name and a password.
  ///
  /// Without this, Foundation (6.3) never ends a request that a server answers with 401 and `Basic`.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) ->
      Void
  ) {
    running.withLock { $0[task.taskIdentifier]?.isChallenged = true }
    completionHandler(.rejectProtectionSpace, nil)
  }
  #endif

  func urlSession(_ session: URLSession, dataTask task: URLSessionDataTask, didReceive data: Data) {
    // The body of a redirection that is not followed comes, too.
    let run = running.withLock { $0[task.taskIdentifier] }
    if let run, !run.isRedirected { run.receive(.received([UInt8](data))) }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    guard let run = running.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else {
      return
    }
    if run.isRedirected { return run.receive(.failed(.redirected)) }
    if let error, !run.isChallenged {
      return run.receive(.failed(NetworkError(error, hasBegun: run.hasBegun)))
    }
    // A redirection that names no address is a response, whose beginning and body are not reported.
    if !run.hasBegun, let begin = task.response.flatMap({ NetworkEvent($0, isElsewhere: false) }) {
      run.receive(begin)
    }
    run.receive(.ended)
  }
}

extension NetworkEvent {
  /// The beginning of a response; nil if it is none of HTTP.
  ///
  /// No cache may store the response of another address as that of the one which was asked for.
  fileprivate init?(_ response: URLResponse, isElsewhere: Bool) {
    guard let response = response as? HTTPURLResponse else { return nil }
    var headers = Headers(response)
    if isElsewhere { headers["Cache-Control"] = "no-store" }
    self = .began(status: response.statusCode, headers: headers)
  }
}

extension NetworkError {
  /// The error of a task; nothing of Foundation's description is kept, in which the address stands.
  fileprivate init(_ error: any Error, hasBegun: Bool) {
    self =
      switch (error as? URLError)?.code {
      case .timedOut: .timedOut
      case .networkConnectionLost: .interrupted
      // The address of the request itself is a good one.
      case .badURL, .unsupportedURL, .httpTooManyRedirects: .redirected
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
