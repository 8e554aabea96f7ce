#if !hasFeature(Embedded)
import Comonads

extension Form {
  /// The names under which the parts of a form are stored.
  private enum CodingKeys: CodingKey {
    case pages, focus
  }

  /// Reads a form and checks that its focus is one of its pages.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let pages = try container.decode([Page].self, forKey: .pages)
    let focus = try container.decode(Int.self, forKey: .focus)
    guard let zipper = Zipper(pages, focusedAt: focus) else {
      throw DecodingError.dataCorruptedError(
        forKey: .focus,
        in: container,
        debugDescription: "must be the place of one of \(pages.count) pages; got \(focus)"
      )
    }
    self.init(pages: zipper)
  }

  /// Writes the pages in order, and the place of the focus counted from zero.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(pages.elements, forKey: .pages)
    try container.encode(pages.index, forKey: .focus)
  }
}
#endif
