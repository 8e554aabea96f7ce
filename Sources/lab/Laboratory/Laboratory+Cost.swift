import ComponentHost
import ComponentKit
import SamplePrograms

extension Laboratory {
  /// Measures what a message costs in an architecture, beside the plain reducer.
  func measure(_ program: String, _ architecture: ArchitectureName) -> Effect<Message> {
    #if DEBUG
    .message(.measured("cost is measured in release builds only: swift run -c release lab"))
    #else
    .task("cost", policy: .latest) { send in
      guard let cost = Cost.of(program, in: architecture) else {
        return send(.measured("no messages are known to measure \(program) with"))
      }
      send(.measured(cost))
    }
    #endif
  }
}

/// A measurement of the time that messages take.
enum Cost {
  /// Measures a program; nil where nothing is known to send it.
  ///
  /// Each program is named here, so that the compiler specialises its component as it does for a
  /// user's.
  static func of(_ program: String, in architecture: ArchitectureName) -> String? {
    switch program {
    case Counter.name: text(Counter(), [.increment, .increment, .decrement], architecture)
    case Wizard.name: text(Wizard(), [.answer("a"), .next, .back], architecture)
    case Life.name: text(Life(), Life.messages("place glider 1 1; step 1"), architecture)
    case Tasks.name:
      text(Tasks(), Tasks.messages("add a; toggle 1; remove 1"), architecture)
    default: nil
    }
  }

  private static func text<P: Program>(
    _ program: P,
    _ messages: [P.Message],
    _ architecture: ArchitectureName
  ) -> String {
    let plain = nanoseconds { rounds in
      var state = program.initial
      for _ in 0..<rounds { for message in messages { program.reduce(&state, by: message) } }
    }
    let own: Double =
      switch architecture {
      case .elm: nanoseconds(of: Component<Elm<P>>(program), messages)
      case .redux:
        nanoseconds { rounds in
          var component = Component<Redux<P>>(program)
          for _ in 0..<rounds {
            for message in messages { component.send(message) }
            component.forgetActions()
          }
        }
      case .react: nanoseconds(of: Component<React<P>>(program), messages)
      case .halogen: nanoseconds(of: Component<Halogen<P>>(program), messages)
      }
    let count = Double(messages.count)
    return "\(tenths(own / count)) ns a message, \(tenths(plain / count)) ns without a component: "
      + "\(tenths(own / plain)) times"
  }

  private static func nanoseconds<A: ProgramArchitecture>(
    of component: Component<A>,
    _ messages: [A.Program.Message]
  ) -> Double {
    nanoseconds { rounds in
      var component = component
      for _ in 0..<rounds { for message in messages { component.send(message) } }
    }
  }

  /// The least time of a round, of several measurements of about five milliseconds each.
  private static func nanoseconds(_ run: (Int) -> Void) -> Double {
    let clock = ContinuousClock()
    func time(_ rounds: Int) -> Double {
      let time = clock.measure { run(rounds) }.components
      return Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9
    }
    var rounds = 1
    while rounds < 1 << 24, time(rounds) < 5e6 { rounds *= 2 }
    return (0..<7).map { _ in time(rounds) / Double(rounds) }.min() ?? 0
  }

  private static func tenths(_ number: Double) -> String {
    "\((number * 10).rounded() / 10)"
  }
}

extension ScriptedProgram {
  /// The messages of a script on one line, as far as they can be read.
  fileprivate static func messages(_ line: String) -> [Message] {
    pieces(of: line).flatMap { (try? parse($0)) ?? [] }
  }
}
