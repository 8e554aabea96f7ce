// Mirrors and descriptions without secrets, which tests, reports and debuggers read.
//
// A body may contain a password or a token, and so may the value of a header and a query. So these
// show how much there is, and not what it is.

#if !hasFeature(Embedded)
extension HTTPRequest: CustomReflectable {
  /// A mirror of the method and of the address without its query.
  public var customMirror: Mirror {
    Mirror(self, children: ["method": method.rawValue, "address": address.description])
  }
}

extension HTTPResponse: CustomReflectable, CustomStringConvertible {
  /// A mirror of the status and of the size of the body.
  public var customMirror: Mirror {
    Mirror(self, children: ["status": status, "bytes": body.count])
  }

  /// The status and the size of the body.
  public var description: String { "status \(status) with \(body.count) bytes" }
}

extension Headers: CustomReflectable, CustomStringConvertible {
  /// A mirror of the names.
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: fields.map(\.name)) }

  /// The names.
  public var description: String { fields.map(\.name).joined(separator: ", ") }
}

extension WebAddress: CustomReflectable {
  /// A mirror of the address without its query.
  public var customMirror: Mirror { Mirror(self, children: ["text": description]) }
}

extension NetworkEvent: CustomReflectable, CustomStringConvertible {
  /// A mirror without children: the description says what may be shown.
  public var customMirror: Mirror { Mirror(self, children: []) }

  /// The event, with the size of what was received.
  public var description: String {
    switch self {
    case .sent(let count, let all): "sent \(count) of \(all) bytes"
    case .began(let status, _): "began with status \(status)"
    case .received(let bytes): "received \(bytes.count) bytes"
    case .ended: "ended"
    case .failed(let error): "failed: \(error)"
    }
  }
}
#endif
