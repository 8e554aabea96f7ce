import EmbeddedText
import SamplePrograms

/// The programs of the page.
enum PagePrograms {
  /// All of them, each at its beginning.
  static var all: [AnySampleState] {
    [
      SampleState(Counter()), SampleState(Tasks()), SampleState(Wizard()), SampleState(Life()),
      SampleState(Todos()),
    ]
  }

  /// The one of a name.
  static func named(_ name: String) -> AnySampleState? { all.first { $0.name == name } }
}
