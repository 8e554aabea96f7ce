import ComponentKit

/// The to-do list that many frameworks implement to be compared, or one with a fault.
///
/// (The application specification of TodoMVC.)
struct TodoMVC: Program, Sendable {
  enum Filter: String, Hashable, CaseIterable, Sendable { case all, active, completed }

  struct Item: Hashable {
    var text: String
    var isChecked = false
  }

  /// An item that is being edited, by its place among all items or among those that are shown.
  struct Edit: Hashable {
    var place: Int
    var text: String
  }

  struct State: Hashable {
    var items: [Item] = []
    var filter = Filter.all
    var pending = ""
    var edit: Edit?

    /// The places of the items that are shown.
    var shown: [Int] {
      items.indices.filter { filter == .all || items[$0].isChecked == (filter == .completed) }
    }
  }

  /// Numbers of items count those that are shown.
  enum Message: Hashable {
    case type(String)
    case create
    case select(Filter)
    case toggle(Int)
    case toggleAll
    case delete(Int)
    case startEdit(Int)
    case typeEdit(String)
    case commit, abort
  }

  /// Everything that a page shows.
  struct Page: Hashable {
    var pending: String
    var items: [Item]
    /// The selected filter; nil where the filters are hidden.
    var filter: Filter?
    /// How many items are left, and in which words; nil where that is hidden.
    var count: Int?
    var countText: String?
    /// Whether "toggle all" is checked; nil where it is hidden.
    var toggleAll: Bool?
    var edit: Edit?
  }

  /// The faults that can be seeded.
  enum Fault: CaseIterable, Sendable {
    case filterClearsPending, toggleClearsPending, createKeepsPending, blankItem
    case firstItemHidesFilters, addsInFront, countsAll, noPlural
    case toggleAllOnlyChecks, toggleAllOnlyShown, toggleAllHidden
    case deletesAmongAll, checksAmongAll, commitsAmongAll
    case blankEditStays, abortCommits, abortDeletes, editStaysOpen, filterStays
  }

  var fault: Fault?
  var itemLimit = 3
  let initial = State()

  func refusal(of message: Message, in state: State) -> Refusal? {
    let isEditing = state.edit != nil
    switch message {
    case .typeEdit, .commit, .abort: return isEditing ? nil : Refusal("nothing is edited")
    case _ where isEditing: return Refusal("an item is edited")
    case .create:
      let isBlank = state.pending.trimmed.isEmpty && fault != .blankItem
      return isBlank || state.items.count == itemLimit ? Refusal("nothing can be added") : nil
    case .toggle(let number), .delete(let number), .startEdit(let number):
      return state.shown.indices.contains(number) ? nil : Refusal("there is no such item")
    case .toggleAll, .select: return state.items.isEmpty ? Refusal("there are no items") : nil
    case .type: return nil
    }
  }

  func update(_ state: inout State, by message: Message) {
    switch message {
    case .type(let text): state.pending = text
    case .create:
      let item = Item(text: state.pending.trimmed)
      state.items.insert(item, at: fault == .addsInFront ? 0 : state.items.count)
      if fault != .createKeepsPending { state.pending = "" }
    case .select(let filter):
      if fault != .filterStays || state.filter == .all { state.filter = filter }
      if fault == .filterClearsPending { state.pending = "" }
    case .toggle(let number):
      state.items[place(number, state, fault == .checksAmongAll)].isChecked.toggle()
      if fault == .toggleClearsPending { state.pending = "" }
    case .toggleAll:
      let isChecked = fault == .toggleAllOnlyChecks || state.items.contains { !$0.isChecked }
      let places = fault == .toggleAllOnlyShown ? state.shown : Array(state.items.indices)
      for place in places { state.items[place].isChecked = isChecked }
    case .delete(let number):
      state.items.remove(at: place(number, state, fault == .deletesAmongAll))
    case .startEdit(let number):
      let place = state.shown[number]
      state.edit = Edit(place: place, text: state.items[place].text)
    case .typeEdit(let text): state.edit?.text = text
    case .commit: commit(&state)
    case .abort:
      if fault == .abortCommits { return commit(&state) }
      if fault == .abortDeletes, let edit = state.edit { state.items.remove(at: edit.place) }
      state.edit = nil
    }
  }

  private func commit(_ state: inout State) {
    guard let edit = state.edit else { return }
    if fault != .editStaysOpen { state.edit = nil }
    let number = state.shown.firstIndex(of: edit.place) ?? 0
    let place = fault == .commitsAmongAll ? number : edit.place
    if edit.text.trimmed.isEmpty, fault != .blankEditStays {
      state.items.remove(at: place)
      state.edit = nil
    } else {
      state.items[place].text = edit.text.trimmed
    }
  }

  /// The place of an item by its number among those that are shown.
  private func place(_ number: Int, _ state: State, _ isWrong: Bool) -> Int {
    isWrong ? number : state.shown[number]
  }

  func view(_ state: State, send: @escaping (Message) -> Void) -> Page {
    let left = state.items.count { !$0.isChecked }
    let count = fault == .countsAll ? state.items.count : left
    let hasItems = !state.items.isEmpty
    let hidesFilters = fault == .firstItemHidesFilters && state.items.count == 1
    let hidesToggleAll = fault == .toggleAllHidden && left == 0
    return Page(
      pending: state.pending,
      items: state.shown.map { state.items[$0] },
      filter: hasItems && !hidesFilters ? state.filter : nil,
      count: hasItems ? count : nil,
      countText: hasItems
        ? "\(count) \(count == 1 && fault != .noPlural ? "item" : "items") left" : nil,
      toggleAll: hasItems && !hidesToggleAll ? left == 0 : nil,
      edit: state.edit.map { edit in
        Edit(place: state.shown.firstIndex(of: edit.place) ?? 0, text: edit.text)
      }
    )
  }
}

extension String {
  /// The text without the blanks around it.
  var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
