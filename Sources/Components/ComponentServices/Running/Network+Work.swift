public import ComponentKit
import Locks

extension Network {
  /// Returns the work of a request whose whole response is one message.
  ///
  /// A response of any status is a success: the server has answered. A transport that ends without a
  /// status has been interrupted.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - id: The name for cancelling or replacing the work.
  ///   - policy: Decides what happens to running work with the same name.
  /// - Returns: The work. Cancelling it cancels the request.
  /// - Complexity: O(bytes of the body).
  public func response(
    to request: HTTPRequest,
    id: EffectID? = nil,
    policy: WorkPolicy = .latest
  ) -> Work<Result<HTTPResponse, NetworkError>> {
    Work(id, policy: policy) { [run] outlet in
      let response = Locked<HTTPResponse?>(nil)
      return run(request) { event in
        switch event {
        case .sent: break
        case .began(let status, let headers):
          response.withLock { $0 = HTTPResponse(status: status, headers: headers) }
        case .received(let bytes): response.withLock { $0?.body += bytes }
        case .ended:
          let whole = response.withLock { $0 }
          outlet.end(with: whole.map { .success($0) } ?? .failure(.interrupted))
        case .failed(let error): outlet.end(with: .failure(error))
        }
      }
    }
  }

  /// Returns the work of a request each of whose events is a message: for progress, and for long
  /// bodies.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - id: The name for cancelling or replacing the work.
  ///   - policy: Decides what happens to running work with the same name.
  /// - Returns: The work. Cancelling it cancels the request.
  public func events(
    of request: HTTPRequest,
    id: EffectID? = nil,
    policy: WorkPolicy = .latest
  ) -> Work<NetworkEvent> {
    Work(id, policy: policy) { [run] outlet in
      run(request) { event in
        if event.isLast { outlet.end(with: event) } else { outlet.send(event) }
      }
    }
  }
}
