import SamplePrograms

/// The options of a command line, before their values are understood.
///
/// An option is written `--name value` or `--name=value`. What looks like an option is not taken
/// for a value unless it stands behind an equals sign.
struct Arguments: Equatable {
  /// The value of each option that has one.
  private(set) var values: [String: String] = [:]

  /// The options without a value.
  private(set) var flags: Set<String> = []

  /// Reads options.
  ///
  /// - Parameters:
  ///   - words: The words of the command line.
  ///   - command: The command that they stand behind, for messages.
  ///   - valued: The options that need a value.
  ///   - flags: The options that take none.
  /// - Throws: The rule that the words break.
  init(
    _ words: [String],
    of command: String,
    valued: [String],
    flags: [String]
  ) throws(Failure) {
    var words = words[...]
    while let word = words.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if flags.contains(name) {
        guard parts.count == 1 else {
          throw Failure(.usage, "\(name) takes no value; got \(String(parts[1]).quoted)")
        }
        guard self.flags.insert(name).inserted else {
          throw Failure(.usage, "\(name) must be given once; got it twice")
        }
      } else if valued.contains(name) {
        let next = parts.count == 1 ? Self.value(&words) : String(parts[1])
        try set(name, to: next, before: words.first)
      } else {
        throw Self.unknown(word: word, name: name, known: valued + flags, of: command)
      }
    }
  }

  /// Takes the next word if it can be a value.
  private static func value(_ words: inout ArraySlice<String>) -> String? {
    guard let word = words.first, !word.hasPrefix("--") else { return nil }
    return words.popFirst()
  }

  /// Keeps the value of an option that is given once.
  private mutating func set(
    _ name: String,
    to value: String?,
    before next: String?
  ) throws(Failure) {
    guard let value, !value.isEmpty else {
      let found = value == nil ? next?.quoted ?? "nothing" : "\"\""
      throw Failure(.usage, "\(name) needs a value; got \(found)")
    }
    if let old = values.updateValue(value, forKey: name) {
      throw Failure(.usage, "\(name) must be given once; got \(old.quoted) and \(value.quoted)")
    }
  }

  /// The failure for a word that is no option.
  private static func unknown(
    word: String,
    name: String,
    known: [String],
    of command: String
  ) -> Failure {
    guard word.hasPrefix("-") else {
      return Failure(.usage, "unexpected argument \(word.quoted); \(command) takes options only")
    }
    return Failure(
      .usage,
      "unknown option \(name.quoted); \(command) knows \((known + ["--help"]).listed("and"))"
        + suggestion(for: name, among: known + ["--help"])
    )
  }
}
