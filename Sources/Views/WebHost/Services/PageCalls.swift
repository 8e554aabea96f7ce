#if arch(wasm32)

import ComponentKit
import CWeb

/// The calls of services of the browser, which receive their events like the ends of waits.
final class PageCalls: AnyLive {
  /// A function of the page that starts a call: its page, its ticket, and its bytes with their number.
  typealias Service = (Int32, Int32, UnsafeRawPointer?, Int32) -> Void

  private let number = Int32(pages.count)
  private var running: [(ticket: Int32, receive: ([UInt8]) -> Bool)] = []
  private var lastTicket: Int32 = 0

  /// Starts a call of a service.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the call.
  ///   - service: The function of the page.
  ///   - receive: Receives the bytes of each event, and returns whether it was the last one.
  /// - Returns: A means to cancel the call, which then has no more events.
  static func start(
    _ bytes: [UInt8],
    _ service: Service,
    _ receive: @escaping ([UInt8]) -> Bool
  ) -> Cancellation {
    let all = shared ?? PageCalls()
    if shared == nil {
      shared = all
      pages.append(all)
    }
    all.lastTicket += 1
    let ticket = all.lastTicket
    all.running.append((ticket, receive))
    service(all.number, ticket, bytes, Int32(bytes.count))
    return Cancellation { shared?.stop(ticket) }
  }

  override func elapse(_ ticket: Int) {
    let ticket = Int32(ticket)
    guard let call = running.first(where: { $0.ticket == ticket }) else { return }
    if call.receive(eventBuffer) { remove(ticket) }
  }

  private func stop(_ ticket: Int32) {
    guard running.contains(where: { $0.ticket == ticket }) else { return }
    remove(ticket)
    cweb_abort(number, ticket)
  }

  private func remove(_ ticket: Int32) { running.removeAll { $0.ticket == ticket } }
}

/// The calls, once the first one was started.
///
/// This is safe because a module in a browser has one thread.
nonisolated(unsafe) private var shared: PageCalls?

#endif
