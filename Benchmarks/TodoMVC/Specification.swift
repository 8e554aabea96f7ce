import ComponentKit
import ComponentTesting

// The specification of TodoMVC that is published with Quickstrom, restated as properties over what
// a page shows: its transitions, each for the message that makes it, and its invariants.
//
// (O'Connor and Wickström, Quickstrom: property-based acceptance testing with LTL specifications,
// 2022; `case-studies/todomvc.strom` of quickstrom/quickstrom at 9a994ea.)

/// Names for the properties in one architecture.
enum Specification<A: ProgramArchitecture> where A.Program == TodoMVC, A: SendableMetatype {
  typealias Property = TemporalProperty<Component<A>>
  typealias Page = TodoMVC.Page

  static var all: [Property] { transitions + [editing] + invariants }

  /// A transition: after some messages, unless they are refused, the page changes so.
  private static func transition(
    _ name: String,
    of isMeant: @escaping @Sendable (TodoMVC.Message) -> Bool,
    _ holds: @escaping @Sendable (_ before: Page, _ after: Page) -> Bool
  ) -> Property {
    .always(name) { moment in
      guard let message = moment.message, isMeant(message) else { return true }
      let (before, after) = (moment.before.view, moment.after.view)
      return moment.refusal == nil ? holds(before, after) : before == after
    }
  }

  static var transitions: [Property] {
    [
      transition("typing changes only the field") {
        if case .type = $0 { true } else { false }
      } _: { before, after in
        before.items == after.items && before.filter == after.filter
      },
      transition("creating appends the trimmed text, and clears the field") {
        $0 == .create
      } _: { before, after in
        let text = before.pending.trimmed
        guard text != "", after.pending == "", after.filter != nil else { return false }
        return switch before.filter {
        case nil: true
        case .all, .active: after.items.last?.text == text && after.filter == before.filter
        case .completed: after.items == before.items && after.filter == before.filter
        }
      },
      transition("another filter keeps the field, and is selected") {
        if case .select = $0 { true } else { false }
      } _: { before, after in
        guard after.pending == before.pending, before.filter != nil else { return false }
        if before.filter == .all { return after.items.count <= before.items.count }
        return after.filter == before.filter ? after == before : true
      },
      .always("the selected filter is the one that was chosen") { moment in
        guard case .select(let filter)? = moment.message, moment.refusal == nil else { return true }
        return moment.after.view.filter == filter
      },
      transition("toggling one changes one item and the count") {
        if case .toggle = $0 { true } else { false }
      } _: { before, after in
        guard after.pending == before.pending, after.filter == before.filter else { return false }
        let checked = after.items.count { $0.isChecked } - before.items.count { $0.isChecked }
        let gone = before.items.count - after.items.count
        let count = (after.count ?? 0) - (before.count ?? 0)
        return switch before.filter {
        case .all: gone == 0 && abs(checked) == 1 && count == -checked
        case .active: gone == 1 && count == -1
        case .completed: gone == 1 && count == 1
        case nil: false
        }
      },
      transition("deleting removes one shown item") {
        if case .delete = $0 { true } else { false }
      } _: { before, after in
        guard after.pending == before.pending, before.filter != nil else { return false }
        guard after.items.count == before.items.count - 1 else { return false }
        if after.items.isEmpty { return true }
        return after.filter == before.filter
          && (before.filter != .active || after.count == before.count.map { $0 - 1 })
          && (before.filter != .completed || after.count == before.count)
      },
      .always("deleting removes the item that was meant") { moment in
        guard case .delete(let number)? = moment.message, moment.refusal == nil else { return true }
        var items = moment.before.view.items
        items.remove(at: number)
        return moment.after.view.items == items
      },
      transition("toggling all checks all, or unchecks all if all were checked") {
        $0 == .toggleAll
      } _: { before, after in
        guard after.pending == before.pending, after.filter == before.filter else { return false }
        let unchecked = before.items.count { !$0.isChecked }
        return switch before.filter {
        case nil: false
        case .all:
          after.items.count == before.items.count
            && after.items.allSatisfy { $0.isChecked == (unchecked > 0) }
        case .active: unchecked == 0 ? !after.items.isEmpty : after.items.isEmpty
        case .completed:
          before.count == 0
            ? after.items.isEmpty : after.items.count == before.items.count + (before.count ?? 0)
        }
      },
      transition("an edit begins with the text of its item") {
        if case .startEdit = $0 { true } else { false }
      } _: { before, after in
        guard before.edit == nil, let edit = after.edit else { return false }
        var expected = before
        expected.edit = edit
        return after == expected && before.items[edit.place].text == edit.text
      },
      transition("typing in an edit changes only its text") {
        if case .typeEdit = $0 { true } else { false }
      } _: { before, after in
        guard let edit = after.edit, before.edit?.place == edit.place else { return false }
        var expected = before
        expected.edit = edit
        return after == expected
      },
      transition("an edit that is committed changes its item, or removes it if blank") {
        $0 == .commit
      } _: { before, after in
        guard let edit = before.edit, after.edit == nil else { return false }
        guard after.pending == before.pending else { return false }
        var items = before.items
        if edit.text.trimmed == "" {
          items.remove(at: edit.place)
          return after.items == items
        }
        items[edit.place].text = edit.text.trimmed
        return after.items == items && after.filter == before.filter
      },
      transition("an edit that is aborted changes nothing") {
        $0 == .abort
      } _: { before, after in
        var expected = before
        expected.edit = nil
        return before.edit != nil && after == expected
      },
    ]
  }

  /// An edit goes on until it is committed or aborted.
  static var editing: Property {
    let begins = Property("an edit begins") { moment in
      moment.before.view.edit == nil && moment.after.view.edit != nil
    }
    let goesOn = Property("it goes on") { $0.after.view.edit != nil }
    let ends = Property("it is committed or aborted") { moment in
      moment.after.view.edit == nil && (moment.message == .commit || moment.message == .abort)
    }
    return .always(begins.implies(.next(goesOn.until(ends).or(.always(goesOn)))))
  }

  static var invariants: [Property] {
    [
      .always("filters are shown while items are") {
        $0.view.items.isEmpty || $0.view.filter != nil
      },
      .always("all can be toggled while filters are shown and nothing is edited") {
        $0.view.edit != nil || $0.view.filter == nil || $0.view.toggleAll != nil
      },
      .always("the count fits the filter and the items") { moment in
        let page = moment.view
        let unchecked = page.items.count { !$0.isChecked }
        return switch page.filter {
        case nil: page.items.isEmpty
        case .all: page.count == unchecked
        case .active: page.count == page.items.count
        case .completed: page.count != nil && unchecked == 0
        }
      },
      .always("an edit has an item") { $0.view.edit == nil || !$0.view.items.isEmpty },
      .always("the count has the right number of its noun") { moment in
        guard let count = moment.view.count else { return moment.view.countText == nil }
        return moment.view.countText == "\(count) \(count == 1 ? "item" : "items") left"
      },
    ]
  }
}
