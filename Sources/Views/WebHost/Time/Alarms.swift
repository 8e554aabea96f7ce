#if arch(wasm32)

import CWeb

/// A function that is to be called.
///
/// Unchecked, since work may cancel it from any thread: a module in a browser has one.
final class Alarm: @unchecked Sendable {
  let time: Double
  let isRepeated: Bool
  let ring: () -> Void
  /// When it is called next.
  var next: Double
  /// The number of its wait.
  var ticket: Int32 = 0

  init(every time: Double, isRepeated: Bool, _ ring: @escaping () -> Void) {
    (self.time, self.isRepeated, self.ring) = (time, isRepeated, ring)
    next = cweb_now() + time
  }
}

/// What is to be called on the page: told of the ends of its waits as a component is.
final class Alarms: AnyLive {
  private let number = Int32(pages.count)
  private var alarms: [Alarm] = []
  private var lastTicket: Int32 = 0

  static func start(_ alarm: Alarm) {
    let all = shared ?? Alarms()
    if shared == nil {
      shared = all
      pages.append(all)
    }
    all.lastTicket += 1
    alarm.ticket = all.lastTicket
    all.alarms.append(alarm)
    all.wait(for: alarm)
  }

  static func stop(_ alarm: Alarm) {
    guard let all = shared, all.take(Int(alarm.ticket)) != nil else { return }
    cweb_stop(all.number, alarm.ticket)
  }

  override func elapse(_ ticket: Int) {
    guard let alarm = take(ticket) else { return }
    if alarm.isRepeated {
      // What was missed is left out.
      let missed = ((cweb_now() - alarm.next) / alarm.time).rounded(.down)
      alarm.next += alarm.time * (1 + max(0, missed))
      alarms.append(alarm)
      wait(for: alarm)
    }
    alarm.ring()
  }

  private func wait(for alarm: Alarm) {
    cweb_wait(number, alarm.ticket, max(0, alarm.next - cweb_now()))
  }

  private func take(_ ticket: Int) -> Alarm? {
    for place in 0..<alarms.count where Int(alarms[place].ticket) == ticket {
      return alarms.remove(at: place)
    }
    return nil
  }
}

/// All of them, once there is one.
///
/// Unsafe by its type only: a module in a browser has one thread.
nonisolated(unsafe) private var shared: Alarms?

#endif
