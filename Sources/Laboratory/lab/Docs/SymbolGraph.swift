/// The part of the compiler's symbol graph of a module that `lab docs` reads.
struct SymbolGraph: Decodable {
  /// A declaration.
  struct Symbol: Decodable {
    /// The kind of a declaration.
    struct Kind: Decodable {
      /// The sort, for people.
      let displayName: String
    }

    /// A comment; only its presence matters here.
    struct Comment: Decodable {
      /// A line of a comment.
      struct Line: Decodable {
        /// The line's text.
        let text: String
      }

      /// The lines.
      let lines: [Line]
    }

    /// The names from the module's outermost declaration to this one.
    let pathComponents: [String]

    /// The sort of declaration.
    let kind: Kind

    /// The documentation, its own or that of the requirement it meets.
    let docComment: Comment?
  }

  /// The declarations.
  let symbols: [Symbol]

  /// The declarations without a word of documentation.
  var undocumented: [String] {
    symbols.filter { symbol in
      symbol.docComment?.lines.contains { $0.text.contains { !$0.isWhitespace } } != true
    }.map { "\($0.kind.displayName.lowercased()) \($0.pathComponents.joined(separator: "."))" }
  }
}
