import ComponentHost
package import ComponentKit
import Dispatch
import Foundation
package import Markup

/// A screen of a recording, and how long it stays.
package struct TerminalFrame: Equatable, Sendable {
  /// The cells, row by row.
  package let rows: [[Cell]]
  /// The place of the cursor, if it is visible.
  package let cursor: CellPosition?
  /// How many seconds the screen stays.
  package var seconds: Double
}

/// The place of a cell on a terminal, from zero.
package struct CellPosition: Equatable, Sendable {
  /// The row.
  package let row: Int
  /// The column.
  package let column: Int
}

extension Terminal {
  /// How long a frame with one more typed character stays, in seconds.
  package static let typingSeconds = 0.09

  /// Records a component that is used as a script says, without a terminal.
  ///
  /// The component, its host and its session are those of ``run(_:leavingKeys:resized:)``. Equal
  /// neighbouring frames are one. The times of the frames come from the script, so a program whose
  /// view depends on messages alone is recorded the same each time.
  ///
  /// - Parameters:
  ///   - component: The component, in any architecture.
  ///   - script: The size, the keys and the pauses.
  ///   - resized: Returns the message for the size of the terminal.
  /// - Returns: The frames, at least one.
  /// - Complexity: O(number of steps · cost of a view). It blocks its thread while the script waits.
  package static func record<A: ProgramArchitecture>(
    _ component: sending Component<A>,
    by script: TerminalScript,
    resized: ((TerminalSize) -> A.Program.Message)? = nil
  ) -> [TerminalFrame]
  where A.Program.Message: Sendable, A.Program.View == Markup<A.Program.Message> {
    let mailbox = ViewMailbox<A.Program.Message>()
    let host = ProgramHost(component) { mailbox.put($0) }
    if let resized { host.send(resized(script.size)) }
    host.observe { mailbox.put($0) }
    let device = TerminalDevice(input: -1, output: -1, environment: [:])
    var run = ViewRun(device, mailbox, showing: host.view, leavingKeys: [], .standard) { message in
      mailbox.noteSent()
      host.submit(message) { mailbox.noteHandled($0) }
    }
    run.session.resize(rows: script.size.rows, columns: script.size.columns)
    var film = Film()
    for step in script.steps {
      switch step {
      case .show(let seconds): film.show(&run, for: seconds)
      case .wait(let seconds): Thread.sleep(forTimeInterval: seconds)
      case .key(let name): film.press(name, in: &run, of: host)
      case .type(let text):
        for scalar in text.unicodeScalars {
          film.press(String(scalar), in: &run, of: host)
          film.show(&run, for: typingSeconds)
        }
      }
    }
    return film.frames
  }
}

/// The frames so far.
private struct Film {
  var frames: [TerminalFrame] = []

  /// Presses a key, and waits until the host has handled its messages.
  mutating func press<A: ProgramArchitecture>(
    _ key: String,
    in run: inout ViewRun<A.Program.Message>,
    of host: ProgramHost<A>
  ) where A.Program.Message: Sendable {
    run.update()
    _ = run.take(.key(KeyPress(key)), at: .zero)
    let isHandled = DispatchSemaphore(value: 0)
    host.afterwards { isHandled.signal() }
    isHandled.wait()
    run.update()
  }

  /// Adds the screen as a frame, or keeps the last frame for longer if it is the same.
  mutating func show<Message>(_ run: inout ViewRun<Message>, for seconds: Double) {
    run.update()
    let contents = run.contents
    let cursor = contents.cursor.map { CellPosition(row: $0.row, column: $0.column) }
    if let last = frames.last, last.rows == contents.rows, last.cursor == cursor {
      frames[frames.count - 1].seconds += seconds
    } else {
      frames.append(TerminalFrame(rows: contents.rows, cursor: cursor, seconds: seconds))
    }
  }
}
