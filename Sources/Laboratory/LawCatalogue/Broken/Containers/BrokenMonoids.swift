public import ComonadLaws
import Comonads

/// The monoids that are wrong, and the actions that are wrong.
public let brokenMonoids: [BrokenInstance] = [
  monoid("keepsFirst", "combine", "combine leaves the value as it is", laws(of: KeepsFirst.self))
    .caught(by: "monoid.left-identity"),
  monoid(
    "keepsOther",
    "combine",
    "combine replaces the value, by an empty one too",
    laws(of: KeepsOther.self)
  ).caught(by: "monoid.right-identity"),
  monoid(
    "separates",
    "combine",
    "combine writes a separator beside an empty word",
    laws(of: Separates.self)
  ).caught(by: "monoid.left-identity", "monoid.right-identity"),
  monoid(
    "dropsOne",
    "combine",
    "combine drops one letter of a word of more than three, and not all in excess",
    laws(of: DropsOne.self)
  ).caught(by: "monoid.associativity"),
  monoid(
    "difference",
    "combine",
    "combine subtracts",
    monoidLaws(Generator<Int>.integers(in: -9...9).map { Difference(value: $0) })
  ).caught(by: "monoid.left-identity", "monoid.associativity"),
  monoid(
    "floating",
    "combine",
    "combine rounds, since the numbers are of floating point",
    monoidLaws(Generator<Int>.integers(in: 0...9).map { Tenths(value: Double($0) / 10) })
  ).caught(by: "monoid.associativity"),
  monoid(
    "shared",
    "combine",
    "copies share one object, which combine changes",
    monoidLaws(Generator<String>.words.map { SharedWord($0) })
  ).caught(by: "monoid.copy"),
]

private let monoid = InstanceFamily<Suite>("Monoid")

/// Returns the laws of words that are combined by a rule.
private func laws<Rule: WordRule>(of rule: Rule.Type) -> Suite {
  monoidLaws(Generator<String>.words.map { RuledWord<Rule>(word: $0) })
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
