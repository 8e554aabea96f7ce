import ComponentServices
import EmbeddedText
import Foundation
import Locks
import SystemFiles

/// A server of HTTP on a port of this machine, which no other machine reaches.
///
/// Each connection has one request, and a thread of its own. (RFC 9112, 2022.)
final class HTTPListener: Sendable {
  /// A request, as it came.
  struct Request: Sendable {
    let method: String
    let path: String
    let headers: Headers
    let body: String
  }

  /// What a request is answered with.
  enum Answer {
    /// A whole response.
    case response(HTTPResponse)

    /// Events, from a function that waits for the next bytes and returns nil at the end.
    case events(@Sendable () -> String?)
  }

  /// The port.
  let port: Int

  private let descriptor: Int32

  /// Binds a port; 0 is one that is free.
  init(port: Int) throws(SystemError) {
    #if canImport(Glibc)
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw .latest }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    // A port is free again as soon as its server has ended.
    Self.set(SO_REUSEADDR, Int32(1), of: descriptor)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let error: SystemError? = withUnsafeMutablePointer(to: &address) { [descriptor] pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        guard bind(descriptor, pointer, size) == 0, listen(descriptor, 128) == 0,
          getsockname(descriptor, pointer, &size) == 0
        else { return .latest }
        return nil
      }
    }
    if let error {
      close(descriptor)
      throw error
    }
    self.port = Int(in_port_t(bigEndian: address.sin_port))
  }

  private static func set<Value: BitwiseCopyable>(
    _ option: Int32,
    _ value: Value,
    of descriptor: Int32
  ) {
    var value = value
    setsockopt(descriptor, SOL_SOCKET, option, &value, socklen_t(MemoryLayout<Value>.size))
  }

  /// Ends ``serve(_:)``.
  func stop() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Answers requests until ``stop()``.
  func serve(_ answer: @escaping @Sendable (Request) -> Answer) {
    while true {
      let connection = accept(descriptor, nil, nil)
      if connection < 0, errno == EINTR || errno == ECONNABORTED { continue }
      // No file is left for a connection: one of those that are open ends first.
      if connection < 0, errno == EMFILE || errno == ENFILE {
        usleep(100_000)
        continue
      }
      guard connection >= 0 else { break }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      Thread.detachNewThread {
        Self.set(SO_RCVTIMEO, timeval(tv_sec: 10, tv_usec: 0), of: connection)
        Self.set(SO_SNDTIMEO, timeval(tv_sec: 10, tv_usec: 0), of: connection)
        withoutPipeSignal { Self.answer(connection, answer) }
        close(connection)
      }
    }
    close(descriptor)
  }

  private static func answer(_ connection: Int32, _ answer: (Request) -> Answer) {
    let given: Answer
    do throws(Rejection) {
      given = answer(try request(of: connection))
    } catch {
      given = .response(HTTPResponse(status: error.status, body: error.reason))
    }
    switch given {
    case .response(let response): _ = write(response, to: connection)
    case .events(let next):
      let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"
      guard write(head + "Cache-Control: no-store\r\nConnection: close\r\n\r\n", connection) else {
        return
      }
      while let text = next() { if !write(text, connection) { return } }
    }
  }

  private static func write(_ response: HTTPResponse, to connection: Int32) -> Bool {
    var head = "HTTP/1.1 \(response.status) \r\n"
    for (name, value) in response.headers.all { head += "\(name): \(value)\r\n" }
    head += "Content-Length: \(response.body.count)\r\n"
    head += "Cache-Control: no-store\r\nConnection: close\r\n\r\n"
    return (try? writeAll(Array(head.utf8) + response.body, to: connection)) != nil
  }

  private static func write(_ text: String, _ connection: Int32) -> Bool {
    (try? writeAll(Array(text.utf8), to: connection)) != nil
  }
}

// MARK: - Reading

extension HTTPListener {
  /// Why bytes are no request.
  private struct Rejection: Error {
    let status: Int
    let reason: String

    static let malformed = Rejection(status: 400, reason: "the request must be one of HTTP/1.1\n")
    static let tooLarge = Rejection(status: 413, reason: "a request must have at most 1 MB\n")
  }

  /// How many bytes the head and the body may have.
  private static let limits = (head: 64 << 10, body: 1 << 20)

  private static func request(of connection: Int32) throws(Rejection) -> Request {
    var bytes: [UInt8] = []
    var end: Int?
    while end == nil {
      guard bytes.count < limits.head, read(from: connection, to: &bytes) else {
        throw .malformed
      }
      end = bytes.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound
    }
    guard let end, let head = String(validating: bytes[..<(end - 4)], as: UTF8.self) else {
      throw .malformed
    }
    let lines = head.components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/1.") else {
      throw .malformed
    }
    var headers = Headers()
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { throw .malformed }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      headers[String(line[..<colon])] = value
    }
    // A page of another server, whose name leads to this machine, is no page of this one.
    let host = headers["Host"]?.split(separator: ":").first
    guard host == "127.0.0.1" || host == "localhost" else {
      throw Rejection(status: 403, reason: "the host must be 127.0.0.1 or localhost\n")
    }
    let count = headers["Content-Length"].map { Int($0) ?? -1 } ?? 0
    guard count >= 0, headers["Transfer-Encoding"] == nil else { throw .malformed }
    guard count <= limits.body else { throw .tooLarge }
    while bytes.count < end + count {
      guard read(from: connection, to: &bytes) else { throw .malformed }
    }
    guard let body = String(validating: bytes[end..<(end + count)], as: UTF8.self) else {
      throw .malformed
    }
    let path = words[1].split(separator: "?", maxSplits: 1)[0]
    return Request(method: String(words[0]), path: String(path), headers: headers, body: body)
  }

  /// Appends the next bytes of a connection, and returns whether there were any.
  private static func read(from connection: Int32, to bytes: inout [UInt8]) -> Bool {
    let count = withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: 1) { buffer in
      let count = recv(connection, buffer.baseAddress, buffer.count, 0)
      if count > 0 { bytes += buffer[..<count] }
      return count
    }
    return count > 0
  }
}
