import EmbeddedText

/// A child whose state is saved with that of its parent.
///
/// There is nothing to write. A ``ProgramState`` and a ``Component`` of a ``SavedProgram`` conform, and
/// so do slots, lists, trees, stacks and pairs of such children, whose keys and seeds must be
/// `LosslessStringConvertible`, as numbers and texts are. If the parent is a ``SavedProgram``
/// too, it saves what is its own, and each child that it declares is saved and loaded besides. If a child
/// is the whole state, nothing is the parent's own:
///
/// ```swift
/// struct Counter: SavedProgram {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// struct Tallies: SavedProgram {
///   typealias Rows = KeyedList<String, Int, Component<Elm<Counter>>>
///   let initial = Rows { _ in Component(Counter()) }
///   var children: [Part<Rows, Rows.Message>] { [.whole] }
///   func update(_ rows: inout Rows, by message: Rows.Message) {}
///   func view(_ rows: Rows, send: @escaping (Rows.Message) -> Void) -> [String] {
///     rows.view.map { $0.key + $0.view }
///   }
/// }
/// import Foundation
/// let path = FileManager.default.temporaryDirectory.path + "/tallies-\(UUID())"
/// let first = ProgramHost(Redux<Tallies>.self, of: Tallies(), keptAs: path)
/// first.send(.insert("moths", 0))
/// first.send(.child("moths", 3))
/// await first.end()
/// ProgramHost(Elm<Tallies>.self, of: Tallies(), keptAs: path).view  // ["moths3"]
/// try FileManager.default.removeItem(atPath: path)
/// ```
///
/// Each child has the version of its own program. A child that the text does not contain, since an
/// older version has written it, is at its beginning.
///
/// ## Laws
///
/// ```text
/// c.load(c.save())          changes no view of c
/// c.load(s) throws  implies  c is as before
/// ```
public protocol SavedChild: Child {
  /// Returns what is saved of the child.
  ///
  /// - Throws: Why the program cannot save the state.
  func save() throws(Refusal) -> SavedChildState

  /// Puts the child into a saved state; afterwards it must resume, since its effects are those of
  /// another state.
  ///
  /// - Throws: The rule that the saved state breaks; then nothing changes.
  mutating func load(_ saved: SavedChildState) throws(Refusal)
}

/// What is saved of a child, which may hide its state: it can only be given back to a child.
public struct SavedChildState: Sendable {
  let text: String

  /// Texts in a text.
  init(_ texts: [String]) { text = texts.netstrings }

  init(text: String) { self.text = text }

  /// The texts in the text.
  func texts(of kind: String) throws(Refusal) -> [String] {
    guard let texts = [String](netstrings: text) else {
      throw .savedChildren(kind, "texts after their lengths")
    }
    return texts
  }
}

#if !hasFeature(Embedded)
extension SavedChildState: CustomReflectable {
  /// Nothing, since a child may hide its state.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
#endif

// MARK: - Programs

extension ProgramState: SavedChild where P: SavedProgram {
  /// Returns the version and the text of the program.
  public func save() throws(Refusal) -> SavedChildState {
    SavedChildState(text: try program.stored(state))
  }

  /// Loads the state, without effects.
  public mutating func load(_ saved: SavedChildState) throws(Refusal) {
    self = ProgramState(program, state: try program.restored(saved.text))
  }
}

extension Component: SavedChild where A: ProgramArchitecture, A.Program: SavedProgram {
  /// Returns the version and the text of the program.
  public func save() throws(Refusal) -> SavedChildState { try programState.save() }

  /// Loads the state, without effects; a log begins anew.
  public mutating func load(_ saved: SavedChildState) throws(Refusal) {
    var state = programState
    try state.load(saved)
    focused = A.space(of: state)
  }
}

extension SavedProgram where State: SavedChild {
  /// Returns what is saved of the child that is the whole state.
  public func save(_ state: State) throws(Refusal) -> String { try state.save().text }

  /// Returns the child of the beginning in the state that was saved.
  public func load(_ text: String, version: Int) throws(Refusal) -> State? {
    var state = initial
    try state.load(SavedChildState(text: text))
    return state
  }
}

extension ChildProgram: SavedProgram where C: SavedChild {}

// MARK: - What holders save

extension LosslessStringConvertible {
  /// Reads a seed or a key.
  init(saved text: String) throws(Refusal) {
    guard let value = Self(text) else {
      throw Refusal("a saved seed or key must be one of its type; got " + text)
    }
    self = value
  }
}

extension Refusal {
  /// The refusal of what is saved of children in another form.
  static func savedChildren(_ kind: String, _ rule: String) -> Refusal {
    Refusal("a saved " + kind + " must be " + rule)
  }
}

// MARK: - Texts in a text

extension Array where Element == String {
  /// The texts in one, each after the number of its bytes (Bernstein, Netstrings, 1997).
  var netstrings: String {
    var bytes: [UInt8] = []
    for text in self {
      let own = text.bytes
      String(own.count).append(to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      bytes += own
    }
    return String(bytes: bytes)
  }

  /// Reads texts in one, or returns nil where their numbers of bytes do not fit.
  init?(netstrings: String) {
    self = []
    var rest = netstrings.bytes[...]
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      let begin = colon + 1
      guard let count = Int(decimal: String(bytes: [UInt8](rest[..<colon]))), count >= 0,
        count <= rest.endIndex - begin
      else { return nil }
      append(String(bytes: [UInt8](rest[begin..<begin + count])))
      rest = rest[(begin + count)...]
    }
    if !rest.isEmpty { return nil }
  }
}
