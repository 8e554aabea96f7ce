import Markup

/// People with names, which of them are shown, and the fields in which a name is written.
public struct PersonList: Hashable, Sendable {
  /// A person.
  package struct Person: Hashable, Identifiable, Sendable {
    /// The number of the person, which the person keeps and no other of the list ever has.
    package let id: Int
    /// The first name.
    package internal(set) var name: String
    /// The last name.
    package internal(set) var surname: String

    /// Both names in one line, the last one first.
    var line: String { "\(surname.onOneLine), \(name.onOneLine)" }
  }

  /// The people, in the order in which they were added.
  package internal(set) var people: [Person] = []

  /// The number of the next person.
  package internal(set) var nextID = 1

  /// The beginning of the surnames that are shown.
  package internal(set) var prefix = ""

  /// The number of the selected person, who is shown.
  package internal(set) var selected: Int?

  /// The text of the field for a first name.
  package internal(set) var name = ""

  /// The text of the field for a last name.
  package internal(set) var surname = ""

  /// Creates the list of some people, all of whom are shown.
  init(names: [(name: String, surname: String)]) {
    for person in names {
      (name, surname) = person
      create()
    }
    (name, surname) = ("", "")
  }

  /// The people who are shown.
  package var shown: [Person] { people.filter(isShown) }

  /// Whether the surname of a person begins as those that are shown.
  private func isShown(_ person: Person) -> Bool { person.surname.hasPrefix(prefix) }

  /// Returns whether a number is that of a person who is shown.
  func shows(_ id: Int) -> Bool { people.contains { $0.id == id && isShown($0) } }

  /// Whether the rules hold that the operations rely on.
  var isWhole: Bool {
    let ids = Set(people.map { $0.id })
    return ids.count == people.count && people.allSatisfy { $0.id >= 1 && $0.id < nextID }
      && selected.map { shows($0) } != false && nextID >= 1
  }
}

// MARK: - Changing

extension PersonList {
  /// Shows those whose surnames begin so; a person who is hidden is not selected.
  mutating func filter(by prefix: String) {
    self.prefix = prefix
    if let id = selected, !shows(id) { selected = nil }
  }

  /// Selects a person, and writes the names into the fields.
  mutating func select(_ id: Int) {
    guard let person = people.first(where: { $0.id == id }) else { return }
    (selected, name, surname) = (id, person.name, person.surname)
  }

  /// Adds a person with the names of the fields.
  mutating func create() {
    people.append(Person(id: nextID, name: name, surname: surname))
    nextID += 1
  }

  /// Gives the selected person the names of the fields.
  mutating func update() {
    guard let place = people.firstIndex(where: { $0.id == selected }) else { return }
    people[place].name = name
    people[place].surname = surname
    filter(by: prefix)
  }

  /// Removes the selected person.
  mutating func delete() {
    people.removeAll { $0.id == selected }
    selected = nil
  }
}
