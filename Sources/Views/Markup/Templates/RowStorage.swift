/// The storage of values, to compare their bytes.
///
/// Two values of the same bytes are the same value. The reverse does not hold: equal texts may be in
/// different places, and bytes between the parts of a value may differ.
struct RowStorage {
  private let base: UnsafeRawPointer?
  private let stride: Int
  let count: Int

  init(bytes: UnsafeRawBufferPointer, stride: Int, count: Int) {
    base = bytes.baseAddress
    self.stride = stride
    self.count = count
  }

  /// Whether both are the same storage, so that all values are the same.
  func isIdentical(to other: RowStorage) -> Bool { base == other.base && count == other.count }

  /// Whether a value has the same bytes as a value of another storage with the same stride.
  ///
  /// - Complexity: O(size of a value).
  func isSame(_ row: Int, as other: RowStorage, _ otherRow: Int) -> Bool {
    guard let base, let otherBase = other.base else { return false }
    let (left, right) = (base + row * stride, otherBase + otherRow * stride)
    var offset = 0
    while offset + 4 <= stride {
      if left.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        != right.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      {
        return false
      }
      offset += 4
    }
    while offset < stride {
      if left.load(fromByteOffset: offset, as: UInt8.self)
        != right.load(fromByteOffset: offset, as: UInt8.self)
      {
        return false
      }
      offset += 1
    }
    return true
  }
}
