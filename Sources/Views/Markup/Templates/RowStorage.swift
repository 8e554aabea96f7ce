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
    countOfSame(row..<(row + 1), as: other, from: otherRow) == 1
  }

  /// The number of first values of a range that have the same bytes as those of another storage.
  ///
  /// - Complexity: O(size of these values), sixteen bytes at once.
  func countOfSame(_ range: Range<Int>, as other: RowStorage, from otherRow: Int) -> Int {
    guard let base, let otherBase = other.base, stride > 0 else { return 0 }
    let (left, right) = (base + range.lowerBound * stride, otherBase + otherRow * stride)
    let size = range.count * stride
    var offset = 0
    while offset + 16 <= size, left.isSame(as: right, offset) { offset += 16 }
    while offset < size, left.byte(offset) == right.byte(offset) { offset += 1 }
    return offset / stride
  }

  /// The number of last values that have the same bytes as those of another storage, at most a limit.
  ///
  /// - Complexity: O(size of these values), sixteen bytes at once.
  func countOfSameAtEnd(as other: RowStorage, atMost limit: Int) -> Int {
    guard let base, let otherBase = other.base, stride > 0 else { return 0 }
    let (left, right) = (base + count * stride, otherBase + other.count * stride)
    let size = limit * stride
    var offset = 0
    while offset + 16 <= size, left.isSame(as: right, -offset - 16) { offset += 16 }
    while offset < size, left.byte(-offset - 1) == right.byte(-offset - 1) { offset += 1 }
    return offset / stride
  }
}

extension UnsafeRawPointer {
  /// Whether sixteen bytes are the same as others.
  fileprivate func isSame(as other: UnsafeRawPointer, _ offset: Int) -> Bool {
    let first = word(offset) ^ other.word(offset)
    let second = word(offset + 8) ^ other.word(offset + 8)
    return first | second == 0
  }

  /// Eight bytes.
  private func word(_ offset: Int) -> UInt64 {
    loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  fileprivate func byte(_ offset: Int) -> UInt8 { load(fromByteOffset: offset, as: UInt8.self) }
}
