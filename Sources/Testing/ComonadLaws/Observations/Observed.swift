import EmbeddedText

/// A value that a law can compare, although it may hold functions.
///
/// Two values count as equal when they show the same. Plain values show themselves:
///
/// ```swift
/// ObservedText.text(of: 3)  // "3"
/// ObservedText.text(of: [true, false])  // "[1 0]"
/// ```
///
/// A comonad shows the values of its walks (see ``Explorable``), and a monad shows its programs'
/// effects, from every place that they may start from.
///
/// Different values must show different texts, or a law that confuses them seems to hold.
public protocol Observed: SendableMetatype {
  /// Writes the text of the value.
  func show(in reading: inout ObservedText)
}

/// The text of a value, within a number of moves.
public struct ObservedText {
  /// The text so far; equal texts mean equal values.
  package private(set) var text = ""

  /// The number of moves that may still be made.
  private(set) var moves: Int

  /// The number of moves out of several that may still be made.
  private var forks: Int

  /// The moves still to be made when only one walk is of interest; nil for all walks.
  private var route: [Int]?

  /// The path of the present place, as Swift expressions; nil if no report needs it.
  private var path: [String]?

  /// The text at each place, for a report.
  private(set) var places: [(path: String, text: String)] = []

  /// Whether a blank must separate the next text from the one before it.
  private var needsBlank = false

  /// Whether there are places beyond the last move.
  private(set) var isCut = false

  /// Whether spaces show more than their values.
  let showsLandmarks: Bool

  /// The one place to show, where all cases are tried one by one; nil to show all places.
  private var choices: PlaceChoices?

  /// Whether places are left out that belong to no walk.
  private(set) var isSample = false

  /// Whether the value has neither walks nor places, so that its text is all that there is.
  private(set) var isPlain = true

  /// Whether a part describes itself, perhaps as another value does.
  private(set) var isDescribed = false

  /// How many optionals, or programs that are done, the next text is the value of.
  private var wrappers = 0

  /// Creates an empty reading.
  init(
    moves: Int,
    forks: Int = .max,
    route: [Int]? = nil,
    choices: PlaceChoices? = nil,
    keepsPlaces: Bool = false,
    showsLandmarks: Bool = true
  ) {
    self.moves = moves
    self.forks = forks
    self.choices = choices
    self.route = route
    self.showsLandmarks = showsLandmarks
    path = keepsPlaces ? [] : nil
  }

  /// Returns the text of a value within a number of moves.
  ///
  /// - Complexity: O(places shown), which grows exponentially with the moves.
  public static func text(of value: some Observed, within moves: Int = 1) -> String {
    var reading = ObservedText(moves: moves)
    value.show(in: &reading)
    return reading.text
  }
}

/// The choice of one place, the same for both sides of an equation.
///
/// Two sides are equal if they are at each place. So one place is as good as all of them where all
/// cases are tried, and a case asks its functions only what this place needs.
final class PlaceChoices {
  private let draws: Draws
  private var taken: [Int] = []
  private var next = 0

  init(_ draws: Draws) { self.draws = draws }

  /// Begins the choices again, for the other side.
  func rewind() { next = 0 }

  /// Chooses one of a number of ways on.
  func choose(_ count: Int) -> Int {
    if next == taken.count { taken.append(draws.draw(below: count)) }
    next += 1
    return min(taken[next - 1], count - 1)
  }
}

// MARK: - Writing

extension ObservedText {
  /// Adds the text of a plain value, in quotes where it would be taken for several texts.
  ///
  /// - Complexity: O(length of the text).
  public mutating func add(_ value: String) {
    isDescribed = true
    write(value.quotedIfNeeded)
  }

  /// Adds a text as it is, which no other value or mark of the same type has.
  ///
  /// The value of an optional may look like no value, and that of a program that is done like one
  /// that goes on. Then it is marked as a value.
  mutating func write(_ mark: String) {
    if wrappers > 0, ["nil", "some(", "?"].contains(where: mark.hasPrefix) {
      let count = wrappers
      wrappers = 0
      let open = String(repeating: "some(", count: count)
      return write(open + mark + String(repeating: ")", count: count))
    }
    wrappers = 0
    if needsBlank { text += " " }
    needsBlank = true
    text += mark
    if let path { places.append((path.joined(), mark)) }
  }

  /// Shows a value in whose place the reading may also show that there is none.
  mutating func wrapped(_ show: (inout ObservedText) -> Void) {
    wrappers += 1
    show(&self)
    wrappers = 0
  }

  /// Adds parts of a value, each under the name by which a report finds it.
  ///
  /// The parts of a value are always shown; only walks are limited.
  ///
  /// - Complexity: O(places shown of the part).
  public mutating func add(part name: @autoclosure () -> String, _ value: some Observed) {
    along(name()) { value.show(in: &$0) }
  }

  /// Adds a part that is a text as it is, under the name by which a report finds it.
  package mutating func write(part name: @autoclosure () -> String, _ mark: String) {
    along(name()) { $0.write(mark) }
  }

  /// Adds brackets around a text.
  mutating func bracket(_ body: (inout ObservedText) -> Void) {
    text += "["
    needsBlank = false
    wrappers = 0
    body(&self)
    text += "]"
    needsBlank = true
  }

