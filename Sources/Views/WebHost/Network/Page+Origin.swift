public import ComponentServices

extension Page {
  /// The origin that the page was loaded from; nil if it was opened as a file.
  ///
  /// A server that serves the page beside its interface needs no address in the program:
  ///
  /// ```swift
  /// let tags = Page.origin?.appending("api", "tags")
  /// tags == nil  // true
  /// ```
  ///
  /// On a page from `https://example.com/app?a=1#/home`, `tags` is `https://example.com/api/tags`.
  /// The origin is nil outside a browser, as in this example. It is also nil if the host is not one
  /// of a ``/ComponentServices/WebAddress``, such as `[::1]`.
  public static var origin: WebAddress? {
    data(named: "/").flatMap { try? WebAddress($0) }
  }
}
