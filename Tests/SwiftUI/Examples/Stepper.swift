import ComponentKit
import SwiftUI
import SwiftUIHost

struct Stepper: ViewProgram {
  enum Message: Sendable { case decrement, increment }

  var initial = 0

  func update(_ count: inout Int, by message: Message) {
    count += message == .increment ? 1 : -1
  }

  func body(of count: Int, send: @escaping @MainActor (Message) -> Void) -> some SwiftUI.View {
    HStack {
      Button("-") { send(.decrement) }
      Text("\(count)")
      Button("+") { send(.increment) }
    }
  }
}

struct StepperApp: App {
  var body: some Scene {
    WindowGroup { ComponentView(Component<Elm<Stepper>>(Stepper())) }
  }
}