  /// Makes the moves that lead on from here, or the one that is of interest, if any may still be made.
  ///
  /// Of four moves and more, two are made here, the next two at the next step, and so on around.
  /// So many moves are as cheap as two, and each of them is made on some short walk.
  ///
  /// - Parameters:
  ///   - count: How many moves lead on from here.
  ///   - stay: Shows what is here, where one place is chosen and this is it.
  ///   - move: Makes the move of a number, and shows what it leads to.
  mutating func makeMoves(
    _ count: Int,
    orStay stay: (inout ObservedText) -> Void = { _ in },
    _ move: (inout ObservedText, Int) -> Void
  ) {
    isPlain = false
    guard count > 0 else { return }
    if moves == 0 || (count > 3 && choices == nil) { isCut = true }
    let fork = count > 1 ? 1 : 0
    guard moves > 0, forks >= fork else { return }
    let choice = choices.map { $0.choose(count + 1) }
    if choice == 0 { return stay(&self) }
    moves -= 1
    forks -= fork
    defer {
      moves += 1
      forks += fork
    }
    if let choice { return move(&self, choice - 1) }
    guard var rest = route else {
      let turns = count < 4 ? 1 : (count + 1) / 2
      let turn = moves % turns
      bracket { reading in
        for index in 0..<count where turns == 1 || index / 2 == turn { move(&reading, index) }
      }
      return
    }
    guard let next = rest.popLast() else { return }
    route = rest
    if next > 0 { move(&self, (next - 1) % count) }
  }

  /// Shows parts that are apart from each other: all of them, or the one that is chosen.
  mutating func each<Part>(of parts: [Part], _ show: (inout ObservedText, Part) -> Void) {
    isPlain = false
    if let choices, !parts.isEmpty { return show(&self, parts[choices.choose(parts.count)]) }
    for part in parts { show(&self, part) }
  }

  /// Shows a value here, or else makes a move.
  mutating func add(
    _ count: Int,
    value: (inout ObservedText) -> Void,
    move: (inout ObservedText, Int) -> Void
  ) {
    if choices == nil || count == 0 || moves == 0 { value(&self) }
    makeMoves(count, orStay: value, move)
  }

  /// Records that only a sample of the places is shown.
  mutating func sample() { isSample = true }

  /// Continues under a name.
  mutating func along(_ name: @autoclosure () -> String, _ body: (inout ObservedText) -> Void) {
    path?.append(name())
    body(&self)
    path?.removeLast()
  }
}

// MARK: - Plain values

extension Observed where Self: CustomStringConvertible {
  /// Writes the description.
  ///
  /// - Complexity: O(length of the text).
  public func show(in reading: inout ObservedText) { reading.add(description) }
}

extension Int: Observed {
  /// Writes the number.
  public func show(in reading: inout ObservedText) { reading.write(description) }
}

extension String: Observed {
  /// Writes the text, quoted where it would be hard to see.
  public func show(in reading: inout ObservedText) { reading.write(quotedIfNeeded) }

  /// The text, or a literal of it where it would be hard to see.
  fileprivate var quotedIfNeeded: String {
    guard isHardToSee else { return self }
    let escaped = map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }
    return "\"\(escaped.joined())\""
  }

  /// Whether the text is empty or contains a separator; this is called for every text.
  fileprivate var isHardToSee: Bool {
    let bytes = utf8
    if bytes.isEmpty { return true }
    // A `for` loop calls generic code for each byte in a debug build.
    var index = bytes.startIndex
    while index != bytes.endIndex {
      switch bytes[index] {
      // A blank, a quotation mark and brackets; as numbers, since a case of a call is a call for
      // each byte of a debug build.
      case 0x20, 0x22, 0x5B, 0x5D: return true
      default: index = bytes.index(after: index)
      }
    }
    return false
  }
}

extension Bool: Observed {
  /// Writes 1 for true and 0 for false.
  ///
  /// - Complexity: O(elements), each with what it shows.
  public func show(in reading: inout ObservedText) { reading.write(self ? "1" : "0") }
}

extension Optional: Observed where Wrapped: Observed {
  /// Writes the value, if there is one.
  public func show(in reading: inout ObservedText) {
    guard let self else { return reading.write("nil") }
    reading.wrapped { self.show(in: &$0) }
  }
}

extension Array: Observed where Element: Observed {
  /// Writes the elements in order.
  public func show(in reading: inout ObservedText) {
    reading.bracket { reading in
      for index in 0..<count { reading.add(part: "[\(index)]", self[index]) }
    }
  }
}

/// What a value shows, whatever its type is.
struct Shown: Observed {
  private let body: (inout ObservedText) -> Void

  init(_ value: some Observed) { body = { value.show(in: &$0) } }

  func show(in reading: inout ObservedText) { body(&reading) }
}

/// Returns the text of a value that a report prints: what it shows, or else that of a message.
package func describe<Value>(_ value: Value) -> String {
  guard let value = value as? any Observed else { return MessageText.text(of: value) }
  return ObservedText.text(of: value, within: 1)
}
