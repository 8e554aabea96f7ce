public import ComponentKit

extension ProgramHost where A.Program: SavedProgram {
  /// Creates the host of a program that keeps its state from one run to the next.
  ///
  /// The program starts at the saved state, and resumes the work that belongs to it. A change is saved
  /// when the state has stayed the same for a second, at the latest after ten seconds, and at the end:
  ///
  /// ```swift
  /// import Foundation
  /// struct Stepper: SavedProgram {
  ///   let initial = 0
  ///   func update(_ count: inout Int, by step: Int) { count += step }
  ///   func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
  /// }
  /// let path = FileManager.default.temporaryDirectory.path + "/stepper-\(UUID())"
  /// let first = ProgramHost(Elm<Stepper>.self, of: Stepper(), keptAs: path)
  /// first.send(42)
  /// await first.end()
  /// ProgramHost(Elm<Stepper>.self, of: Stepper(), keptAs: path).view  // 42
  /// try FileManager.default.removeItem(atPath: path)
  /// ```
  ///
  /// ## Where the state is
  ///
  /// As in a shell, a name with a slash is a path. A name without one is that of a file in the user's
  /// folder of data. For an executable `Todo` and the name `list`, the file is
  /// `~/.local/share/Todo/list` on Linux (or in `XDG_DATA_HOME`), and
  /// `~/Library/Application Support/Todo/list` on a Mac. On a page, it is the name in the
  /// browser's storage.
  ///
  /// The first line is the version of the program, and the text that it saves is below. A file that an
  /// `Archive` of ComonadLab 1 has written is read as well.
  ///
  /// ## What cannot be read or written
  ///
  /// Whatever is in the file is never lost, and never ends the process:
  ///
  /// - A file that the program cannot read, because it is damaged or of another version, gets a further
  ///   ending: `list` becomes `list.unread`. The program starts at its first state.
  /// - While another program holds the lock of the folder, a file `.lab.lock` beside it, nothing is
  ///   written. The host waits for five seconds, and reports that.
  /// - A file that cannot be read at all stays, and so does one that another program has changed
  ///   meanwhile. Then the state is not saved.
  ///
  /// In each case the host passes the reason to `report`. A state that was not saved is tried again
  /// after the next change and at the end.
  ///
  /// ## Threads
  ///
  /// The host writes the file on a thread of its own, and calls `report` there; a report must not wait
  /// for ``end()``. ``end()`` saves the last state, and returns when the file is written. A host
  /// that is released without ``end()`` saves the last state on the thread that releases it, which
  /// waits for the disk.
  ///
  /// - Parameters:
  ///   - architecture: The architecture that the program runs in.
  ///   - program: The program. No part of it that is not `Sendable` may be used elsewhere.
  ///   - name: The name of the state, or the path of its file, which need not exist yet.
  ///   - clock: The clock of debounced and throttled work, and of `HostClock`.
  ///   - middleware: The middleware that messages pass through, the outermost first.
  ///   - report: Receives refusals, failures and late messages, on any thread.
  /// - Complexity: O(bytes of the file). A message costs nothing more than without a name, and a save
  ///   the text of the state.
  public convenience init(
    _ architecture: A.Type,
    of program: sending A.Program,
    keptAs name: String,
    clock: any Clock<Duration> = ContinuousClock(),
    middleware: [Middleware<A>] = [],
    report: @escaping @Sendable (HostReport<A.Program.Message>) -> Void = HostReport.print
  ) {
    let file = KeptFile(name)
    let (state, problem) = file.loadOrPutAside(for: program)
    var running = ProgramState(program)
    if let state {
      running = ProgramState(program, state: state)
      running.resume()
    }
    let saved = try? program.stored(running.state)
    self.init(
      Component<A>(A.space(of: running)),
      clock: clock,
      middleware: middleware,
      report: report
    )
    if let problem { report(.unread(problem)) }
    keep(saved, in: file, by: clock)
  }

  private func keep(_ saved: String?, in file: KeptFile, by clock: some Clock<Duration>) {
    let saver = StateSaver(
      saved: saved,
      by: clock,
      on: core.files,
      report: { [weakHost = core.weakHost] in weakHost.report(.unsaved($0)) },
      // A host that is being released has a component to read, and nobody to send messages to.
      read: { [lock = core.lock, weakHost = core.weakHost] in
        let (text, hasPostponed) = lock.read { shared in
          Result { () throws(Refusal) in try shared.running.program.stored(shared.running.state) }
        }
        if hasPostponed { weakHost.host?.resumeService() }
        return text
      },
      write: file.save
    )
    _ = watch(
      tell: saver.noteChange,
      // Nobody can await the file when the host is gone.
      closing: { [weakHost = core.weakHost] in
        if weakHost.host == nil { saver.save(isLast: true) } else { saver.saveSoon(isLast: true) }
      }
    )
  }
}
