#if canImport(SwiftUI)
import Markup
import SwiftUI

/// A field that is written into.
struct FieldView: View {
  let control: Control
  let field: Control.Field
  let attendant: Attendant

  @State
  private var draft: Draft
  @FocusState
  private var isThere: Bool

  init(control: Control, field: Control.Field, attendant: Attendant) {
    self.control = control
    self.field = field
    self.attendant = attendant
    draft = Draft(field)
  }

  var body: some View {
    input
      .textFieldFrame()
      .writing(field.sort)
      .focused($isThere)
      .onSubmit { touch(draft.enter(in: field)) }
      .onChange(of: isThere) { _, isThere in touch(draft.move(isThere: isThere, in: field)) }
      .onChange(of: field) { _, field in draft.follow(field) }
      .onChange(of: control.isFocused, initial: true) { _, isFocused in
        if isFocused { isThere = true }
      }
      .onKeys(control.answers.contains(Event.Kinds(.keyDown))) { key, modifiers in
        // The Enter key ends the writing, and is told then.
        if key != "Enter" { touch(.key(key, modifiers, text: draft.text(in: field))) }
        return false
      }
  }

  @ViewBuilder
  private var input: some View {
    if field.sort == .secret {
      SecureField(field.hint, text: text)
    } else if field.lines > 1 {
      TextField(field.hint, text: text, axis: .vertical).lineLimit(field.lines...)
    } else {
      TextField(field.hint, text: text)
    }
  }

  private var text: Binding<String> {
    Binding(draft.text(in: field)) { new in
      if let written = draft.write(new, in: field) { touch(written) }
    }
  }

  private func touch(_ touch: Touch) {
    _ = attendant.hear(control.happenings(of: touch))
  }
}

extension View {
  /// Draws a frame around a field, where the platform has one.
  @ViewBuilder
  fileprivate func textFieldFrame() -> some View {
    #if os(tvOS) || os(watchOS)
    self
    #else
    textFieldStyle(.roundedBorder)
    #endif
  }

  /// Shows the keyboard for a sort of text, where the platform shows one.
  @ViewBuilder
  fileprivate func writing(_ sort: Control.Field.Sort) -> some View {
    #if canImport(UIKit) && !os(watchOS)
    keyboardType(sort.keyboard)
    #else
    self
    #endif
  }
}

#if canImport(UIKit) && !os(watchOS)
import UIKit

extension Control.Field.Sort {
  /// The keyboard on which it is written.
  fileprivate var keyboard: UIKeyboardType {
    switch self {
    case .text, .secret: .default
    case .search: .webSearch
    case .email: .emailAddress
    case .address: .URL
    case .phone: .phonePad
    case .number: .decimalPad
    }
  }
}
#endif
#endif
