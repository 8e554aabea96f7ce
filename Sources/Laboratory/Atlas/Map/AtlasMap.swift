package import ComponentKit
import EmbeddedText
import Markup

/// The atlas as a map: all entries from small to large, of which one is open and runs.
package struct AtlasMap: MarkupProgram {
  /// The open entry, and the program that it is.
  package struct State: Hashable, Sendable {
    /// The number of the open entry.
    package fileprivate(set) var entry: EntryNumber

    /// The state of its program.
    package fileprivate(set) var run: CategoryProgram.State
  }

  /// A press.
  package enum Message: Hashable, Sendable {
    /// Opens an entry.
    case open(EntryNumber)
    /// A message to the open entry.
    case run(CategoryProgram.Message)
  }

  /// All entries, with their names.
  let categories: SmallCategories

  /// Finds the entries up to a size.
  ///
  /// - Complexity: As that of ``SmallCategories``.
  package init(upTo size: Int) { categories = SmallCategories(upTo: size) }

  /// The map of a page: of the largest size whose entries are found at once.
  package static var page: AtlasMap { AtlasMap(upTo: 5) }

  package var initial: State { state(EntryNumber(1, 1)) }

  /// The state in which an entry has been opened.
  private func state(_ number: EntryNumber) -> State {
    State(entry: number, run: program(of: number).initial)
  }

  /// The category of an entry.
  func category(_ number: EntryNumber) -> FiniteCategory {
    guard let category = categories[number] else {
      preconditionFailure("an entry must be on the map; got \(number)")
    }
    return category
  }

  /// The program that an entry is.
  func program(of number: EntryNumber) -> CategoryProgram {
    CategoryProgram(category(number), title: number.description)
  }

  package func refusal(of message: Message, in state: State) -> Refusal? {
    switch message {
    case .open(let number):
      categories[number] == nil
        ? Refusal(
          "an entry must be on the map, which ends at size \(largest); got \(number.description)"
        ) : nil
    case .run(let message): program(of: state.entry).refusal(of: message, in: state.run)
    }
  }

  package func update(_ state: inout State, by message: Message) {
    switch message {
    case .open(let number): state = self.state(number)
    case .run(let message): program(of: state.entry).update(&state.run, by: message)
    }
  }

  /// The largest size on the map.
  private var largest: Int { categories.atlases.count }
}
