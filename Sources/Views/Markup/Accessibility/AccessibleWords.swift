import EmbeddedText

extension AccessiblePage {
  /// Judges roles, and what is said of an element besides.
  func judgeWords(_ place: Int, _ flaws: inout [AccessibilityFlaw]) {
    for property in places[place].element.attributes {
      if property.name.isSame(as: "role") {
        for role in property.value.words where !role.isOne(of: AccessiblePage.roles) {
          flaws.append(flaw(place, .knownRole, "no role is called " + role))
        }
      } else if property.name.starts(as: "aria-"), !isKnown(property) {
        let said = property.name + "=" + property.value
        flaws.append(flaw(place, .knownAria, said + " says nothing"))
      }
    }
  }

  /// Whether a property can be said, with this value.
  private func isKnown(_ property: Property) -> Bool {
    for words in AccessiblePage.words where property.name.isOne(of: words.names) {
      switch words.values {
      case .any: return true
      case .number: return property.value.wholeNumber != nil
      case .references:
        let ids = property.value.words
        for id in ids where element(id) == nil { return false }
        return !ids.isEmpty
      case .some(let values):
        for word in property.value.words where !word.isOne(of: values) { return false }
        return !property.value.words.isEmpty
      }
    }
    return false
  }

  private struct Words {
    enum Values {
      case any, number, references
      case some([String])
    }

    let names: [String]
    let values: Values
  }

  // Accessible Rich Internet Applications (WAI-ARIA) 1.2, 2023.

  private static let words = [
    Words(
      names: [
        "aria-label", "aria-description", "aria-placeholder", "aria-roledescription",
        "aria-valuetext", "aria-keyshortcuts", "aria-colindextext", "aria-rowindextext",
      ],
      values: .any
    ),
    Words(
      names: [
        "aria-level", "aria-posinset", "aria-setsize", "aria-colcount", "aria-colindex",
        "aria-colspan", "aria-rowcount", "aria-rowindex", "aria-rowspan", "aria-valuenow",
        "aria-valuemin", "aria-valuemax",
      ],
      values: .number
    ),
    Words(
      names: [
        "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-flowto",
        "aria-details", "aria-errormessage", "aria-activedescendant",
      ],
      values: .references
    ),
    Words(
      names: [
        "aria-atomic", "aria-busy", "aria-disabled", "aria-expanded", "aria-hidden", "aria-modal",
        "aria-multiline", "aria-multiselectable", "aria-readonly", "aria-required", "aria-selected",
      ],
      values: .some(["true", "false"])
    ),
    Words(names: ["aria-checked", "aria-pressed"], values: .some(["true", "false", "mixed"])),
    Words(
      names: ["aria-current"],
      values: .some(["true", "false", "page", "step", "location", "date", "time"])
    ),
    Words(names: ["aria-live"], values: .some(["off", "polite", "assertive"])),
    Words(names: ["aria-relevant"], values: .some(["additions", "removals", "text", "all"])),
    Words(names: ["aria-invalid"], values: .some(["true", "false", "grammar", "spelling"])),
    Words(names: ["aria-orientation"], values: .some(["horizontal", "vertical", "undefined"])),
    Words(names: ["aria-sort"], values: .some(["ascending", "descending", "none", "other"])),
    Words(names: ["aria-autocomplete"], values: .some(["inline", "list", "both", "none"])),
    Words(
      names: ["aria-haspopup"],
      values: .some(["true", "false", "menu", "listbox", "tree", "grid", "dialog"])
    ),
  ]

  private static let roles = [
    "alert", "alertdialog", "application", "article", "banner", "blockquote", "button", "caption",
    "cell", "checkbox", "code", "columnheader", "combobox", "complementary", "contentinfo",
    "definition", "deletion", "dialog", "document", "emphasis", "feed", "figure", "form", "generic",
    "grid", "gridcell", "group", "heading", "img", "insertion", "link", "list", "listbox",
    "listitem", "log", "main", "marquee", "math", "menu", "menubar", "menuitem", "menuitemcheckbox",
    "menuitemradio", "meter", "navigation", "none", "note", "option", "paragraph", "presentation",
    "progressbar", "radio", "radiogroup", "region", "row", "rowgroup", "rowheader", "scrollbar",
    "search", "searchbox", "separator", "slider", "spinbutton", "status", "strong", "subscript",
    "superscript", "switch", "tab", "table", "tablist", "tabpanel", "term", "textbox", "time",
    "timer", "toolbar", "tooltip", "tree", "treegrid", "treeitem",
  ]
}
