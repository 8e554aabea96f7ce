import ComponentKit
import ComponentServices
import Markup

/// Writes a text to the clipboard, and reads it.
struct Copied: MarkupProgram {
  enum Message: Sendable {
    case write(String)
    case read
    case ended(ClipboardEvent)
  }

  let clipboard: Clipboard
  let initial = ""

  func update(_ state: inout String, by message: Message) -> Effect<Message> {
    switch message {
    case .write(let text): return .work(clipboard.write(text).map { .ended($0) })
    case .read: return .work(clipboard.read().map { .ended($0) })
    case .ended(.text(let text)): state = "text \(text)"
    case .ended(.written): state = "written"
    case .ended(.failed(let error)): state = error.description
    }
    return .none
  }

  func markup(of state: String) -> Markup<Message> {
    .div(
      [],
      [
        .button([.onClick(.write("moth \u{E9} \u{1F600}"))], ["write"]),
        .button([.onClick(.write(""))], ["empty"]),
        .button([.onClick(.read)], ["read"]),
        .p([.role("status")], [.text(state)]),
      ]
    )
  }
}
