import EmbeddedText

extension Markup {
  /// Creates the name of a drawing or of its parts, which is shown where a pointer rests.
  ///
  /// ```swift
  /// let dot = Markup<Int>.element("circle", [.attribute("r", "4")], [.title("the present")])
  /// let picture = Markup<Int>.element("svg", [.attribute("viewBox", "-5 -5 10 10")], [dot])
  /// picture.html.contains("<circle r=\"4\"><title>the present</title></circle>")  // true
  /// ```
  ///
  /// It holds a text and nothing else, since outside of drawings a browser reads nothing else there.
  @inlinable
  public static func title(_ text: String) -> Markup { .known("title", [], [.text(text)]) }
}
