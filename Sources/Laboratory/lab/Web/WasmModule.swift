/// The parts of a module of WebAssembly that the making of a page asks about.
///
/// (WebAssembly core specification, 2.0, section 5.5.)
struct WasmModule {
  /// The numbers of parameters and of results of a function.
  struct Signature {
    /// The number of parameters.
    let parameters: Int

    /// The number of results.
    let results: Int
  }

  /// The names of the functions that the module imports, without the names of their modules.
  private(set) var imports: [String] = []

  /// The signatures that functions have.
  private var signatures: [Signature] = []

  /// The position of the signature of each function, those that are imported first.
  private var functions: [Int] = []

  /// The local variables and the instructions of each function of the module itself.
  private(set) var bodies: [ArraySlice<UInt8>] = []

  /// Reads the parts of a module; bytes that are no module, or that end too early, have fewer.
  ///
  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) {
    var reader = WasmReader(bytes: bytes[...].dropFirst(8))
    while let section = reader.byte(), let size = reader.number() {
      var content = WasmReader(bytes: reader.take(size))
      switch section {
      case 1: signatures = content.list { $0.signature() }
      case 2:
        for (name, signature) in content.list({ $0.importedItem() }) {
          guard let signature else { continue }
          imports.append(name)
          functions.append(signature)
        }
      case 3: functions += content.list { $0.number() }
      case 10: bodies = content.list { reader in reader.number().map { reader.take($0) } }
      default: break
      }
    }
  }

  /// The signature at a position; nil if the module has fewer.
  func signature(at position: Int) -> Signature? {
    signatures.indices.contains(position) ? signatures[position] : nil
  }

  /// The signature of a function; nil if the module has fewer functions.
  func signature(of function: Int) -> Signature? {
    functions.indices.contains(function) ? signature(at: functions[function]) : nil
  }
}

/// A reader of the bytes of a module.
struct WasmReader {
  /// The bytes that are not read yet.
  var bytes: ArraySlice<UInt8>

  /// Reads a byte; nil at the end.
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

  /// Skips a number in groups of seven bits, with or without a sign.
  mutating func skipNumber() {
    while let byte = byte(), byte >= 128 {}
  }

  /// Reads so many bytes.
  mutating func take(_ count: Int) -> ArraySlice<UInt8> {
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }

  /// Reads a number and so many items, up to the first that is not whole.
  mutating func list<Item>(_ item: (inout Self) -> Item?) -> [Item] {
    var items: [Item] = []
    for _ in 0..<(number() ?? 0) {
      guard let item = item(&self) else { break }
      items.append(item)
    }
    return items
  }

  /// Reads the types of the parameters and of the results of a function.
  fileprivate mutating func signature() -> WasmModule.Signature? {
    guard byte() == 0x60, let parameters = number() else { return nil }
    _ = take(parameters)
    guard let results = number() else { return nil }
    _ = take(results)
    return WasmModule.Signature(parameters: parameters, results: results)
  }

  /// Reads an import: its name, and the position of its signature, or nil if it is no function.
  fileprivate mutating func importedItem() -> (name: String, signature: Int?)? {
    guard let scope = number() else { return nil }
    _ = take(scope)
    guard let length = number() else { return nil }
    let name = String(decoding: take(length), as: UTF8.self)
    switch byte() {
    case 0: return number().map { (name, $0) }
    case 1:
      _ = byte()
      skipLimits()
    case 2: skipLimits()
    case 3: _ = take(2)
    default: return nil
    }
    return (name, nil)
  }

  /// Skips the limits of a table or of a memory.
  private mutating func skipLimits() {
    let hasMaximum = byte() == 1
    _ = number()
    if hasMaximum { _ = number() }
  }
}
