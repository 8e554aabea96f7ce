#if arch(wasm32)

import ComponentKit
import CWeb

/// Functions that the page calls at the end of a wait, or for each event of a service of the browser.
///
/// Each has a ticket, like a wait of a component.
final class PageCalls: AnyLive {
  /// A function of the page that starts a call: its page, its ticket, and its bytes with their number.
  typealias Service = (Int32, Int32, UnsafeRawPointer?, Int32) -> Void

  private let number = Int32(pages.count)
  private var running: [(ticket: Int32, receive: () -> Bool)] = []
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
    let all = shared
    let ticket = all.newTicket()
    all.running.append((ticket, { receive(eventBuffer) }))
    service(all.number, ticket, bytes, Int32(bytes.count))
    return Cancellation { if shared.remove(ticket) { cweb_abort(shared.number, ticket) } }
  }

  /// Calls a function after some milliseconds, or at each multiple of them, until it is cancelled.
  static func wait(
    _ time: Double,
    isRepeated: Bool,
    _ action: @escaping () -> Void
  ) -> Cancellation {
    let all = shared
    let ticket = all.newTicket()
    var next = cweb_now() + time
    all.running.append(
      (
        ticket,
        {
          if isRepeated {
            // Missed calls are skipped.
            let missed = ((cweb_now() - next) / time).rounded(.down)
            next += time * (1 + max(0, missed))
            cweb_wait(shared.number, ticket, max(0, next - cweb_now()))
          }
          action()
          return !isRepeated
        }
      )
    )
    cweb_wait(all.number, ticket, max(0, time))
    return Cancellation { if shared.remove(ticket) { cweb_stop(shared.number, ticket) } }
  }

  override func elapse(_ ticket: Int) {
    let ticket = Int32(ticket)
    guard let call = running.first(where: { $0.ticket == ticket }) else { return }
    if call.receive() { _ = remove(ticket) }
  }

  private func newTicket() -> Int32 {
    lastTicket += 1
    return lastTicket
  }

  /// Removes a call, and returns whether it was running.
  private func remove(_ ticket: Int32) -> Bool {
    guard let place = running.firstIndex(where: { $0.ticket == ticket }) else { return false }
    running.remove(at: place)
    return true
  }
}

/// The calls, among the components of the page from the first one on.
///
/// This is safe because a module in a browser has one thread.
nonisolated(unsafe) private let shared: PageCalls = {
  let calls = PageCalls()
  pages.append(calls)
  return calls
}()

#endif
