import ComponentKit
import SwiftUI
import SwiftUIHost

struct WindowsApp: App {
  @State
  private var shared = HostedComponent(Component<React<Stepper>>(Stepper()))

  var body: some Scene {
    WindowGroup {
      VStack {
        ComponentView(shared)
        ComponentView(Component<React<Stepper>>(Stepper(initial: 100)))
      }
    }
  }
}
