import ComponentKit
public import ComponentServices
import Foundation
import Locks

extension Terminal {
  /// The clipboard of the terminal in which a program of this process runs.
  ///
  /// ```swift
  /// let copy = Terminal.clipboard.write("moth-7", id: "copy")
  /// copy.id  // "copy"
  /// ```
  ///
  /// The run writes the text between two drawings, as the control sequence OSC 52. `.written` means
  /// that the terminal has received it: no terminal confirms it, and some ignore it or accept only
  /// short texts. Where a process draws on several terminals, the text goes to the one that somebody
  /// has used last. To read fails, since terminals do not give the clipboard to programs. To write fails
  /// where no program fills the screen of a terminal.
  public static var clipboard: Clipboard {
    Clipboard(
      read: { receive in
        receive(.failed(.unavailable("a terminal does not give its clipboard to a program")))
        return .none
      },
      write: { text, receive in
        TerminalClipboard.add(text, receive)
        return .none
      }
    )
  }
}

/// The texts that wait for a terminal that a program fills.
final class TerminalClipboard: Sendable {
  private typealias Write = (text: String, receive: Clipboard.Receive)

  /// The terminals of this process, last the one that somebody has used last.
  private static let all = Locked<[TerminalClipboard]>([])

  private static let failure = ClipboardEvent.failed(
    .unavailable("the clipboard needs a program that fills the screen of a terminal")
  )

  /// Nil when the program has left the terminal.
  private let waiting = Locked<[Write]?>([])

  /// Wakes the thread that draws.
  private let notify: @Sendable () -> Void

  /// Accepts texts from now on.
  init(notify: @escaping @Sendable () -> Void) {
    self.notify = notify
    Self.all.withLock { $0.append(self) }
  }

  /// Notes that somebody has used the terminal.
  func use() {
    Self.all.withLock { all in
      guard all.last !== self, let index = all.firstIndex(where: { $0 === self }) else { return }
      all.append(all.remove(at: index))
    }
  }

  /// Accepts no more texts; those that wait fail.
  func close() {
    Self.all.withLock { $0.removeAll { $0 === self } }
    let left = waiting.withLock { $0.take() ?? [] }
    for write in left { write.receive(Self.failure) }
  }

  /// Adds a text for the terminal that was used last, and wakes the thread that draws there.
  static func add(_ text: String, _ receive: @escaping Clipboard.Receive) {
    guard let terminal = all.withLock({ $0.last }), terminal.accepts((text, receive)) else {
      return receive(failure)
    }
    terminal.notify()
  }

  /// Adds a text, unless the program has left the terminal.
  private func accepts(_ write: Write) -> Bool {
    waiting.withLock { waiting in
      waiting?.append(write)
      return waiting != nil
    }
  }

  /// Writes the texts that wait; returns false if the terminal is gone.
  func flush(by output: (String) throws(TerminalError) -> Bool) throws(TerminalError) -> Bool {
    while let write = waiting.withLock({ $0?.isEmpty == false ? $0?.removeFirst() : nil }) {
      guard try output(Self.code(of: write.text)) else {
        write.receive(Self.failure)
        return false
      }
      write.receive(.written)
    }
    return true
  }

  /// Returns the control sequence that puts a text into the clipboard.
  ///
  /// (XTerm Control Sequences, 2023, Operating System Commands.)
  static func code(of text: String) -> String {
    "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}"
  }
}
