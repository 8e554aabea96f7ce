public import ComponentKit

extension People: SavedProgram, JSONProgram {
  /// The people, the filter, the selection and the fields.
  func json(of state: PersonList) -> JSONValue {
    [
      "people": .list(
        state.people.map {
          ["id": .number($0.id), "name": .text($0.name), "surname": .text($0.surname)]
        }
      ),
      "nextID": .number(state.nextID), "prefix": .text(state.prefix),
      "selected": state.selected.map { .number($0) } ?? .null,
      "name": .text(state.name), "surname": .text(state.surname),
    ]
  }

  /// Reads a list, whose selected person must be shown.
  func state(of json: JSONValue) -> PersonList? {
    guard let values = json.values("people", "nextID", "prefix", "selected", "name", "surname"),
      let people = values[0].list(of: { PersonList.Person($0) }), let nextID = values[1].number,
      let prefix = values[2].text, let name = values[4].text, let surname = values[5].text
    else { return nil }
    var list = PersonList(names: [])
    list.people = people
    list.nextID = nextID
    list.prefix = prefix
    switch values[3] {
    case .null: list.selected = nil
    case .number(let id): list.selected = id
    default: return nil
    }
    list.name = name
    list.surname = surname
    return list.isWhole ? list : nil
  }
}

extension PersonList: Codable, KeptState {
  typealias Keeper = People
}

extension PersonList.Person {
  /// Reads a person.
  fileprivate init?(_ json: JSONValue) {
    guard let values = json.values("id", "name", "surname"), let id = values[0].number,
      let name = values[1].text, let surname = values[2].text
    else { return nil }
    self.init(id: id, name: name, surname: surname)
  }
}
