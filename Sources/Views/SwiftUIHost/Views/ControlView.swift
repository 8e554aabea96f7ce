#if canImport(SwiftUI)
import Foundation
import Markup
import SwiftUI

/// A control, as it was decided, on the screen.
struct ControlView: View {
  private let control: Control
  private let attendant: Attendant

  init(_ control: Control, _ attendant: Attendant) {
    self.control = control
    self.attendant = attendant
  }

  @ViewBuilder
  var body: some View {
    switch control.kind {
    // Modifiers of a row would be those of each cell.
    case .row: GridRow { children(control.children) }
    case .cell(let columns): modified.gridCellColumns(columns)
    default: modified
    }
  }

  private var modified: some View {
    content
      .modifier(LookModifier(look: control.look))
      .modifier(TouchModifier(control: control, attendant: attendant))
      .modifier(VoiceModifier(control: control))
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
      DisclosureView(control: control, attendant: attendant, isGivenOpen: isOpen)
    case .button, .link, .field, .toggle, .radio, .choice, .slider: native
    }
  }

  @ViewBuilder
  private var native: some View {
    switch control.kind {
    case .button(let text, _): button(text)
    case .link(let address): LinkView(control: control, attendant: attendant, address: address)
    case .field(let field): FieldView(control: control, field: field, attendant: attendant)
    case .toggle(let box): toggle(box)
    case .radio(let box): radio(box)
    case .choice(let choice): picker(choice)
    case .slider(let slider):
      SliderView(control: control, slider: slider, attendant: attendant)
    default: EmptyView()
    }
  }
}

// MARK: - Containers

extension ControlView {
  private func children(_ controls: [Control]) -> some View {
    ForEach(controls, id: \.id) { ControlView($0, attendant) }
  }

  private func column(_ controls: [Control]) -> some View {
    VStack(alignment: control.look.alignment.horizontal, spacing: control.look.gap ?? 8) {
      children(controls)
    }
  }

  private func line(_ controls: [Control]) -> some View {
    FlowLayout(gap: control.look.gap ?? 8) { children(controls) }
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

// MARK: - What is pressed

extension ControlView {
  private func touch(_ touch: Touch) {
    _ = attendant.hear(control.happenings(of: touch))
  }

  private func button(_ text: String?) -> some View {
    PressView(control: control, attendant: attendant) { press in
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
    let isOn = Binding(box.isOn) { touch(.check($0)) }
    if control.children.isEmpty {
      Toggle(isOn: isOn) { EmptyView() }.labelsHidden()
    } else {
      Toggle(isOn: isOn) { line(control.children) }
    }
  }

  private func radio(_ box: Control.Box) -> some View {
    Button {
      touch(.check(true))
    } label: {
      HStack {
        Image(systemName: box.isOn ? "largecircle.fill.circle" : "circle").accessibilityHidden(true)
        line(control.children)
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(box.isOn ? [.isButton, .isSelected] : .isButton)
  }

  private func picker(_ choice: Control.Choice) -> some View {
    Picker(selection: Binding(choice.value) { touch(.choose($0)) }) {
      ForEach(choice.options, id: \.value) { Text(verbatim: $0.text).tag($0.value) }
    } label: {
      EmptyView()
    }
    .labelsHidden()
  }
}
#endif
