import CResources

extension Resource {
  /// The bytes of the file.
  var bytes: [UInt8] {
    let file = resource_bytes(self)
    return Array(UnsafeBufferPointer(start: file.start, count: file.count))
  }

  /// The text of the file.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
