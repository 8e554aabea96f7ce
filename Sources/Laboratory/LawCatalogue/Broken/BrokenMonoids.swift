public import ComonadLaws
import Comonads

/// The monoids that are wrong, and the actions that are wrong.
public let brokenMonoids: [BrokenInstance] = [
  words(
    KeepsFirst.self,
    "keepsFirst",
    "combine leaves the value as it is",
    caughtBy: ["monoid.left-identity"]
  ),
  words(
    KeepsOther.self,
    "keepsOther",
    "combine replaces the value, by an empty one too",
    caughtBy: ["monoid.right-identity"]
  ),
  words(
    Separates.self,
    "separates",
    "combine writes a separator beside an empty word",
    caughtBy: ["monoid.left-identity", "monoid.right-identity"]
  ),
  words(
    DropsOne.self,
    "dropsOne",
    "combine drops one letter of a word of more than three, and not all in excess",
    caughtBy: ["monoid.associativity"]
  ),
  BrokenInstance(
    Instance(
      "Monoid.difference",
      monoidLaws(Generator<Int>.integers(in: -9...9).map { Difference(value: $0) })
    ),
    operation: "combine",
    fault: "combine subtracts",
    caughtBy: ["monoid.associativity", "monoid.left-identity"]
  ),
  BrokenInstance(
    Instance(
      "Monoid.floating",
      monoidLaws(Generator<Int>.integers(in: 0...9).map { Tenths(value: Double($0) / 10) })
    ),
    operation: "combine",
    fault: "combine rounds, since the numbers are of floating point",
    caughtBy: ["monoid.associativity"]
  ),
  BrokenInstance(
    Instance("Monoid.shared", monoidLaws(Generator<String>.words.map { SharedWord($0) })),
    operation: "combine",
    fault: "copies share one object, which combine changes",
    caughtBy: ["monoid.copy"]
  ),
]

/// The instance of words that are combined by a rule.
private func words<Rule: WordRule>(
  _ rule: Rule.Type,
  _ name: String,
  _ fault: String,
  caughtBy laws: Set<String>,
  line: Int = #line
) -> BrokenInstance {
  let words = Generator<String>.words.map { RuledWord<Rule>(word: $0) }
  return BrokenInstance(
    Instance("Monoid.\(name)", monoidLaws(words), line: line),
    operation: "combine",
    fault: fault,
    caughtBy: laws
  )
}

// MARK: - Words

/// A rule by which one word is put behind another.
private protocol WordRule: SendableMetatype {
  static func combined(_ word: String, _ other: String) -> String
}

/// A word, combined with others by a rule.
private struct RuledWord<Rule: WordRule>: Monoid, Observed {
  var word: String

  static var empty: RuledWord { RuledWord(word: "") }

  mutating func combine(with other: RuledWord) { word = Rule.combined(word, other.word) }

  func show(in reading: inout Reading) { word.show(in: &reading) }
}

private enum KeepsFirst: WordRule {
  static func combined(_ word: String, _ other: String) -> String { word }
}

private enum KeepsOther: WordRule {
  static func combined(_ word: String, _ other: String) -> String { other }
}

private enum Separates: WordRule {
  static func combined(_ word: String, _ other: String) -> String { "\(word)-\(other)" }
}

/// A rule that is associative as long as no word has more than three letters.
private enum DropsOne: WordRule {
  static func combined(_ word: String, _ other: String) -> String {
    if word.isEmpty || other.isEmpty { return word + other }
    let both = word + other
    return both.count > 3 ? String(both.dropFirst()) : both
  }
}

// MARK: - Others

/// A number under subtraction.
private struct Difference: Monoid, Observed {
  var value: Int

  static var empty: Difference { Difference(value: 0) }

  mutating func combine(with other: Difference) { value -= other.value }

  func show(in reading: inout Reading) { value.show(in: &reading) }
}

/// A number of floating point under addition.
private struct Tenths: Monoid, Observed {
  var value: Double

  static var empty: Tenths { Tenths(value: 0) }

  mutating func combine(with other: Tenths) { value += other.value }

  func show(in reading: inout Reading) { reading.add("\(value)") }
}

/// A word in an object that copies share.
private struct SharedWord: Monoid, Observed {
  private final class Letters {
    var word: String

    init(_ word: String) { self.word = word }
  }

  private let letters: Letters

  init(_ word: String) { letters = Letters(word) }

  static var empty: SharedWord { SharedWord("") }

  mutating func combine(with other: SharedWord) { letters.word += other.letters.word }

  func show(in reading: inout Reading) { letters.word.show(in: &reading) }
}
