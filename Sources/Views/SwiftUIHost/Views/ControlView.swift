#if canImport(SwiftUI)
import Foundation
import Markup
import SwiftUI

/// The SwiftUI view of a control.
struct ControlView: View {
  private let control: Control
  private let events: EventSink

  init(_ control: Control, _ events: EventSink) {
    self.control = control
    self.events = events
  }

  @ViewBuilder
  var body: some View {
    switch control.kind {
    // SwiftUI would apply the modifiers of a row to each cell.
    case .row: GridRow { children(control.children) }
    case .cell(let columns): modified.gridCellColumns(columns)
    default: modified
    }
  }

  private var modified: some View {
    content
      .modifier(StyleModifier(style: control.style))
      .modifier(GestureModifier(control: control, events: events))
      .modifier(AccessibilityModifier(control: control))
      .disabled(control.isDisabled)
  }

  @ViewBuilder
  private var content: some View {
    switch control.kind {
    case .words(let words): Text(words)
    case .column, .row, .cell: column(control.children)
    case .line: line(control.children)
    case .item(let mark): item(mark)
    case .table: table
    case .rule: Divider()
    case .progress(let part): progress(part)
    case .picture(let address): PictureView(address: address)
    case .disclosure(let isOpen):
      DisclosureView(control: control, events: events, isGivenOpen: isOpen)
    case .button, .link, .field, .toggle, .radio, .choice, .slider: native
    }
  }

  @ViewBuilder
  private var native: some View {
    switch control.kind {
    case .button(let text, _): button(text)
    case .link(let address): LinkView(control: control, events: events, address: address)
    case .field(let field): FieldView(control: control, field: field, events: events)
    case .toggle(let box): toggle(box)
    case .radio(let box): radio(box)
    case .choice(let choice): picker(choice)
    case .slider(let slider):
      SliderView(control: control, slider: slider, events: events)
    default: EmptyView()
    }
  }
}

// MARK: - Containers

extension ControlView {
  private func children(_ controls: [Control]) -> some View {
    ForEach(controls, id: \.id) { ControlView($0, events) }
  }

  private func column(_ controls: [Control]) -> some View {
    VStack(
      alignment: control.style.traits.alignment.inSwiftUI.column,
      spacing: control.style.gap ?? 8
    ) {
      children(controls)
    }
  }

  private func line(_ controls: [Control]) -> some View {
    FlowLayout(gap: control.style.gap ?? 8) { children(controls) }
  }

  private func item(_ mark: String) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(verbatim: mark).foregroundStyle(.secondary).accessibilityHidden(true)
      column(control.children)
    }
  }

  private var table: some View {
    Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) {
      children(control.children)
    }
  }

  @ViewBuilder
  private func progress(_ part: Double?) -> some View {
    if let part {
      ProgressView(value: part)
    } else {
      ProgressView()
    }
  }
}

// MARK: - Buttons and boxes

extension ControlView {
  private func button(_ text: String?) -> some View {
    PressView(control: control, events: events) { press in
      Button {
        press(0, 0)
      } label: {
        if let text { Text(verbatim: text) } else { line(control.children) }
      }
      .buttonStyle(.bordered)
    }
  }

  @ViewBuilder
  private func toggle(_ box: Control.Box) -> some View {
    let isOn = Binding(box.isOn) { events.perform(.check($0), on: control) }
    if control.children.isEmpty {
      Toggle(isOn: isOn) { EmptyView() }.labelsHidden()
    } else {
      Toggle(isOn: isOn) { line(control.children) }
    }
  }

  private func radio(_ box: Control.Box) -> some View {
    Button {
      events.perform(.check(true), on: control)
    } label: {
      HStack {
        Image(systemName: box.isOn ? "largecircle.fill.circle" : "circle").accessibilityHidden(true)
        line(control.children)
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(box.isOn ? [.isButton, .isSelected] : .isButton)
  }

  private func picker(_ choice: FormControl.Choice) -> some View {
    Picker(selection: Binding(choice.value) { events.perform(.choose($0), on: control) }) {
      ForEach(choice.options, id: \.value) { Text(verbatim: $0.text).tag($0.value) }
    } label: {
      EmptyView()
    }
    .labelsHidden()
  }
}
#endif
