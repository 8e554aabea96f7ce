import ComponentKit
public import ComponentServices
import Foundation
import Locks

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension Network {
  /// The network of the system: each request is a task of a `URLSession`.
  ///
  /// ```swift
  /// var request = HTTPRequest(.get, try WebAddress("https://example.com/news"))
  /// request.timeLimit = .seconds(10)
  /// let news = Network.system.retrying().response(to: request, id: "news")
  /// news.id  // "news"
  /// ```
  ///
  /// The session stores nothing: no cookies and no responses. It follows a redirection to the same
  /// scheme, and sends secrets and cookies to the same origin only. A body is sent once: where a
  /// redirection asks for it again, the request fails as ``/ComponentServices/NetworkError/redirected``.
  ///
  /// On Linux, Foundation (6.3) unpacks a body before anybody can limit it, and takes half of one for the
  /// whole. So servers are asked for bodies as they are, and one that is packed nevertheless is an error.
  public static var system: Network {
    Network(clock: .continuous) { request, receive in
      guard let message = request.message else {
        receive(.failed(.invalid("the address of a request must be one for the system, too")))
        return .none
      }
      let session = SystemSession.session(sending: request.body)
      let task = session.start(message, receive)
      return Cancellation { session.cancel(task) }
    }
  }
}

extension NetworkClock {
  /// The clock of the system.
  public static var continuous: NetworkClock {
    let start = ContinuousClock.now
    return NetworkClock(
      now: { ContinuousClock.now - start },
      after: { time, action in
        let timer = SystemTimer(after: time, action)
        return Cancellation { timer.cancel() }
      }
    )
  }
}

extension HTTPRequest {
  /// The request as Foundation has it.
  fileprivate var message: URLRequest? {
    guard let url = URL(string: address.text) else { return nil }
    var message = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
    message.httpMethod = method.rawValue
    message.httpBody = body.isEmpty ? nil : Data(body)
    // The network ends the request itself; the time of the session, a day, never comes first.
    message.timeoutInterval = 86_400
    #if canImport(FoundationNetworking)
    message.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    #endif
    for (name, value) in sentHeaders.all { message.addValue(value, forHTTPHeaderField: name) }
    return message
  }
}

extension URLSessionConfiguration {
  /// The configuration of a session that stores nothing, and ends no task by itself.
  static var storingNothing: URLSessionConfiguration {
    let rules = ephemeral
    (rules.urlCache, rules.httpCookieStorage, rules.httpShouldSetCookies) = (nil, nil, false)
    rules.timeoutIntervalForRequest = 86_400
    return rules
  }
}

/// A session with its delegate.
private struct SystemSession: Sendable {
  private let delegate = SessionDelegate()
  private let session: URLSession

  /// The session of all requests without a body, which ends with the process.
  private static let shared = SystemSession()

  private init() {
    session = URLSession(configuration: .storingNothing, delegate: delegate, delegateQueue: nil)
  }

  /// Returns the session for a request with a body.
  ///
  /// On Linux, Foundation (6.3) never ends a request with a body for which it takes a connection that the
  /// server has closed meanwhile. A session of its own has no such connection.
  static func session(sending body: [UInt8]) -> SystemSession {
    #if canImport(FoundationNetworking)
    body.isEmpty ? shared : SystemSession()
    #else
    shared
    #endif
  }

  /// Starts a request, and reports its events.
  func start(_ message: URLRequest, _ receive: @escaping Network.Receive) -> URLSessionDataTask {
    let task = session.dataTask(with: message)
    delegate.add(task, receive)
    task.resume()
    // The shared session goes on; another one has one task.
    if session !== Self.shared.session { session.finishTasksAndInvalidate() }
    return task
  }

  /// Ends a request.
  func cancel(_ task: URLSessionDataTask) { delegate.cancel(task) }
}
