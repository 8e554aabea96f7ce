public import ComponentKit

extension ProgramHost where A.Program: SavedProgram {
  /// Creates the host of a program that keeps its state in a file, from one run to the next.
  ///
  /// The program starts at the saved state, and resumes the work that belongs to it. Each change is
  /// saved as ``save(_:in:after:atMost:)`` does, and the last one at the end:
  ///
  /// ```swift
  /// import Foundation
  /// struct Stepper: SavedProgram {
  ///   static let version = 1
  ///   let initial = 0
  ///   func update(_ count: inout Int, by step: Int) { count += step }
  ///   func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
  ///   func save(_ count: Int) -> String { "\(count)" }
  ///   func load(_ text: String, version: Int) -> Int? { Int(text) }
  /// }
  /// let path = FileManager.default.temporaryDirectory.path + "/stepper-\(UUID()).json"
  /// let first = ProgramHost(Elm<Stepper>.self, of: Stepper(), keptIn: path)
  /// first.send(42)
  /// await first.end()
  /// ProgramHost(Elm<Stepper>.self, of: Stepper(), keptIn: path).view  // 42
  /// try FileManager.default.removeItem(atPath: path)
  /// ```
  ///
  /// Whatever is in the file is never lost, and never ends the process:
  ///
  /// - A file that the program cannot read, because it is damaged or of another version, gets a further
  ///   ending: `books.json` becomes `books.json.unread`. The program starts at its first state.
  /// - A file that cannot be read at all stays, and so does one that another program has changed
  ///   meanwhile. Then the state is not saved.
  ///
  /// In each case the host passes the reason to `report`.
  ///
  /// - Parameters:
  ///   - architecture: The architecture that the program runs in.
  ///   - program: The program. No part of it that is not `Sendable` may be used elsewhere.
  ///   - path: The path of the file, which need not exist yet.
  ///   - clock: The clock of debounced and throttled work, and of `HostClock`.
  ///   - middleware: The middleware that messages pass through, the outermost first.
  ///   - report: Receives refusals, failures and late messages, on any thread.
  /// - Complexity: O(bytes of the file); a change costs the text of its state.
  public convenience init(
    _ architecture: A.Type,
    of program: sending A.Program,
    keptIn path: String,
    clock: any Clock<Duration> = ContinuousClock(),
    middleware: [Middleware<A>] = [],
    report: @escaping @Sendable (HostReport<A.Program.Message>) -> Void = HostReport.print
  ) {
    let file = KeptFile(path: path, version: A.Program.version)
    let (state, problem) = file.load(for: program)
    let component: Component<A>
    if let state {
      var running = ProgramState(program, state: state)
      running.resume()
      component = Component<A>(A.space(of: running))
    } else {
      component = Component<A>(program)
    }
    self.init(component, clock: clock, middleware: middleware, report: report)
    if let problem { report(.unread(problem)) }
    keep(in: file, by: clock)
  }

  private func keep(in file: KeptFile, by clock: some Clock<Duration>) {
    let text: @Sendable (Component<A>) -> String = { component in
      component.programState.program.save(component.programState.state)
    }
    _ = save(text, after: .seconds(1), by: clock, file.save)
  }
}
