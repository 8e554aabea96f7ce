import ComponentHost
import ComponentKit
import SwiftUI
import SwiftUIHost

struct Dice: ViewProgram, ActiveProgram {
  enum Message: Sendable {
    case roll
    case fell(Int)
  }

  /// What the program needs from outside; a preview or a test brings its own.
  var random: @Sendable () async throws -> Int = { .random(in: 1...6) }
  let initial: Int? = nil

  func update(_ number: inout Int?, by message: Message) -> Effect<Message> {
    switch message {
    case .roll:
      number = nil
      return .task("roll") { send in send(.fell(try await random())) }
    case .fell(let face):
      number = face
      return .none
    }
  }

  func body(of number: Int?, send: @escaping @MainActor (Message) -> Void) -> some SwiftUI.View {
    if let number { Text("\(number)") } else { ProgressView() }
    Button("roll") { send(.roll) }
  }
}
