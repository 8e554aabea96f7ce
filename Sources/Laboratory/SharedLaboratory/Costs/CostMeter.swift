public import ComponentKit
import EmbeddedText

/// An architecture, or the plain reducer, whose cost is measured.
@usableFromInline
package enum Runner: Int, CaseIterable, Sendable {
  /// The reducer of the program, without a component.
  case plain
  case elm
  case redux
  case react
  case halogen

  /// The runner as it is shown.
  package var title: String {
    self == .plain ? "plain reducer" : ArchitectureName.allCases[rawValue - 1].typeName
  }
}

/// Measures what the usual messages of a program cost in each architecture beside the plain reducer.
///
/// A sample times the reducer and each architecture one after the other, so that a busy machine
/// slows all of them; a ratio is taken within a sample.
///
/// Its functions are inlined, so that the components are compiled for the program that is measured.
@usableFromInline
package struct CostMeter<P: Program> {
  @usableFromInline
  let program: P

  @usableFromInline
  let messages: [P.Message]

  /// Reads the last view, without which the compiler could leave out the work.
  @usableFromInline
  let size: (P.View) -> Int

  /// The reducer and the architectures, each of which sends the messages for so many rounds.
  @usableFromInline
  var runs: [(runner: Runner, run: (_ rounds: Int) -> Int)] = []

  /// Creates a meter of a program in all architectures.
  @inlinable
  package init(_ program: P, _ messages: [P.Message], size: @escaping (P.View) -> Int) {
    (self.program, self.messages, self.size) = (program, messages, size)
    runs = [
      (.plain, reduce),
      (.elm, { [self] in send(to: Component<Elm<P>>(program), $0) }),
      (.redux, { [self] in send(to: Component<Redux<P>>(program), $0) }),
      (.react, { [self] in send(to: Component<React<P>>(program), $0) }),
      (.halogen, { [self] in send(to: Component<Halogen<P>>(program), $0) }),
    ]
  }

  /// Times each runner once, for so many rounds, or for as many as take six milliseconds.
  ///
  /// The clock of a browser is coarse, so that a shorter time is not worth reading.
  @inlinable
  package func sample(rounds: Int? = nil, by milliseconds: () -> Double) -> CostSample {
    func time(_ run: (Int) -> Int, _ rounds: Int) -> (milliseconds: Double, size: Int) {
      let start = milliseconds()
      let size = run(rounds)
      return (milliseconds() - start, size)
    }
    var count = rounds ?? 1
    if rounds == nil {
      while count < 1 << 22, time(runs[0].run, count).milliseconds < 6 { count *= 2 }
      // Runs each runner once before it is measured.
      for run in runs { _ = run.run(count) }
    }
    var sample = CostSample(rounds: count, messages: count * messages.count)
    for run in runs { sample.add(run.runner, time(run.run, count)) }
    return sample
  }

  /// The number of rounds after which a run starts again, so that no state and no log grows.
  @inlinable
  var span: Int { 16 }

  @inlinable
  func reduce(_ rounds: Int) -> Int {
    var state = program.initial
    for round in 0..<rounds {
      if round % span == 0 { state = program.initial }
      for message in messages {
        program.step(&state, by: message)
      }
    }
    return size(program.view(state) { _ in })
  }

  @inlinable
  func send<A: ProgramArchitecture>(to start: Component<A>, _ rounds: Int) -> Int
  where A.Program == P {
    var component = start
    for round in 0..<rounds {
      if round % span == 0 { component = start }
      for message in messages {
        component.send(message)
        _ = component.takeEffect()
      }
    }
    return size(component.view)
  }
}
