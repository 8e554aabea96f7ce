import ComponentKit
import Markup
import SwiftUI
import SwiftUIHost

struct Likes: MarkupProgram {
  enum Message: Sendable {
    case like
    case name(String)
  }
  struct Model: Sendable { var count = 0, name = "nobody" }

  let initial = Model()

  func update(_ model: inout Model, by message: Message) {
    switch message {
    case .like: model.count += 1
    case .name(let name): model.name = name
    }
  }

  func markup(of model: Model) -> Markup<Message> {
    .div(
      [],
      [
        .h1([], ["\(model.count) likes of \(model.name)"]),
        .label([], ["Name", .input([.value(model.name), .onInput { .name($0) }])]),
        .button([.onClick(.like)], ["like"]),
      ]
    )
  }
}

struct LikesApp: App {
  var body: some Scene {
    WindowGroup {
      ScrollView { ComponentView(Component<Redux<Likes>>(Likes())) }
    }
  }
}
