public import ComonadLaws
import Comonads

/// The monoids that are wrong.
public let brokenMonoids: [BrokenInstance] = [
  words("keepsFirst", "combine leaves the value as it is") { word, _ in word }
    .caught(by: "monoid.left-identity"),
  words("keepsOther", "combine replaces the value, by an empty one too") { _, other in other }
    .caught(by: "monoid.right-identity"),
  words("separates", "combine writes a separator beside an empty word") { "\($0)-\($1)" }
    .caught(by: "monoid.left-identity", "monoid.right-identity"),
  // It is associative as long as no word has more than three letters.
  words(
    "dropsOne",
    "combine drops one letter of a word of more than three, and not all in excess"
  ) { word, other in
    let isShort = word.isEmpty || other.isEmpty || word.count + other.count <= 3
    return String((word + other).dropFirst(isShort ? 0 : 1))
  }.caught(by: "monoid.associativity"),
  FaultyInstance("Monoid.difference", "combine", "combine subtracts") {
    monoidLaws(Generator<Int>.integers(in: -9...9).map { Difference(value: $0) })
  }.caught(by: "monoid.left-identity", "monoid.associativity"),
  FaultyInstance(
    "Monoid.floating",
    "combine",
    "combine rounds, since the numbers are of floating point"
  ) {
    monoidLaws(Generator<Int>.integers(in: 0...9).map { Tenths(value: Double($0) / 10) })
  }.caught(by: "monoid.associativity"),
  FaultyInstance("Monoid.shared", "combine", "copies share one object, which combine changes") {
    monoidLaws(Generator<String>.words.map { SharedWord($0) })
  }.caught(by: "monoid.copy"),
]

/// A rule by which one word is put behind another.
private typealias WordRule = @Sendable (_ word: String, _ other: String) -> String

private let words = OperationFamily<WordRule>("Monoid", "combine") { rule in
  monoidLaws(Generator<String>.words.map { RuledWord(word: $0, rule: rule) })
}

/// A word, combined with others by a rule, which the empty word takes from the other.
private struct RuledWord: Monoid, Observed {
  var word = ""
  var rule: WordRule?

  static var empty: RuledWord { RuledWord() }

  mutating func combine(with other: RuledWord) {
    rule = rule ?? other.rule
    word = rule?(word, other.word) ?? ""
  }

  func show(in reading: inout Reading) { word.show(in: &reading) }
}

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
