#if canImport(SwiftUI)
import Foundation
import Markup
import SwiftUI

/// The SwiftUI view of a control.
struct ControlView: View {
  let control: HostedControl

  @ViewBuilder
  var body: some View {
    switch control.kind {
    // SwiftUI would apply the modifiers of a row to each cell.
    case .row: GridRow { children }
    case .cell(let columns): modified.gridCellColumns(columns)
    default: modified
    }
  }

  private var modified: some View {
    content
      .modifier(StyleModifier(style: control.style))
      .modifier(GestureModifier(control: control))
      .modifier(AccessibilityModifier(control: control))
      .disabled(control.isDisabled)
  }

  @ViewBuilder
  private var content: some View {
    switch control.kind {
    case .words(let words): Text(words)
    case .column, .row, .cell: column
    case .line: line
    case .item(let mark): item(mark)
    case .table: table
    case .rule: Divider()
    case .picture(let address): PictureView(address: address)
    case .disclosure(let isOpen): DisclosureView(control: control, isGivenOpen: isOpen)
    case .link(let address): LinkView(control: control, address: address)
    case .form(.button(let title, _)): button(title)
    case .form(.field(let field)): FieldView(control: control, field: field)
    case .form(.box(let box)): if box.isRadio { radio(box) } else { toggle(box) }
    case .form(.choice(let choice)): picker(choice)
    case .form(.slider(let slider)): SliderView(control: control, slider: slider)
    case .form(.progress(let part)): progress(part)
    }
  }
}

// MARK: - Containers

extension ControlView {
  private var children: some View {
    ForEach(control.children, id: \.id) { ControlView(control: $0) }
  }

  private var column: some View {
    VStack(
      alignment: control.style.traits.alignment.inSwiftUI.column,
      spacing: control.style.gap ?? 8
    ) { children }
  }

  private var line: some View { FlowLayout(gap: control.style.gap ?? 8) { children } }

  private func item(_ mark: String) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(verbatim: mark).foregroundStyle(.secondary).accessibilityHidden(true)
      column
    }
  }

  private var table: some View {
    Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) { children }
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
  private func button(_ title: String?) -> some View {
    PressView(control: control) { press in
      Button {
        press(0, 0)
      } label: {
        if let title { Text(verbatim: title) } else { line }
      }
      .buttonStyle(.bordered)
    }
  }

  @ViewBuilder
  private func toggle(_ box: FormControl.Box) -> some View {
    let isOn = Binding(box.isOn) { control.perform(.check($0)) }
    if control.children.isEmpty {
      Toggle(isOn: isOn) { EmptyView() }.labelsHidden()
    } else {
      Toggle(isOn: isOn) { line }
    }
  }

  private func radio(_ box: FormControl.Box) -> some View {
    Button {
      control.perform(.check(true))
    } label: {
      HStack {
        Image(systemName: box.isOn ? "largecircle.fill.circle" : "circle").accessibilityHidden(true)
        line
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(box.isOn ? [.isButton, .isSelected] : .isButton)
  }

  private func picker(_ choice: FormControl.Choice) -> some View {
    Picker(selection: Binding(choice.value) { control.perform(.choose($0)) }) {
      ForEach(choice.options, id: \.value) { Text(verbatim: $0.text).tag($0.value) }
    } label: {
      EmptyView()
    }
    .labelsHidden()
  }
}
#endif
