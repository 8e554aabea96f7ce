#if arch(wasm32)

import CWeb

/// A function that the page calls after a time.
///
/// The conformance is unchecked: work may cancel from any thread, but a module in a browser has one.
final class PageTimer: @unchecked Sendable {
  let time: Double
  let isRepeated: Bool
  let action: () -> Void
  /// The time of the next call.
  var next: Double
  /// The number of its wait.
  var ticket: Int32 = 0

  init(every time: Double, isRepeated: Bool, _ action: @escaping () -> Void) {
    (self.time, self.isRepeated, self.action) = (time, isRepeated, action)
    next = cweb_now() + time
  }
}

/// All timers of the page, which receive the ends of their waits like a component.
final class PageTimers: AnyLive {
  private let number = Int32(pages.count)
  private var timers: [PageTimer] = []
  private var lastTicket: Int32 = 0

  static func start(_ timer: PageTimer) {
    let all = shared ?? PageTimers()
    if shared == nil {
      shared = all
      pages.append(all)
    }
    all.lastTicket += 1
    timer.ticket = all.lastTicket
    all.timers.append(timer)
    all.wait(for: timer)
  }

  static func stop(_ timer: PageTimer) {
    guard let all = shared, all.take(Int(timer.ticket)) != nil else { return }
    cweb_stop(all.number, timer.ticket)
  }

  override func elapse(_ ticket: Int) {
    guard let timer = take(ticket) else { return }
    if timer.isRepeated {
      // Missed calls are skipped.
      let missed = ((cweb_now() - timer.next) / timer.time).rounded(.down)
      timer.next += timer.time * (1 + max(0, missed))
      timers.append(timer)
      wait(for: timer)
    }
    timer.action()
  }

  private func wait(for timer: PageTimer) {
    cweb_wait(number, timer.ticket, max(0, timer.next - cweb_now()))
  }

  private func take(_ ticket: Int) -> PageTimer? {
    for place in 0..<timers.count where Int(timers[place].ticket) == ticket {
      return timers.remove(at: place)
    }
    return nil
  }
}

/// The timers, once the first one was started.
///
/// This is safe because a module in a browser has one thread.
nonisolated(unsafe) private var shared: PageTimers?

#endif
