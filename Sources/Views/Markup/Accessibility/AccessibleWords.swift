import EmbeddedText

extension AccessiblePage {
  /// Checks roles and accessibility properties.
  func judgeWords(_ place: Int, _ flaws: inout [AccessibilityFlaw]) {
    for property in places[place].element.attributes {
      if property.name.isSame(as: "role") {
        for role in property.value.words where !role.isWord(of: AccessiblePage.roles) {
          flaws.append(flaw(place, .knownRole, "no role is called " + role))
        }
      } else if property.name.starts(as: "aria-"), !isKnown(property) {
        let said = property.name + "=" + property.value
        flaws.append(flaw(place, .knownAria, said + " says nothing"))
      }
    }
  }

  /// Whether WAI-ARIA has a property with this value.
  private func isKnown(_ property: Property) -> Bool {
    for (names, values) in AccessiblePage.properties where property.name.isWord(of: names) {
      let words = property.value.words
      switch values {
      case .any: return true
      case .number: return Int(property.value) != nil
      case .references: return !words.isEmpty && words.allSatisfy { element($0) != nil }
      case .some(let known): return !words.isEmpty && words.allSatisfy { $0.isWord(of: known) }
      }
    }
    return false
  }

  private enum Values {
    case any, number, references
    /// One or more of some words.
    case some(String)
  }

  // Accessible Rich Internet Applications (WAI-ARIA) 1.2, 2023.

  private static let properties: [(names: String, values: Values)] = [
    (
      """
      aria-label aria-description aria-placeholder aria-roledescription aria-valuetext \
      aria-keyshortcuts aria-colindextext aria-rowindextext
      """, .any
    ),
    (
      """
      aria-level aria-posinset aria-setsize aria-colcount aria-colindex aria-colspan aria-rowcount \
      aria-rowindex aria-rowspan aria-valuenow aria-valuemin aria-valuemax
      """, .number
    ),
    (
      """
      aria-labelledby aria-describedby aria-controls aria-owns aria-flowto aria-details \
      aria-errormessage aria-activedescendant
      """, .references
    ),
    (
      """
      aria-atomic aria-busy aria-disabled aria-expanded aria-hidden aria-modal aria-multiline \
      aria-multiselectable aria-readonly aria-required aria-selected
      """, .some("true false")
    ),
    ("aria-checked aria-pressed", .some("true false mixed")),
    ("aria-current", .some("true false page step location date time")),
    ("aria-live", .some("off polite assertive")),
    ("aria-relevant", .some("additions removals text all")),
    ("aria-invalid", .some("true false grammar spelling")),
    ("aria-orientation", .some("horizontal vertical undefined")),
    ("aria-sort", .some("ascending descending none other")),
    ("aria-autocomplete", .some("inline list both none")),
    ("aria-haspopup", .some("true false menu listbox tree grid dialog")),
  ]

  private static let roles = """
    alert alertdialog application article banner blockquote button caption cell checkbox code \
    columnheader combobox complementary contentinfo definition deletion dialog document emphasis \
    feed figure form generic grid gridcell group heading img insertion link list listbox listitem \
    log main marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation \
    none note option paragraph presentation progressbar radio radiogroup region row rowgroup \
    rowheader scrollbar search searchbox separator slider spinbutton status strong subscript \
    superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree \
    treegrid treeitem
    """
}
