#if canImport(SwiftUI)
import Foundation
import Markup
import SwiftUI

// Controls with a state of their own, or that some platforms lack.

/// Content that a press on its summary opens.
struct DisclosureView: View {
  let control: HostedControl
  let isGivenOpen: Bool

  @State
  private var isOpen: Bool

  init(control: HostedControl, isGivenOpen: Bool) {
    self.control = control
    self.isGivenOpen = isGivenOpen
    isOpen = isGivenOpen
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button {
        isOpen.toggle()
      } label: {
        HStack {
          Image(systemName: isOpen ? "chevron.down" : "chevron.right").accessibilityHidden(true)
          ForEach(control.children.prefix(1), id: \.id) { ControlView(control: $0) }
        }
      }
      .buttonStyle(.plain)
      .accessibilityValue(Text(verbatim: isOpen ? "expanded" : "collapsed"))
      if isOpen {
        ForEach(control.children.dropFirst(), id: \.id) { ControlView(control: $0) }
      }
    }
    .onChange(of: isGivenOpen) { _, isGivenOpen in isOpen = isGivenOpen }
  }
}

/// A link, which the system opens, or the program if the address is within the application.
struct LinkView: View {
  let control: HostedControl
  let address: String

  var body: some View {
    if !address.hasPrefix("#"), let url = URL(string: address), url.scheme != nil {
      Link(destination: url) { label }
    } else {
      Button {
        _ = control.open(address.hasPrefix("#") ? String(address.dropFirst()) : address)
      } label: {
        label
      }
      .buttonStyle(.plain)
    }
  }

  private var label: some View { ForEach(control.children, id: \.id) { ControlView(control: $0) } }
}

/// An image from the network, or one of the application's resources.
struct PictureView: View {
  let address: String

  var body: some View {
    if let url = URL(string: address), url.scheme != nil {
      AsyncImage(url: url) { phase in
        if let image = phase.image {
          image.resizable().scaledToFit()
        } else if phase.error != nil {
          Image(systemName: "photo").foregroundStyle(.secondary)
        } else {
          ProgressView()
        }
      }
    } else {
      Image(address).resizable().scaledToFit()
    }
  }
}

/// A slider.
struct SliderView: View {
  let control: HostedControl
  let slider: FormControl.Slider

  @State
  private var draft: Double?

  init(control: HostedControl, slider: FormControl.Slider) {
    self.control = control
    self.slider = slider
  }

  var body: some View {
    #if os(tvOS)
    HStack {
      Button("-") { slide(to: slider.value - slider.step, isOver: true) }
      Text(verbatim: Control.text(of: slider.value))
      Button("+") { slide(to: slider.value + slider.step, isOver: true) }
    }
    #else
    if slider.greatest > slider.least {
      let number = Binding(draft ?? slider.value) { slide(to: $0, isOver: false) }
      let range = slider.least...slider.greatest
      let step = min(slider.step, slider.greatest - slider.least)
      Slider(value: number, in: range, step: step) { isMoving in
        guard !isMoving, let last = draft else { return }
        slide(to: last, isOver: true)
      }
    } else {
      Text(verbatim: Control.text(of: slider.value))
    }
    #endif
  }

  private func slide(to number: Double, isOver: Bool) {
    let number = min(slider.greatest, max(slider.least, number))
    draft = isOver ? nil : number
    control.perform(.slide(number, isOver: isOver))
  }
}
#endif
