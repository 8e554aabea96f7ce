public import ComponentKit

extension ProgramHost {
  /// Saves the selected part of the component after it has changed.
  ///
  /// The file is written when the selection has stayed the same for a time. A selection that keeps
  /// changing is written all the same, at the latest `longest` after its first unsaved change:
  ///
  /// ```swift
  /// import Foundation
  /// struct Counter: Program {
  ///   let initial = 0
  ///   func update(_ count: inout Int, by message: Int) { count += message }
  ///   func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
  /// }
  /// let path = FileManager.default.temporaryDirectory.path + "/counter-\(UUID()).json"
  /// let archive = Archive<Int>(path: path, name: "counter")
  /// let host = ProgramHost(Component<React<Counter>>(Counter()))
  /// host.save(\.state, in: archive, after: .seconds(2), atMost: .seconds(30))
  /// host.send(42)
  /// await host.end()
  /// try archive.load()  // 42
  /// try FileManager.default.removeItem(atPath: path)
  /// ```
  ///
  /// The selection at the time of the call counts as saved. If a state cannot be saved, the host
  /// passes the reason to `report`, and tries again after the next change and at the end.
  ///
  /// ## Threads
  ///
  /// The host writes files on a thread of its own, and calls `report` there; a report must not wait
  /// for ``end()``. ``end()`` saves the last state, and returns when the file is written. A host
  /// that is released without ``end()`` saves the last state on the thread that releases it, which
  /// waits for the disk.
  ///
  /// - Parameters:
  ///   - select: Returns the part to save, such as `\.state`; where the state is hidden, a part of
  ///     the view.
  ///   - archive: The file.
  ///   - time: How long the selection must stay the same, by the clock of the host.
  ///   - longest: How long a change waits at most; by default ten times as long as `time`.
  /// - Returns: A token for ``removeObserver(_:)``, which ends the saving; an earlier change is still
  ///   saved.
  /// - Complexity: A change costs one comparison of two selections.
  @discardableResult
  public func save<State: Equatable>(
    _ select: @escaping @Sendable (Component<A>) -> State,
    in archive: Archive<State>,
    after time: Duration = .seconds(1),
    atMost longest: Duration? = nil
  ) -> ObserverToken {
    save(select, after: time, atMost: longest, by: clock, archive.save)
  }

  /// Saves the selected part of the component, by a function, after it has changed.
  func save<State: Equatable & Sendable, SomeClock: Clock<Duration>>(
    _ select: @escaping @Sendable (Component<A>) -> State,
    after time: Duration,
    atMost longest: Duration? = nil,
    by clock: SomeClock,
    _ write: @escaping @Sendable (State) throws(ArchiveError) -> Void
  ) -> ObserverToken {
    let last = LastSeen<State>()
    let saver = StateSaver(
      after: time,
      atMost: longest ?? time * 10,
      by: clock,
      on: files,
      report: { [weakHost] in weakHost.report(.unsaved($0)) },
      write
    )
    return watch(
      look: { last.look(at: select($0), ==) },
      tell: { last.notify { saver.note($0) } },
      // Nobody can await the file when the host is gone.
      closing: { [weakHost] in
        if weakHost.host == nil { saver.save(isLast: true) } else { saver.saveSoon(isLast: true) }
      }
    )
  }
}
