// Mirrors and descriptions without secrets, which tests, reports and debuggers read.
//
// A body may contain a password or a token, and so may the value of a header and a query. So these
// show how much there is, and not what it is.

#if !hasFeature(Embedded)
extension HTTPRequest: CustomReflectable, CustomDebugStringConvertible {
  /// A mirror of the method and of the address without its query.
  public var customMirror: Mirror {
    Mirror(self, children: ["method": method.rawValue, "address": address.description])
  }

  /// The method and the address without its query.
  public var debugDescription: String { description }
}

extension HTTPResponse: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible {
  /// A mirror of the status and of the size of the body.
  public var customMirror: Mirror {
    Mirror(self, children: ["status": status, "bytes": body.count])
  }

  /// The status and the size of the body.
  public var description: String { "status \(status) with \(body.count) bytes" }

  /// The status and the size of the body.
  public var debugDescription: String { description }
}

extension Headers: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible {
  /// A mirror of the names.
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: fields.map(\.name)) }

  /// The names.
  public var description: String { fields.map(\.name).joined(separator: ", ") }

  /// The names.
  public var debugDescription: String { description }
}

extension WebAddress: CustomReflectable, CustomDebugStringConvertible {
  /// A mirror of the address without its query.
  public var customMirror: Mirror { Mirror(self, children: ["text": description]) }

  /// The address without its query.
  public var debugDescription: String { description }
}

extension NetworkEvent: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible {
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

  /// The event, with the size of what was received.
  public var debugDescription: String { description }
}
#endif
