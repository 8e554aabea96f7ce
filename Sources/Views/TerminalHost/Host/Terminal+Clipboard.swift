import CTerminal
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
  /// short texts. To read fails, since terminals do not give the clipboard to programs. To write fails
  /// where no program fills the screen of a terminal.
  public static var clipboard: Clipboard {
    Clipboard(
      read: { receive in
        receive(.failed(.unavailable("a terminal does not give its clipboard to a program")))
        return .none
      },
      write: { text, receive in
        ClipboardWrites.shared.add(text, receive)
        return .none
      }
    )
  }
}

/// The texts that wait for the terminal of this process, which has one at a time.
final class ClipboardWrites: Sendable {
  private typealias Write = (text: String, receive: Clipboard.Receive)

  static let shared = ClipboardWrites()

  private static let failure = ClipboardEvent.failed(
    .unavailable("the clipboard needs a program that fills the screen of a terminal")
  )

  /// Nil while no program fills the screen.
  private let waiting = Locked<[Write]?>(nil)

  private init() {}

  /// Accepts texts from now on.
  func open() { waiting.withLock { $0 = [] } }

  /// Accepts no more texts; those that wait fail.
  func close() {
    let left = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting ?? []
    }
    for write in left { write.receive(Self.failure) }
  }

  /// Adds a text, and wakes the thread that draws.
  func add(_ text: String, _ receive: @escaping Clipboard.Receive) {
    let isOpen = waiting.withLock { waiting in
      waiting?.append((text, receive))
      return waiting != nil
    }
    if isOpen { terminal_notify() } else { receive(Self.failure) }
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
