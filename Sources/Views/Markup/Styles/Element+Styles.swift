#if !hasFeature(Embedded)
extension Element {
  /// The declarations of the `style` attribute, each with its value.
  package var styles: [(name: String, value: String)] {
    guard let style = self["style"] else { return [] }
    return style.split(separator: ";").compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1).map(String.init)
      return parts.count == 2 ? (name: parts[0], value: parts[1]) : nil
    }
  }
}
#endif
