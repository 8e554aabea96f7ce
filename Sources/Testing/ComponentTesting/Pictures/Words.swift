/// The words that pictures of histories are made of, each with its message.
///
/// ```swift
/// let words: Words<Int> = ["+": 1, "-": -1]
/// try words.messages(in: "+ + -")  // [1, 1, -1]
/// ```
public struct Words<Message>: ExpressibleByDictionaryLiteral {
  /// The words in their order, and their messages.
  private let entries: [(word: String, message: Message)]

  /// Creates words from a dictionary.
  ///
  /// It traps on words that are empty, hold blanks, or have two messages.
  ///
  /// - Complexity: O(words * words).
  public init(dictionaryLiteral entries: (String, Message)...) {
    for (index, (word, _)) in entries.enumerated() {
      precondition(
        !word.isEmpty && !word.contains(" "),
        "words must not be empty or hold blanks; got \"\(word)\""
      )
      precondition(
        !entries[..<index].contains { $0.0 == word },
        "words must differ; got \"\(word)\" twice"
      )
    }
    self.entries = entries
  }

  /// Returns the messages of a picture, whose words are divided by blanks.
  ///
  /// - Throws: The rule that the picture breaks.
  /// - Complexity: O(words of the picture * words known).
  public func messages(in picture: String) throws(PictureError) -> [Message] {
    try picture.split(separator: " ").map { word throws(PictureError) in
      try message(of: String(word))
    }
  }

  /// Returns the message of a word.
  func message(of word: String) throws(PictureError) -> Message {
    if let entry = entries.first(where: { $0.word == word }) { return entry.message }
    let known = entries.map { "\"\($0.word)\"" }.joined(separator: ", ")
    throw PictureError("a picture must be made of the words \(known); got \"\(word)\"")
  }
}

/// The rule that a picture breaks.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rule, and what was found.
  public let description: String

  /// Creates an error from its one phrase.
  init(_ description: String) { self.description = description }
}
