import Comonads
public import ComponentKit

/// The state of a notebook, composed of children: an outline and a reader, one of them shown.
///
/// The outline is a ``/ComponentKit/KeyedTree`` of notes. The outline and the reader are the sides of
/// a ``/ComponentKit/OneOfTwo``, so the hidden side keeps its state.
public struct NotebookScreen: Hashable, Sendable {
  /// The notes, each named by the numbers on the path to it.
  typealias Outline = KeyedTree<Int, String, ProgramState<Note>>

  /// Both sides; the view is the side that is shown.
  var sides: OneOfTwo<Outline, ProgramState<Reader>, Shown<Outline.View, Int>>

  /// How many numbers a path can have, which keeps the stack small.
  static let depthLimit = 20

  /// The largest number of a note, which fits the integers of every platform.
  static let numberLimit = 1_000_000_000

  /// Creates a screen that shows an outline without notes.
  init(levels: Int = Reader().initial) {
    let outline = Outline { ProgramState(Note(initial: $0)) }
    sides = OneOfTwo(.left, outline, ProgramState(Reader(initial: levels))) { shown, _ in shown }
  }
}

// MARK: - As a child

extension NotebookScreen: Child {
  /// Refuses what a child refuses, a blank text, and a path or a place that does not exist.
  public func refusal(of message: Notebook.Message) -> Refusal? {
    if let path = message.path, outline[path] == nil {
      return Refusal("path must lead to a note; got \(path.dotted.quoted)")
    }
    switch message {
    case .add(_, let path) where path.count >= Self.depthLimit:
      return Refusal("a note must be within at most \(Self.depthLimit - 1) others")
    case .add(_, let path) where nextNumber(within: path) > Self.numberLimit:
      return Refusal("numbers must not exceed \(Self.numberLimit)")
    case .add(let text, _): return Note.refusal(of: text)
    case .move(let path, let place):
      let count = notes(within: path.dropLast()).count
      let isPlace = place >= 1 && place <= count
      return isPlace ? nil : Refusal("place must be between 1 and \(count); got \(place)")
    case .rewrite, .remove, .levels, .outline, .read: return sides.refusal(of: routed(message))
    }
  }

  /// Sends the message to the side that takes it, or shows a side.
  @discardableResult
  public mutating func send(_ message: Notebook.Message) -> Refusal? {
    refusal(of: message) ?? sides.send(routed(message))
  }

  /// Returns the message to the sides that a message stands for.
  private func routed(
    _ message: Notebook.Message
  ) -> SwitchMessage<Outline.Message, ProgramState<Reader>.Message> {
    switch message {
    case .add(let text, let path): .left(.insert(path + [nextNumber(within: path)], text))
    case .rewrite(let path, let text): .left(.child(path, text))
    case .move(let path, let place): .left(.move(path, under: path.dropLast(), to: place - 1))
    case .remove(let path): .left(.remove(path))
    case .levels(let levels): .right(levels)
    case .outline: .show(.left)
    case .read: .show(.right)
    }
  }

  /// Shows the side that is shown, as lines of text.
  public func view(send: @escaping (Notebook.Message) -> Void) -> String {
    let lines =
      switch sides.view {
      case .left(let notes): notes.isEmpty ? ["no notes"] : self.lines(of: notes)
      case .right(let levels): text(levels) + [summary(levels)]
      }
    return lines.joined(separator: "\n")
  }

  /// Takes the effects of the sides: cancellations, since no note and no reader requests work.
  public mutating func takeEffect() -> Effect<Notebook.Message> {
    _ = sides.takeEffect()
    return .none
  }

  /// Requests nothing, since no work follows the states of the sides.
  public mutating func resume() {}
}

// MARK: - Reading

extension NotebookScreen {
  /// All notes, shown or hidden.
  var outline: Outline { sides.left }

  /// The text of each note, under its path.
  package var notes: [[Int]: String] {
    var notes: [[Int]: String] = [:]
    var waiting = [outline.view]
    while let next = waiting.popLast() {
      for note in next { notes[note.name] = note.view }
      waiting += next.map { $0.children }
    }
    return notes
  }

  /// How many levels the reader shows.
  package var levels: Int { sides.right.state }

  /// Whether the reader is shown.
  package var isReading: Bool { sides.side == .right }

  /// The notes directly within the one of a path, or the outermost.
  private func notes(within path: [Int]) -> Outline.View {
    var notes = outline.view
    for number in path {
      if let note = notes.first(where: { $0.key == number }) { notes = note.children }
    }
    return notes
  }

  /// The number of the next note there, which is above those of the others.
  private func nextNumber(within path: [Int]) -> Int {
    (notes(within: path).map { $0.key }.max() ?? 0) + 1
  }

  /// A line for each note of the outline, with the path to it.
  private func lines(of notes: Outline.View, indent: String = "") -> [String] {
    notes.flatMap { note in
      ["\(indent)\(note.name.dotted). \(note.view.onOneLine)"]
        + lines(of: note.children, indent: indent + "  ")
    }
  }

  /// The notes of the upper levels, numbered by their places.
  func text(_ levels: Int) -> [String] { text(of: outline.view, levels, number: "") }

  private func text(of notes: Outline.View, _ levels: Int, number: String) -> [String] {
    guard levels > 0 else { return [] }
    return notes.enumerated().flatMap { place, note in
      let number = "\(number)\(place + 1)."
      return ["\(number) \(note.view.onOneLine)"]
        + text(of: note.children, levels - 1, number: number)
    }
  }

  /// How many notes the reader shows.
  func summary(_ levels: Int) -> String {
    "\(text(levels).count) of \(outline.count) notes, down to level \(levels)"
  }
}

extension [Int] {
  /// The numbers with periods between them.
  var dotted: String { map { "\($0)" }.joined(separator: ".") }
}
