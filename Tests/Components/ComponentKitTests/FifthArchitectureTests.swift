import ComponentHost
import ComponentKit
import Testing
import TracedWriter

/// The architecture of event sourcing: the log is all there is, and the state is computed from it.
///
/// It is written here as an application would write it, and no other file names it.
private enum Sourced<Program: ComponentKit.Program>: ProgramArchitecture {
  /// The interface after each log.
  typealias Space = Traced<[Program.Message], ProgramInterface<Program, Sourced>>

  /// A program that adds to the log.
  typealias Movement = Writer<[Program.Message], Void>

  static func space(of state: ProgramState<Program>) -> Space {
    Traced { log in
      ProgramInterface(log.reduce(into: state) { state, message in state.step(by: message) })
    }
  }

  static func movement(for message: Program.Message) -> Movement { .tell([message]) }
}

@Suite("A fifth architecture")
struct FifthArchitectureTests {
  /// A program that adds its messages up, and refuses to go below zero.
  private struct Stock: Program {
    let initial = 0

    func refusal(of message: Int, in count: Int) -> Refusal? {
      count + message < 0 ? Refusal("there are only \(count)") : nil
    }

    func update(_ count: inout Int, by message: Int) { count += message }

    func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count) in stock" }
  }

  @Test("refuses and shows what Elm does, given its space and the move of a message")
  func component() {
    var sourced = Component<Sourced<Stock>>(Stock())
    var elm = Component<Elm<Stock>>(Stock())
    for message in [-1, 5, 2, -8, -3] {
      #expect(sourced.send(message) == elm.send(message))
      #expect(sourced.view == elm.view)
    }
    #expect(sourced.space.log == [5, 2, -3])
    #expect(sourced.space.trace([6]).view { (_: Int) in } == "10 in stock")
  }

  @Test("runs in a host")
  func host() {
    let host = ProgramHost(Component<Sourced<Stock>>(Stock()))
    for message in [-1, 5, 2] { host.send(message) }
    #expect(host.view == "7 in stock")
  }

  /// A program that sends each text again, twice as long.
  private struct Echo: Program {
    let initial = ""

    func update(_ heard: inout String, by message: String) -> Effect<String> {
      heard += message
      return .message(message + message)
    }

    func view(_ heard: String, send: @escaping (String) -> Void) -> String { heard }
  }

  @Test("hands out each effect once, and shows the same as before")
  func effects() {
    var echo = Component<Sourced<Echo>>(Echo())
    for (message, heard) in [("a", "a"), ("b", "ab")] {
      echo.send(message)
      if case .message(let next) = echo.takeEffect() {
        #expect(next == message + message)
      } else {
        Issue.record("the effect must be a message")
      }
      #expect(echo.takeEffect().isNone)
      #expect(echo.view == heard)
    }
  }
}
