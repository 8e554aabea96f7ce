import ComponentHost
import ComponentKit
import Observation
import SwiftUIHost
import Testing

/// A hosted component, tested without a screen.
@Suite("A hosted component")
@MainActor
struct HostedComponentTests {
  /// A number that animates its doubling, and refuses to be negative.
  struct Number: AnimatedProgram, PhasedProgram {
    enum Message: Equatable, Sendable {
      case add(Int)
      case double
      case addLater(Int)
      case phase(Phase)
    }
    struct Model: Equatable, Sendable { var number = 0, phases: [Phase] = [] }

    let initial = Model()

    func refusal(of message: Message, in model: Model) -> Refusal? {
      guard case .add(let count) = message, model.number + count < 0 else { return nil }
      return Refusal("number must not be negative; got \(model.number + count)")
    }

    func update(_ model: inout Model, by message: Message) {
      switch message {
      case .add(let count), .addLater(let count): model.number += count
      case .double: model.number *= 2
      case .phase(let phase): model.phases.append(phase)
      }
    }

    func view(_ model: Model, send: @escaping (Message) -> Void) -> Model { model }
    func motion(for message: Message) -> Motion? { message == .double ? .spring() : nil }
    func message(for phase: Phase) -> Message? { phase == .inactive ? nil : .phase(phase) }
  }

  /// Counts the updates of a component as a screen does, drawing after each.
  @MainActor
  final class Screen<A: ProgramArchitecture>
  where A.Program.Message: Sendable, A.Program.View: Sendable {
    let hosted: HostedComponent<A>
    private(set) var views: [A.Program.View] = []
    private var isStale = true

    init(_ hosted: HostedComponent<A>) {
      self.hosted = hosted
      draw()
    }

    /// Draws after an update.
    func draw() {
      guard isStale else { return }
      isStale = false
      let view = withObservationTracking {
        hosted.view
      } onChange: {
        MainActor.assumeIsolated { self.isStale = true }
      }
      views.append(view)
    }
  }

  @Test("is drawn once for each change, and not without one")
  func redraws() {
    let screen = Screen(HostedComponent(Component<Elm<Number>>(Number())) { _ in })
    for _ in 0..<3 { screen.draw() }
    screen.hosted.send(.add(2))
    for _ in 0..<3 { screen.draw() }
    screen.hosted.send(.double)
    screen.draw()
    #expect(screen.views.map(\.number) == [0, 2, 4])
  }

  @Test("is drawn once for a burst of messages")
  func burst() {
    let screen = Screen(HostedComponent(Component<Redux<Number>>(Number())) { _ in })
    for _ in 0..<1_000 { screen.hosted.send(.add(1)) }
    screen.draw()
    #expect(screen.views.map(\.number) == [0, 1_000])
  }

  @Test("is drawn again after a refusal, so that controls show the state")
  func refusal() {
    let screen = Screen(HostedComponent(Component<React<Number>>(Number())) { _ in })
    screen.hosted.send(.add(-1))
    screen.draw()
    #expect(screen.views.map(\.number) == [0, 0])
  }

  @Test("shows the messages of other threads")
  func threads() async {
    let hosted = HostedComponent(Component<Elm<Number>>(Number())) { _ in }
    let (changes, teller) = AsyncStream.makeStream(of: Void.self)
    withObservationTracking {
      _ = hosted.view
    } onChange: {
      teller.finish()
    }
    await Task.detached { [host = hosted.owner] in for _ in 0..<100 { host.send(.add(1)) } }.value
    for await _ in changes {}
    #expect(hosted.view.number == 100)
  }

  @Test("sends phases to a program, each once in a row")
  func phases() {
    let hosted = HostedComponent(Component<Elm<Number>>(Number())) { _ in }
    for phase: Phase in [.active, .active, .inactive, .background, .background, .active] {
      hosted.enter(phase)
    }
    #expect(hosted.view.phases == [.active, .background, .active])
  }

  @Test("releases the host")
  func release() {
    final class Kept: Sendable {}
    weak var kept: Kept?
    weak var gone: HostedComponent<Elm<Number>>?
    do {
      let report = Kept()
      let hosted = HostedComponent(Component<Elm<Number>>(Number())) { [report] _ in _ = report }
      hosted.send(.add(1))
      (kept, gone) = (report, hosted)
    }
    #expect(gone == nil)
    #expect(kept == nil)
  }
}
