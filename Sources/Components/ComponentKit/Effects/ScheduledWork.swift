/// A piece of work that has not ended.
@usableFromInline
package struct ScheduledWork<Message> {
  /// The work.
  @usableFromInline
  package let work: Work<Message>
  /// The sequence or group that goes on when the work ends.
  @usableFromInline
  let stage: Int?
  /// The origin of the message that requested the work.
  @usableFromInline
  package let origin: Int
  /// Whether the work has been started; if not, it is queued or delayed.
  @usableFromInline
  package internal(set) var isStarted: Bool

  @inlinable
  init(work: Work<Message>, stage: Int?, origin: Int, isStarted: Bool) {
    self.work = work
    self.stage = stage
    self.origin = origin
    self.isStarted = isStarted
  }
}

/// All work of a name.
@usableFromInline
struct WorkLine: Sendable {
  /// The running work.
  @usableFromInline
  var running: [Int] = []
  @usableFromInline
  var queued: ArraySlice<Int> = []
  /// The work that starts when the wait ends.
  @usableFromInline
  var delayed: Int?
  /// The wait of the policies that delay work.
  @usableFromInline
  var wait: Int?

  @inlinable
  init() {}

  @inlinable
  var isIdle: Bool { running.isEmpty && queued.isEmpty && delayed == nil }
  /// The work that runs and the work that waits.
  @inlinable
  var tickets: [Int] {
    var tickets = running
    tickets += queued
    if let delayed { tickets.append(delayed) }
    if let wait { tickets.append(wait) }
    return tickets
  }

  @inlinable
  mutating func removeRunning(_ ticket: Int) {
    if let index = running.firstIndex(of: ticket) { running.remove(at: index) }
  }
}

/// Effects of which some have not ended, and the effects after them.
@usableFromInline
struct EffectStage<Message> {
  @usableFromInline
  var pending = 0
  var rest: ArraySlice<Effect<Message>>
  @usableFromInline
  let parent: Int?
  let origin: Int

  init(rest: ArraySlice<Effect<Message>>, parent: Int?, origin: Int) {
    self.rest = rest
    self.parent = parent
    self.origin = origin
  }
}

extension ScheduledWork: Sendable where Message: Sendable {}
extension EffectStage: Sendable where Message: Sendable {}
