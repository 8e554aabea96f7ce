import ComponentKit
import SwiftUI
import SwiftUIHost

struct Steppers: SwiftUI.View {
  var body: some SwiftUI.View {
    ComponentView(
      Component<Redux<_>>(
        ChildProgram(
          SideBySide(
            Component<Elm<Stepper>>(Stepper()),
            Component<React<Stepper>>(Stepper(initial: 10))
          ) { @Sendable left, right in
            MessageView { send in
              left.content { send(.left($0)) }
              right.content { send(.right($0)) }
            }
          }
        )
      )
    )
  }
}
