import ComponentKit
import SwiftUI
import SwiftUIHost

struct Breath: ViewProgram, PhasedProgram {
  enum Message: Sendable { case phase(Phase) }

  let initial: [Phase] = []

  func update(_ phases: inout [Phase], by message: Message) {
    switch message {
    case .phase(let phase): phases.append(phase)
    }
  }

  func message(for phase: Phase) -> Message? { .phase(phase) }

  func body(of phases: [Phase], send: @escaping @MainActor (Message) -> Void) -> some SwiftUI.View {
    Text(phases.map { "\($0)" }.joined(separator: ", "))
  }
}
