public import ComponentKit
public import Markup

/// A list of names that are created, changed, deleted and filtered.
///
/// ```swift
/// var people = Component<Redux<People>>(People())
/// people.send(.filter("M"))       // nil
/// people.view                     // "2. Mustermann, Max\nfilter \"M\""
/// people.send(.delete)            // Refusal("a person must be selected first")
/// people.send(.select(2))         // nil
/// people.send(.delete)            // nil
/// people.view                     // "nobody\nfilter \"M\""
/// ```
///
/// The selected person is always one of those that are shown.
///
/// (The fifth task of Kiss, 7GUIs: a GUI programming benchmark, 2014.)
public struct People: DrawnProgram, Sendable {
  /// A change of the fields or of the list.
  public enum Message: Codable, Hashable, Sendable {
    /// Shows those whose surnames begin so.
    case filter(String)
    /// Selects the person of a number.
    case select(Int)
    /// A person has written into the field for a first name.
    case name(String)
    /// A person has written into the field for a last name.
    case surname(String)
    /// Adds a person with the names of the fields.
    case create
    /// Gives the selected person the names of the fields.
    case update
    /// Removes the selected person.
    case delete
  }

  /// The list at the start.
  public let initial: PersonList

  /// Creates a program that starts with the three people of the task.
  public init() { self.init(names: [("Hans", "Emil"), ("Max", "Mustermann"), ("Roman", "Tisch")]) }

  /// Creates a program that starts with some people.
  package init(names: [(name: String, surname: String)]) { initial = PersonList(names: names) }

  /// Refuses to select a person who is not shown, and to change nobody.
  public func refusal(of message: Message, in state: PersonList) -> Refusal? {
    switch message {
    case .select(let id):
      return state.shows(id)
        ? nil : Refusal("number must name a person who is shown; got \(id)")
    case .create where state.surname.isBlank, .update where state.surname.isBlank:
      return Refusal("surname must not be blank; got \(state.surname.quoted)")
    case .create where state.nextID == .max: return Refusal("numbers must not exceed \(Int.max)")
    case .update where state.selected == nil, .delete where state.selected == nil:
      return Refusal("a person must be selected first")
    case .filter, .name, .surname, .create, .update, .delete: return nil
    }
  }

  /// Changes the fields or the list.
  public func update(_ state: inout PersonList, by message: Message) {
    switch message {
    case .filter(let prefix): state.filter(by: prefix)
    case .select(let id): state.select(id)
    case .name(let text): state.name = text
    case .surname(let text): state.surname = text
    case .create: state.create()
    case .update: state.update()
    case .delete: state.delete()
    }
  }

  /// Shows the people who pass the filter, a line each; a star marks the selected one.
  public func view(_ state: PersonList, send: @escaping (Message) -> Void) -> String {
    var lines = state.shown.map { "\($0.id). \($0.line)\($0.id == state.selected ? " *" : "")" }
    if lines.isEmpty { lines = ["nobody"] }
    if !state.prefix.isEmpty { lines.append("filter \(state.prefix.quoted)") }
    return lines.joined(separator: "\n")
  }
}
