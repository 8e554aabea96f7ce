/// The functions that a module of WebAssembly imports.
///
/// (WebAssembly core specification, 2.0, section 5.5.5.)
enum ModuleImports {
  /// Returns the names of the functions, without the names of their modules; none if the bytes are no
  /// module.
  ///
  /// - Complexity: O(bytes).
  static func names(in module: [UInt8]) -> [String] {
    var reader = ModuleReader(bytes: module[...].dropFirst(8))
    while let section = reader.byte(), let size = reader.number() {
      let content = reader.take(size)
      guard section == 2 else { continue }
      var imports = ModuleReader(bytes: content)
      guard let count = imports.number() else { return [] }
      return (0..<count).compactMap { _ in imports.functionName() }
    }
    return []
  }
}

/// A reader of the bytes of a module.
private struct ModuleReader {
  var bytes: ArraySlice<UInt8>

  mutating func byte() -> UInt8? { bytes.popFirst() }

  /// Reads a number in groups of seven bits.
  mutating func number() -> Int? {
    var number = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      guard let byte = byte() else { return nil }
      number |= Int(byte & 127) << shift
      if byte < 128 { return number }
    }
    return nil
  }

  mutating func take(_ count: Int) -> ArraySlice<UInt8> {
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }

  /// Reads an import, and returns the name of its function; nil if it is of another kind.
  mutating func functionName() -> String? {
    guard let scope = number() else { return nil }
    _ = take(scope)
    guard let length = number() else { return nil }
    let name = String(decoding: take(length), as: UTF8.self)
    switch byte() {
    case 0: return number() == nil ? nil : name
    case 1:
      _ = byte()
      skipLimits()
    case 2: skipLimits()
    case 3: _ = take(2)
    default: break
    }
    return nil
  }

  /// Skips the limits of a table or of a memory.
  private mutating func skipLimits() {
    let hasMaximum = byte() == 1
    _ = number()
    if hasMaximum { _ = number() }
  }
}
