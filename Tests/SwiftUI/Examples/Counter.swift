import ComponentKit
import SwiftUI
import SwiftUIHost

struct Countdown: ViewProgram {
  enum Message: Sendable { case restart, tick }

  let initial = 3

  func refusal(of message: Message, in count: Int) -> Refusal? {
    switch message {
    case .restart: count == 3 ? Refusal("the countdown has not begun") : nil
    case .tick: count == 0 ? Refusal("the countdown is over") : nil
    }
  }

  func update(_ count: inout Int, by message: Message) {
    switch message {
    case .restart: count = 3
    case .tick: count -= 1
    }
  }

  func body(of count: Int, send: @escaping @MainActor (Message) -> Void) -> some SwiftUI.View {
    Text(count == 0 ? "lift-off" : "\(count)")
    Button("tick") { send(.tick) }.disabled(refusal(of: .tick, in: count) != nil)
    Button("restart") { send(.restart) }.disabled(refusal(of: .restart, in: count) != nil)
  }
}
