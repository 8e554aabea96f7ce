extension String {
  /// Creates a text from a file of the command, in which names in braces stand for values.
  ///
  /// Braces in the values have no meaning.
  init(template file: [UInt8], _ values: [String: String]) {
    self = String(decoding: file, as: UTF8.self).replacing(/\{(\w+)\}/) { name in
      values["\(name.output.1)"] ?? "\(name.output.0)"
    }
  }
}
