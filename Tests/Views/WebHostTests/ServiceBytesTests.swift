import ComponentKit
import ComponentServices
import Locks
import Testing

@testable import WebHost

@Suite("Bytes of services")
struct ServiceBytesTests {
  @Test("are a call of the clipboard, and its events")
  func clipboard() {
    #expect(ClipboardBytes.read == [0])
    #expect(ClipboardBytes.write("\u{E9}") == [1, 0xC3, 0xA9])
    #expect(ClipboardBytes.event([0]) == .text(""))
    #expect(ClipboardBytes.event([0, 0x61, 0xC3, 0xA9]) == .text("a\u{E9}"))
    #expect(ClipboardBytes.event([1]) == .written)
    #expect(ClipboardBytes.event([2]) == .failed(.refused))
    let absent = ClipboardError.unavailable("this browser has no clipboard for the page")
    #expect(ClipboardBytes.event([3]) == .failed(absent))
    for bytes in [[], [4], [255]] as [[UInt8]] { #expect(ClipboardBytes.event(bytes) == nil) }
  }

  @Test("are a use of files, and its events")
  func files() {
    #expect(FileBytes.choose(5) == [0, 5])
    #expect(FileBytes.choose(-1) == [0, 0])
    #expect(FileBytes.choose(300) == [0, 0xAC, 2])
    #expect(FileBytes.save([7, 8], as: "\u{E9}") == [1, 2, 0xC3, 0xA9, 7, 8])
    func event(_ bytes: [UInt8]) -> FileEvent? { FileBytes.event(bytes, limit: 9) }
    #expect(event([0, 2, 0xC3, 0xA9, 7, 8]) == .chosen(name: "\u{E9}", bytes: [7, 8]))
    #expect(event([0, 1, 0x61]) == .chosen(name: "a", bytes: []))
    #expect(event([0, 9, 0x61]) == .chosen(name: "", bytes: []))
    #expect(event([1]) == .cancelled)
    #expect(event([2]) == .saved)
    #expect(event([3]) == .failed(.tooLarge(limit: 9)))
    #expect(event([4]) == .failed(.refused))
    #expect(event([5]) == .failed(.unavailable("the browser cannot read the file")))
    for bytes in [[], [0], [6], [255]] as [[UInt8]] { #expect(event(bytes) == nil) }
  }

  @Test("are a call of a web socket, and its events")
  func sockets() throws {
    let address = try WebAddress("wss://a")
    #expect(SocketBytes.open(200, address, limit: 5) == [0, 200, 1, 5, 7] + Array("wss://a".utf8))
    #expect(SocketBytes.open(1, address, limit: -1)[2] == 0)
    #expect(SocketBytes.send("\u{E9}", over: 1) == [1, 1, 2, 0xC3, 0xA9])
    func event(_ bytes: [UInt8]) -> WebSocketEvent? { SocketBytes.event(bytes, limit: 9) }
    #expect(event([0]) == .opened)
    #expect(event([1]) == .text(""))
    #expect(event([1, 0xC3, 0xA9]) == .text("\u{E9}"))
    #expect(event([2]) == .bytes([]))
    #expect(event([2, 0, 255]) == .bytes([0, 255]))
    #expect(event([3, 0xE8, 7]) == .closed(code: 1_000))
    let reasons: [NetworkError] = [.unreachable, .interrupted, .tooLarge(limit: 9)]
    for (reason, error) in reasons.enumerated() {
      #expect(event([4, UInt8(reason)]) == .failed(error))
    }
    for bytes in [[], [0, 0], [3], [3, 1, 1], [4, 3], [4], [5], [255]] as [[UInt8]] {
      #expect(event(bytes) == nil)
    }
    #expect(SocketBytes.isSent([5]))
    #expect(!SocketBytes.isSent([6]))
  }

  /// The messages of a piece of work that ends at once.
  private func messages<Message: Sendable>(_ work: Work<Message>) -> [Message] {
    let messages = Locked<[Message]>([])
    _ = work.start(
      Outlet(send: { new in messages.withLock { $0.append(new) } }, finish: {}, fail: { _ in })
    )
    return messages.withLock { $0 }
  }

  @Test("are not needed outside a browser, where each access fails")
  func outside() throws {
    let failure = ClipboardEvent.failed(.unavailable("a page needs a browser"))
    #expect(messages(Page.clipboard.read()) == [failure])
    #expect(messages(Page.clipboard.write("a")) == [failure])
    let absent = FileEvent.failed(.unavailable("a page needs a browser"))
    #expect(messages(Page.files.choose()) == [absent])
    #expect(messages(Page.files.save([1], as: "a")) == [absent])
    let socket = Page.webSockets.events(from: try WebAddress("wss://a"), id: "a")
    #expect(messages(socket) == [.failed(.unsupported("a web socket of a page"))])
  }
}
