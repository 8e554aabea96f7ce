import EmbeddedText
import SystemFiles

/// The options of a command line, before their values are parsed.
///
/// An option is written `--name value` or `--name=value`. A word that starts with two dashes is a
/// value only behind an equals sign.
package struct Arguments: Equatable {
  /// The values of each option that has one.
  private var values: [String: [String]] = [:]

  /// The options without a value.
  private var flags: Set<String> = []

  /// Reads options, as a help text explains them.
  ///
  /// The text explains each option on a line that starts with two blanks and its name; one blank and a
  /// word follow if it needs a value.
  ///
  /// - Parameters:
  ///   - words: The words of the command line.
  ///   - command: The command before them, for messages.
  ///   - help: The help text.
  ///   - repeated: The options that may be given several times.
  /// - Throws: The rule that the words break.
  package init(
    _ words: [String],
    of command: String,
    explainedIn help: String,
    repeated: [String] = []
  ) throws(Failure) {
    let lines = help.split(separator: "\n").filter { $0.hasPrefix("  --") }
    let options = lines.map {
      $0.dropFirst(2).split(separator: " ", omittingEmptySubsequences: false)
    }
    .filter { $0[0] != "--help" }
    let valued = options.filter { !$0[1].isEmpty }.map { String($0[0]) }
    let plain = options.filter { $0[1].isEmpty }.map { String($0[0]) }
    let known = valued + plain + ["--help"]
    var words = words[...]
    while let word = words.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if plain.contains(name) {
        guard parts.count == 1 else {
          throw Failure(.usage, "\(name) takes no value; got \(String(parts[1]).quoted)")
        }
        guard flags.insert(name).inserted else {
          throw Failure(.usage, "\(name) must be given once; got it twice")
        }
      } else if valued.contains(name) {
        let value = parts.count == 1 ? Self.takeValue(&words) : String(parts[1])
        guard let value, !value.isEmpty else {
          let found = value == nil ? words.first?.quoted ?? "nothing" : "\"\""
          throw Failure(.usage, "\(name) needs a value; got \(found)")
        }
        if let old = values[name]?.first, !repeated.contains(name) {
          let rule = "\(name) must be given once"
          throw Failure(.usage, "\(rule); got \(old.quoted) and \(value.quoted)")
        }
        values[name, default: []].append(value)
      } else if word.hasPrefix("-") {
        throw Failure(
          .usage,
          "unknown option \(name.quoted); \(command) takes \(known.listed("and"))"
            + suggestion(for: name, among: known)
        )
      } else {
        let rule = "\(command) takes options only"
        throw Failure(.usage, "unexpected argument \(word.quoted); \(rule)")
      }
    }
  }

  /// Takes the next word if it can be a value.
  private static func takeValue(_ words: inout ArraySlice<String>) -> String? {
    guard let word = words.first, !word.hasPrefix("--") else { return nil }
    return words.popFirst()
  }
}

// MARK: - Reading

extension Arguments {
  /// The names of the options that were given, in alphabetical order.
  package var names: [String] { flags.union(values.keys).sorted() }

  /// Whether an option without a value was given.
  package func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The value of an option, if it was given.
  package subscript(name: String) -> String? { values[name]?.last }

  /// All values of an option that may be given several times.
  package func all(_ name: String) -> [String] { values[name] ?? [] }

  /// Returns the value of an option as it is read, or nil where the option was not given.
  ///
  /// - Parameters:
  ///   - name: The option.
  ///   - rule: The rule for the value, for messages.
  ///   - read: Reads the value; nil where it breaks the rule.
  /// - Returns: The value.
  /// - Throws: The rule, where the value breaks it.
  package func value<Value>(
    _ name: String,
    _ rule: String,
    _ read: (String) -> Value?
  ) throws(Failure) -> Value? {
    guard let text = self[name] else { return nil }
    guard let value = read(text) else {
      throw Failure(.usage, "\(name) must be \(rule); got \(text.quoted)")
    }
    return value
  }

  /// Returns the whole number of an option, or nil where the option was not given.
  package func number(_ name: String, from least: Int, to most: Int? = nil) throws(Failure) -> Int?
  {
    let range = most.map { "\(least) to \($0)" } ?? "\(least) or more"
    return try value(name, "a whole number, \(range)") { text in
      Int(text).flatMap { (least...(most ?? .max)).contains($0) ? $0 : nil }
    }
  }
}

// MARK: - Files

extension Arguments {
  /// Checks that no two of some options name one file, which the command would overwrite.
  ///
  /// - Throws: The options, and the paths as they were written.
  package func requireDifferentFiles(_ names: String...) throws(Failure) {
    var former: [(name: String, path: String, file: FileIdentity)] = []
    for name in names {
      guard let path = self[name], let file = FileIdentity(of: path) else { continue }
      for other in former where other.file == file {
        let found =
          other.path == path ? "\(path.quoted) twice" : "\(other.path.quoted) and \(path.quoted)"
        throw Failure(.usage, "\(other.name) and \(name) must name different files; got \(found)")
      }
      former.append((name, path, file))
    }
  }
}

extension Failure {
  /// The failure for a value of an option that is none of the known ones.
  package static func unknown(_ kind: String, _ value: String, among known: [String]) -> Failure {
    Failure(
      .usage,
      "unknown \(kind) \(value.quoted); --\(kind) takes \(known.listed("or"))"
        + suggestion(for: value, among: known)
    )
  }
}
