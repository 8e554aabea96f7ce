import Foundation
import Locks

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A server on a port of this machine that answers each connection with some bytes.
///
/// It ends with the process.
final class LoopbackServer: Sendable {
  let port: Int
  private let received = Locked<[String]>([])

  /// An event for each answer, when no more of it is sent.
  let ends: AsyncStream<Void>

  /// The requests, as they came.
  var requests: [String] { received.withLock { $0 } }

  /// Creates a server whose answers are functions of the first lines of the requests.
  ///
  /// An answer has parts, which are made and sent one after the other, with some milliseconds between
  /// them. The connection ends after them, or when the other side has closed it.
  init(
    encoding: String.Encoding = .utf8,
    _ answer: @escaping @Sendable (_ firstLine: String, _ port: Int) -> any Sequence<String>
  ) {
    #if canImport(Glibc)
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        precondition(bind(listener, pointer, size) == 0 && listen(listener, 128) == 0)
        getsockname(listener, pointer, &size)
      }
    }
    let port = Int(UInt16(bigEndian: address.sin_port))
    self.port = port
    let received = received
    let (ends, teller) = AsyncStream.makeStream(of: Void.self)
    self.ends = ends
    Thread.detachNewThread {
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        Thread.detachNewThread {
          let request = Self.readRequest(connection)
          received.withLock { $0.append(request) }
          let line = request.prefix { $0 != "\r\n" }
          for part in answer(String(line), port) {
            var bytes = Array(part.data(using: encoding) ?? Data())
            guard send(connection, &bytes, bytes.count, Int32(MSG_NOSIGNAL)) >= 0 else { break }
            usleep(5000)
          }
          close(connection)
          teller.yield()
        }
      }
    }
  }

  private static func readRequest(_ connection: Int32) -> String {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      all += buffer[..<count]
      let text = String(decoding: all, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { continue }
      let length = text.lowercased().components(separatedBy: "content-length: ").dropFirst().first
        .flatMap { Int($0.prefix { $0.isNumber }) }
      if text[end.upperBound...].utf8.count >= length ?? 0 { break }
    }
    return String(decoding: all, as: UTF8.self)
  }
}
