import SamplePrograms

/// The programs of the page.
enum PagePrograms {
  /// All of them, each at its beginning.
  static var all: [AnySubject] {
    [
      Subject(Counter()), Subject(Tasks()), Subject(Wizard()), Subject(Life()),
      Subject(Login()), Subject(Todos()),
    ]
  }

  /// The one of a name.
  static func named(_ name: String) -> AnySubject? { all.first { $0.name.isSameText(as: name) } }
}
