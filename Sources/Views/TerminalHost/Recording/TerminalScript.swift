/// The size of a terminal, and the keys and pauses of a recording in it.
///
/// ```text
/// size 84 14
/// show 1.5
/// key /
/// type + + -
/// key Enter
/// wait 0.5
/// show 2
/// ```
///
/// The first step is `size`. `show` keeps the present screen for some seconds, `key` presses a key,
/// `type` presses the keys of a text, and `wait` lets work of the program go on. Blank lines and lines
/// that start with `#` are skipped.
package struct TerminalScript: Equatable, Sendable {
  /// A step behind the size.
  package enum Step: Equatable, Sendable {
    /// Keeps the screen for some seconds.
    case show(Double)
    /// Presses a key, named as browsers name it.
    case key(String)
    /// Presses the keys of a text, one after another.
    case type(String)
    /// Lets work of the program go on for some seconds, which the recording does not show.
    case wait(Double)
  }

  /// A line that breaks a rule.
  package struct Mistake: Error, Equatable {
    /// The number of the line, from 1.
    package let line: Int
    /// The rule and the value that breaks it.
    package let reason: String
  }

  /// The size of the terminal.
  package let size: TerminalSize

  /// The steps.
  package let steps: [Step]
}

// MARK: - Reading

extension TerminalScript {
  /// Reads a script.
  ///
  /// - Throws: The first line that breaks a rule.
  package init(_ text: String) throws(Mistake) {
    var size: TerminalSize?
    var steps: [Step] = []
    var last = 1
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
      guard let name = words.first, !name.hasPrefix("#") else { continue }
      last = index + 1
      do {
        let value = words.count > 1 ? String(words[1]) : ""
        if size == nil {
          size = try Self.size(name == "size" ? value : nil, line)
        } else {
          steps.append(try Self.step(String(name), value))
        }
      } catch {
        throw Mistake(line: last, reason: error.text)
      }
    }
    guard let size else {
      throw Mistake(line: last, reason: "the first step must be size COLUMNS ROWS; got nothing")
    }
    guard steps.contains(where: { if case .show = $0 { true } else { false } }) else {
      throw Mistake(line: last, reason: "a script must show a frame; got no step show SECONDS")
    }
    self.size = size
    self.steps = steps
  }

  /// A broken rule without its line.
  private struct BrokenRule: Error {
    let text: String
    init(_ rule: String, got value: some StringProtocol) { text = "\(rule); got \"\(value)\"" }
  }

  private static func size(
    _ text: String?,
    _ line: Substring
  ) throws(BrokenRule) -> TerminalSize {
    guard let text else {
      throw BrokenRule("the first step must be size COLUMNS ROWS", got: line)
    }
    let numbers = text.split(whereSeparator: \.isWhitespace).map { Int($0) ?? 0 }
    guard numbers.count == 2, 1...500 ~= numbers[0], 1...200 ~= numbers[1] else {
      throw BrokenRule("size must be 1 to 500 columns and 1 to 200 rows", got: text)
    }
    return TerminalSize(columns: numbers[0], rows: numbers[1])
  }

  private static func step(_ name: String, _ value: String) throws(BrokenRule) -> Step {
    switch name {
    case "show": return .show(try seconds(value, of: name))
    case "wait": return .wait(try seconds(value, of: name))
    case "key":
      guard value.unicodeScalars.count == 1 || KeyPress.names.contains(value) else {
        throw BrokenRule("key must be a character or a name such as Enter or ArrowUp", got: value)
      }
      return .key(value)
    case "type":
      guard !value.isEmpty else { throw BrokenRule("type must have a text", got: value) }
      return .type(value)
    case "size": throw BrokenRule("size must be the first step, and the only one", got: value)
    default: throw BrokenRule("a step must be show, key, type or wait", got: name)
    }
  }

  private static func seconds(_ text: String, of name: String) throws(BrokenRule) -> Double {
    guard let seconds = Double(text), 0.01...60 ~= seconds else {
      throw BrokenRule("\(name) must be 0.01 to 60 seconds", got: text)
    }
    return seconds
  }
}

extension KeyPress {
  /// The names of the keys that type no character.
  fileprivate static let names = Set(
    ["Enter", "Escape", "Tab", "Backspace"] + lettered.values + numbered.values
  )
}
