import ComponentKit
import SwiftUI
import SwiftUIHost

struct Lamp: ViewProgram, AnimatedProgram {
  enum Message: Sendable { case toggle, reset }

  let initial = false

  func update(_ isOn: inout Bool, by message: Message) {
    switch message {
    case .toggle: isOn.toggle()
    case .reset: isOn = false
    }
  }

  func motion(for message: Message) -> Motion? {
    switch message {
    case .toggle: .spring(.milliseconds(400), bounce: 0.3)
    case .reset: nil
    }
  }

  func body(of isOn: Bool, send: @escaping @MainActor (Message) -> Void) -> some SwiftUI.View {
    Text("lamp").opacity(isOn ? 1 : 0.2)
    Button(isOn ? "off" : "on") { send(.toggle) }
    Button("reset") { send(.reset) }
  }
}
