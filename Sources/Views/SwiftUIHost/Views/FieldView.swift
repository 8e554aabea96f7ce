#if canImport(SwiftUI)
import Foundation
import Markup
import SwiftUI

/// A text field.
struct FieldView: View {
  let control: HostedControl
  let field: FormControl.Field

  @State
  private var draft: Draft
  @FocusState
  private var isThere: Bool

  init(control: HostedControl, field: FormControl.Field) {
    self.control = control
    self.field = field
    draft = Draft(field)
  }

  var body: some View {
    input
      .focused($isThere)
      .onChange(of: isThere) { _, isThere in
        control.perform(draft.move(isThere: isThere, in: field))
      }
      .onChange(of: field) { _, field in draft.follow(field) }
      .onChange(of: control.isFocused, initial: true) { _, isFocused in
        if isFocused { isThere = true }
      }
      .onKeys(control.answers.contains(Event.Kinds(.keyDown))) { key, modifiers in
        // In a field of one line, the Enter key ends the input, and `onSubmit` reports it.
        if key != "Enter" || field.lines > 1 {
          control.perform(.key(key, modifiers, text: draft.text(in: field)))
        }
        return false
      }
  }

  @ViewBuilder
  private var input: some View {
    if field.lines > 1 {
      area
    } else {
      line.textFieldFrame().writing(field.sort).onSubmit { control.perform(draft.enter(in: field)) }
    }
  }

  @ViewBuilder
  private var line: some View {
    if field.sort == .secret {
      SecureField(field.hint, text: text)
    } else {
      TextField(field.hint, text: text)
    }
  }

  /// A field of several lines, in which the Enter key begins another line.
  private var area: some View {
    #if os(tvOS) || os(watchOS)
    TextField(field.hint, text: text, axis: .vertical).lineLimit(field.lines...)
    #else
    TextEditor(text: text)
      .frame(minHeight: 22 * CGFloat(min(field.lines, 100)))
      .overlay(alignment: .topLeading) {
        if draft.text(in: field).isEmpty {
          Text(verbatim: field.hint).foregroundStyle(.secondary).padding(8)
            .allowsHitTesting(false).accessibilityHidden(true)
        }
      }
    #endif
  }

  private var text: Binding<String> {
    Binding(draft.text(in: field)) { new in
      if let written = draft.write(new, in: field) { control.perform(written) }
    }
  }
}

extension View {
  /// Draws a frame around a field, on platforms that have one.
  @ViewBuilder
  fileprivate func textFieldFrame() -> some View {
    #if os(tvOS) || os(watchOS)
    self
    #else
    textFieldStyle(.roundedBorder)
    #endif
  }

  /// Selects the keyboard for a kind of text, on platforms that show one.
  @ViewBuilder
  fileprivate func writing(_ sort: FormControl.Field.Sort) -> some View {
    #if canImport(UIKit) && !os(watchOS)
    keyboardType(sort.keyboard)
    #else
    self
    #endif
  }
}

#if canImport(UIKit) && !os(watchOS)
import UIKit

extension FormControl.Field.Sort {
  /// The keyboard for the kind of text.
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
