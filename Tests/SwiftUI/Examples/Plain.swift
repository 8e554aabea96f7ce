import ComponentKit
import SwiftUI
import SwiftUIHost

struct Tally: Program {
  let initial = 0
  func update(_ count: inout Int, by message: Int) { count += message }
  func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
}

struct TallyPage: SwiftUI.View {
  let title: String

  var body: some SwiftUI.View {
    Text(title)
    ComponentView(Component<Elm<Tally>>(Tally())) { count, send in
      Text("\(count)")
      Button("more") { send(1) }
    }
  }
}
