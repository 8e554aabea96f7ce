/// A way to turn parts into wholes, and to test whether a whole is such a part: a prism.
///
/// Messages of a child are embedded into those of its parent; a case of an enumeration is enough:
///
/// ```swift
/// enum Message { case counter(Int), title(String) }
/// let counter = Embedding<Message, Int>(Message.counter) { message in
///   if case .counter(let number) = message { number } else { nil }
/// }
/// counter.extract(counter.embed(3))  // 3
/// counter.extract(.title("three"))  // nil
/// ```
///
/// ## Laws
///
/// ```text
/// e.extract(e.embed(part)) == part
/// e.extract(whole).map(e.embed) == whole    if whole is a part
/// ```
///
/// They are the laws of a prism.
public struct Embedding<Whole, Part>: Sendable {
  /// Returns the part as a whole.
  public let embed: @Sendable (Part) -> Whole

  /// Returns the part that the whole is, if it is one.
  public let extract: @Sendable (Whole) -> Part?

  /// Creates an embedding from both its functions.
  @inlinable
  public init(
    _ embed: @escaping @Sendable (Part) -> Whole,
    extract: @escaping @Sendable (Whole) -> Part?
  ) {
    self.embed = embed
    self.extract = extract
  }
}
