package import ComponentKit
import EmbeddedText
import Markup

/// The atlas as a map: all entries in groups, some of which are sought; one is open and runs.
package struct AtlasMap: MarkupProgram {
  /// What is sought, what is unfolded, the open entry, and the program that it is.
  package struct State: Hashable, Sendable {
    /// The number of the open entry.
    package fileprivate(set) var entry: EntryNumber

    /// The state of its program.
    package fileprivate(set) var run: CategoryProgram.State

    /// Whether a narrow page shows the open entry, above the map.
    fileprivate(set) var isRaised = false

    /// A part of a name or a number that entries must have.
    fileprivate(set) var words = ""

    /// The filters that entries must pass.
    fileprivate(set) var filters: Set<MapFilter> = []

    /// The drawing that entries must have, if there is one.
    fileprivate(set) var sketch: MoveSketch?

    /// The table that is sought.
    fileprivate(set) var table = ""

    /// The groups of which all entries are shown.
    fileprivate(set) var unfolded: Set<EntryKind> = []

    /// Whether only some of the entries are sought.
    var isSeeking: Bool { words != "" || !filters.isEmpty || sketch != nil }
  }

  /// A press, or a text.
  package enum Message: Hashable, Sendable {
    /// Opens an entry.
    case open(EntryNumber)
    /// Lowers the open entry, which a narrow page shows above the map.
    case lower
    /// A message to the open entry.
    case run(CategoryProgram.Message)
    /// Seeks a part of a name or a number.
    case find(String)
    /// Turns a filter on or off.
    case filter(MapFilter)
    /// Draws so many places without moves between them, or nothing if there are so many.
    case draw(places: Int)
    /// Draws a move between two places.
    case move(from: Int, to: Int)
    /// Opens the entry with a table.
    case look(table: String)
    /// Shows all entries of a group, or the first ones.
    case fold(EntryKind)
    /// Seeks all entries.
    case clear
  }

  /// All entries, with their names.
  let categories: SmallCategories

  /// All entries as they are listed, from small to large.
  let entries: [MapEntry]

  /// Finds the entries up to a size.
  ///
  /// - Complexity: As that of ``SmallCategories``.
  package init(upTo size: Int) {
    let categories = SmallCategories(upTo: size)
    self.categories = categories
    entries = categories.atlases.flatMap { atlas in
      zip(atlas.entries, 1...).map { category, number in
        MapEntry(
          EntryNumber(atlas.size, number),
          category,
          names: categories.givenNames(of: category)
        )
      }
    }
  }

  /// The map of a page: of the largest size whose entries are found at once.
  package static var page: AtlasMap { AtlasMap(upTo: 5) }

  package var initial: State {
    let number = EntryNumber(1, 1)
    return State(entry: number, run: program(of: number).initial)
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
    case .draw(let places):
      (1...largest).contains(places)
        ? nil : Refusal("a drawing must have 1 to \(largest) places; got \(places)")
    case .move(let source, let target):
      state.sketch?.counts.indices.contains(source) == true
        && state.sketch?.counts.indices.contains(target) == true
        ? nil : Refusal("a move must be between places of the drawing")
    case .lower, .find, .filter, .look, .fold, .clear: nil
    }
  }

  package func update(_ state: inout State, by message: Message) {
    switch message {
    case .open(let number): open(number, in: &state)
    case .lower: state.isRaised = false
    case .run(let message): program(of: state.entry).update(&state.run, by: message)
    case .find(let words): state.words = words
    case .filter(let filter): state.filters.formSymmetricDifference([filter])
    case .draw(let places):
      state.sketch = state.sketch?.counts.count == places ? nil : MoveSketch(places: places)
    case .move(let source, let target):
      state.sketch?.draw(from: source, to: target, limit: largest)
    case .look(let table):
      state.table = table
      if case .success(let number) = entry(of: table) { open(number, in: &state) }
    case .fold(let kind): state.unfolded.formSymmetricDifference([kind])
    case .clear: (state.words, state.filters, state.sketch) = ("", [], nil)
    }
  }

  /// Opens an entry, whose program begins anew, and unfolds its group if it would not be seen.
  private func open(_ number: EntryNumber, in state: inout State) {
    state.entry = number
    state.run = program(of: number).initial
    state.isRaised = true
    for group in groups(in: state) where group.hidden.contains(number) {
      state.unfolded.insert(group.kind)
    }
  }

  /// The largest size on the map.
  var largest: Int { categories.atlases.count }
}
