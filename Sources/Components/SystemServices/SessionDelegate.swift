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
    /// Why the answer is not passed on: the server points to an address that must not be followed, or
    /// packs the body.
    var error: NetworkError?
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
    // On Linux, Foundation (6.3) takes an address of an unknown scheme for a path.
    let location = response.value(forHTTPHeaderField: "Location")
    let scheme = location.flatMap { URL(string: $0, relativeTo: task.currentRequest?.url) }?.scheme
    guard let old = task.currentRequest, old.url?.scheme == scheme,
      let followed = request.following(old, status: response.statusCode)
    else {
      running.withLock { $0[task.taskIdentifier]?.error = .redirected }
      return redirect(task) { completionHandler(nil) }
    }
    redirect(task) { completionHandler(followed) }
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
    guard let run, run.error == nil else { return completionHandler(.cancel) }
    #if canImport(FoundationNetworking)
    if let packing = response.packing {
      let error = NetworkError.unsupported("a body that is packed by \(packing)")
      running.withLock { $0[task.taskIdentifier]?.error = error }
      return completionHandler(.cancel)
    }
    #endif
    if let begin = NetworkEvent(response) { run.receive(begin) }
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
    // The body of a redirection that is not followed comes, too, and so does what follows a cancellation:
    // on Linux the whole of it.
    let run = running.withLock { $0[task.taskIdentifier] }
    if let run, run.error == nil, !run.isCancelled { run.receive(.received([UInt8](data))) }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    guard let run = running.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else {
      return
    }
    if let error = run.error { return run.receive(.failed(error)) }
    if let error, !run.isChallenged {
      return run.receive(.failed(NetworkError(error, hasBegun: run.hasBegun)))
    }
    // A redirection that names no address is a response, whose beginning and body are not reported.
    if !run.hasBegun, let begin = task.response.flatMap({ NetworkEvent($0) }) {
      run.receive(begin)
    }
    run.receive(.ended)
  }
}

extension URLRequest {
  /// The request that follows an old one to another address; nil if none may.
  ///
  /// A method with a body is sent once, since Foundation (6.3) on Linux follows without the body. One
  /// that may change something stays at its server. A condition is about the first address, and a secret
  /// for the first server. (RFC 9110, 2022, section 15.4.)
  fileprivate func following(_ old: URLRequest, status: Int) -> URLRequest? {
    let isSameServer = old.url?.host == url?.host && old.url?.port == url?.port
    let becomesGet =
      status == 303 && old.httpMethod != "HEAD" || status < 303 && old.httpMethod == "POST"
    let method = becomesGet ? "GET" : old.httpMethod ?? "GET"
    let hasBody = old.httpBody?.isEmpty == false && !becomesGet
    guard old.url?.scheme == url?.scheme, !hasBody,
      isSameServer || ["GET", "HEAD"].contains(method)
    else { return nil }
    var request = self
    request.httpMethod = method
    request.httpBody = nil
    var dropped = [
      "If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "If-Range",
    ]
    if becomesGet {
      dropped += ["Content-Type", "Content-Length", "Content-Encoding", "Content-Language"]
    }
    if !isSameServer { dropped += ["Authorization", "Cookie", "Proxy-Authorization"] }
    for name in dropped { request.setValue(nil, forHTTPHeaderField: name) }
    return request
  }
}

extension URLResponse {
  /// How the body is packed; nil if it is not.
  fileprivate var packing: String? {
    let field = (self as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Encoding")
    let packing = field?.trimmingCharacters(in: .whitespaces).lowercased() ?? ""
    return ["", "identity"].contains(packing) ? nil : packing
  }
}

extension NetworkEvent {
  /// The beginning of a response; nil if it is none of HTTP.
  fileprivate init?(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse else { return nil }
    self = .began(status: response.statusCode, headers: Headers(response))
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
      case .badURL, .httpTooManyRedirects: .redirected
      // On Linux, Foundation (6.3) calls an answer that begins as none of HTTP so.
      case .unsupportedURL, .cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData:
        .malformed
      // On Linux, the connection has ended without an answer.
      case .badServerResponse: .interrupted
      case .unknown where Self.isMalformed(error): .malformed
      default: hasBegun ? .interrupted : .unreachable
      }
  }

  /// Whether an error without a number is one of the answer: its headers, or the lengths in its body.
  private static func isMalformed(_ error: any Error) -> Bool {
    let text = error.localizedDescription.lowercased()
    return ["header", "content-length", "chunked-encoding"].contains { text.contains($0) }
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
