import ComponentKit
import ComponentServices
import Markup
import WebHost

/// Stores a text in the browser, reads it and removes it.
struct Stored: MarkupProgram {
  enum Message: Sendable {
    case write(String)
    case read
    case remove
    case misname
    case ended(StorageEvent)
  }

  let initial = ""

  func update(_ state: inout String, by message: Message) -> Effect<Message> {
    switch message {
    case .write(let text): return access(Page.storage.write(text, for: "user"))
    case .read: return access(Page.storage.read("user"))
    case .remove: return access(Page.storage.remove("user"))
    case .misname: return access(Page.storage.read("no/key"))
    case .ended(.text(let text)): state = text.map { "text \($0)" } ?? "no text"
    case .ended(.written): state = "written"
    case .ended(.failed(let error)): state = error.description
    }
    return .none
  }

  private func access(_ work: Work<StorageEvent>) -> Effect<Message> {
    .work(work.map { .ended($0) })
  }

  func markup(of state: String) -> Markup<Message> {
    .div(
      [],
      [
        .input([.label("text"), .on(.change) { .write($0.value) }]),
        .button([.onClick(.read)], ["read"]),
        .button([.onClick(.remove)], ["remove"]),
        .button([.onClick(.misname)], ["misname"]),
        .p([.role("status")], [.text(state)]),
      ]
    )
  }
}
