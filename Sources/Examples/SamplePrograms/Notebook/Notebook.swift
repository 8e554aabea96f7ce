public import ComponentKit
public import Markup

/// Notes within notes, written in an outline and read as a text.
///
/// ```swift
/// var notebook = Component<Elm<Notebook>>(Notebook())
/// notebook.send(.add("travel", within: []))          // nil
/// notebook.send(.add("pack", within: [1]))           // nil
/// notebook.view  // "1. travel\n  1.1. pack"
/// notebook.send(.levels(1))                          // nil
/// notebook.send(.read)                               // nil
/// notebook.view  // "1. travel\n1 of 2 notes, down to level 1"
/// ```
///
/// The program is composed of children: each note is one, in a tree; the outline and the reader are
/// two, of which one is shown. ``/ComponentKit/ChildProgram`` makes a program of them.
///
/// A note is named by the numbers on the path to it, and keeps its number when others come and go.
/// The reader numbers the notes by their places.
public struct Notebook: WrappingProgram, DrawnProgram, Sendable {
  /// A change of the notes or of the screen.
  public enum Message: Codable, Hashable, Sendable {
    /// Adds a note at the end of those within the note of a path, or of the outermost.
    case add(String, within: [Int])
    /// Gives a note another text.
    case rewrite([Int], String)
    /// Moves a note to a place among those beside it, counted from one.
    case move([Int], to: Int)
    /// Removes a note and those within it.
    case remove([Int])
    /// Sets how many levels the reader shows.
    case levels(Int)
    /// Shows the outline.
    case outline
    /// Shows the reader.
    case read

    /// The path that must lead to a note.
    var path: [Int]? {
      switch self {
      case .add(_, let path): path.isEmpty ? nil : path
      case .rewrite(let path, _), .move(let path, _), .remove(let path): path
      case .levels, .outline, .read: nil
      }
    }
  }

  /// The program of the children.
  public let base = ChildProgram(NotebookScreen())

  /// Creates a notebook without notes.
  public init() {}

  /// Shows what the children show.
  public func view(_ screen: NotebookScreen, send: @escaping (Message) -> Void) -> String {
    base.view(screen, send: send)
  }
}
