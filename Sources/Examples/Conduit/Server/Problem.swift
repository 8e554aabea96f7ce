package import ComponentServices
import EmbeddedText

/// The reason why the server gave no value.
///
/// ```swift
/// let json = "{\"errors\":{\"email\":[\"has already been taken\"]}}"
/// Problem(HTTPResponse(status: 422, body: json)) == .refused(["email has already been taken"])  // true
/// ```
package indirect enum Problem: Error, Hashable, Sendable {
  /// The token is not valid, or the password is wrong; with the reasons of the server.
  case unauthorized([String])
  /// There is nothing at the address.
  case missing
  /// The server refuses the values of a form, or the person, with its reasons.
  case refused([String])
  /// The server fails, with the status of its response.
  case failed(status: Int)
  /// The response does not have the expected form.
  case unreadable
  /// There is no response.
  case unreachable(NetworkError)

  /// Creates the problem of a response whose status is no success.
  package init(_ response: HTTPResponse) {
    let reasons = Self.reasons(response.json)
    switch response.status {
    case 401: self = .unauthorized(reasons)
    case 404: self = .missing
    case 400..<500 where !reasons.isEmpty: self = .refused(reasons)
    case let status: self = .failed(status: status)
    }
  }

  /// The reasons in the object `errors`, each after the name of its field, or its text.
  private static func reasons(_ json: JSONValue?) -> [String] {
    if let reason = json?["errors"]?.text { return [reason] }
    guard case .object(let fields)? = json?["errors"] else { return [] }
    return fields.flatMap { field in
      let texts = field.value.text.map { [$0] } ?? field.value.list { $0.text } ?? []
      return texts.map { field.name + " " + $0 }
    }
  }
}

/// A value of the server, or the reason why there is none.
package typealias Answer<Value> = Result<Value, Problem>

extension Result where Failure == Problem {
  /// The problem, if there is no value.
  var problem: Problem? { if case .failure(let problem) = self { problem } else { nil } }
}
