import CResources

extension String {
  /// Creates a text from a file of the command, in which names in braces stand for values.
  ///
  /// Braces in the values have no meaning.
  init(template file: Resource, _ values: [String: String]) {
    self = file.text.replacing(/\{(\w+)\}/) { name in
      values["\(name.output.1)"] ?? "\(name.output.0)"
    }
  }
}
