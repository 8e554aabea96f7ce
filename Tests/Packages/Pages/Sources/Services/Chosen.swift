import ComponentKit
import ComponentServices
import Markup

/// Reads a file that the person chooses, and saves a new one.
struct Chosen: MarkupProgram {
  enum Message: Sendable {
    case choose
    case save(String)
    case ended(FileEvent)
  }

  let files: FilePicker
  let initial = ""

  func update(_ state: inout String, by message: Message) -> Effect<Message> {
    switch message {
    case .choose: return .work(files.choose(sizeLimit: 1_000).map { .ended($0) })
    case .save(let name):
      let bytes: [UInt8] = [0, 255, 0x63, 0x61, 0x66, 0xC3, 0xA9]
      return .work(files.save(bytes, as: name).map { .ended($0) })
    case .ended(.chosen(let name, let bytes)):
      let list = bytes.map { "\($0)" }.joined(separator: ", ")
      state = "\(name) [\(list)]"
    case .ended(.cancelled): state = "cancelled"
    case .ended(.saved): state = "saved"
    case .ended(.failed(let error)): state = error.description
    }
    return .none
  }

  func markup(of state: String) -> Markup<Message> {
    .div(
      [],
      [
        .button([.onClick(.choose)], ["choose"]),
        .button([.onClick(.save("caf\u{E9} 1.bin"))], ["save"]),
        .button([.onClick(.save("../a"))], ["misname"]),
        .p([.role("status")], [.text(state)]),
      ]
    )
  }
}
