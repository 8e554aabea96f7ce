import ComponentKit
import SwiftUI
import SwiftUIHost

struct Profile: ViewProgram {
  enum Message: Sendable {
    case name(String)
    case wantsNews(Bool)
  }
  struct Model: Sendable { var name = "", wantsNews = false }

  let initial = Model()

  func update(_ model: inout Model, by message: Message) {
    switch message {
    case .name(let name): model.name = String(name.prefix(12))
    case .wantsNews(let wantsNews): model.wantsNews = wantsNews
    }
  }

  func body(of model: Model, send: @escaping @MainActor (Message) -> Void) -> some SwiftUI.View {
    VStack {
      TextField("Name", text: Binding(model.name) { send(.name($0)) })
      Toggle("News", isOn: Binding(model.wantsNews) { send(.wantsNews($0)) })
      Text("\(model.name) \(model.wantsNews ? "reads" : "does not read") the news")
    }
  }
}
