import ComponentHost
package import ComponentKit
import Dispatch
import Foundation
package import Markup

/// A screen of a recording.
package struct TerminalFrame: Equatable, Sendable {
  /// The cells, row by row.
  package let rows: [[Cell]]
  /// The place of the cursor, if it is visible.
  package let cursor: CellPosition?
}

/// The place of a cell on a terminal, from zero.
package struct CellPosition: Equatable, Sendable {
  /// The row.
  package let row: Int
  /// The column.
  package let column: Int
}

/// A step of a recording.
package enum TerminalStep: Sendable {
  /// Adds the present screen.
  case show
  /// Presses a key, named as browsers name it.
  case key(String)
  /// Presses the keys of a text, one after another.
  case type(String)
  /// Lets work of the program go on for some seconds.
  case wait(Double)
}

extension Terminal {
  /// Records a component in some steps, without a terminal.
  ///
  /// The component, its host and its session are those of ``run(_:options:resized:middleware:)``.
  ///
  /// - Parameters:
  ///   - component: The component, in any architecture.
  ///   - size: The size of the terminal.
  ///   - steps: The keys, and when the screen is shown.
  ///   - resized: Returns the message for the size of the terminal.
  /// - Returns: The frames.
  /// - Complexity: O(number of steps · cost of a view). It blocks its thread while it waits.
  package static func record<A: ProgramArchitecture>(
    _ component: sending Component<A>,
    on size: TerminalSize,
    by steps: [TerminalStep],
    resized: ((TerminalSize) -> A.Program.Message)? = nil
  ) -> [TerminalFrame]
  where A.Program.Message: Sendable, A.Program.View == Markup<A.Program.Message> {
    let mailbox = ViewMailbox<A.Program.Message>()
    let host = ProgramHost(component) { mailbox.put($0) }
    if let resized { host.send(resized(size)) }
    host.observe { mailbox.put($0) }
    let device = TerminalDevice(input: -1, output: -1, environment: [:])
    var run = ViewRun(device, mailbox, showing: host.view, leavingKeys: [], .standard) { message in
      mailbox.noteSent()
      host.submit(message) { mailbox.noteHandled($0) }
    }
    run.session.resize(rows: size.rows, columns: size.columns)
    /// Presses a key, and waits until the host has handled its messages.
    func press(_ key: String) {
      run.update()
      _ = run.take(.key(KeyPress(key)), at: .zero)
      let isHandled = DispatchSemaphore(value: 0)
      host.afterwards { isHandled.signal() }
      isHandled.wait()
      run.update()
    }
    var frames: [TerminalFrame] = []
    for step in steps {
      switch step {
      case .show:
        run.update()
        let contents = run.contents
        let cursor = contents.cursor.map { CellPosition(row: $0.row, column: $0.column) }
        frames.append(TerminalFrame(rows: contents.rows, cursor: cursor))
      case .wait(let seconds): Thread.sleep(forTimeInterval: seconds)
      case .key(let name): press(name)
      case .type(let text): for scalar in text.unicodeScalars { press(String(scalar)) }
      }
    }
    return frames
  }
}
