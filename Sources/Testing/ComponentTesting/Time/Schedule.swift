/// The actions of a test clock, with their times.
struct Schedule: Sendable {
  /// An action and its time.
  struct Entry: Sendable {
    let number: Int
    let time: TestClock.Instant
    let action: @Sendable () -> Void

    /// Ends the sleep of a task that is cancelled; nil for an action that is no sleep.
    let cancel: (@Sendable () -> Void)?
  }

  /// The time that the clock shows.
  private(set) var now = TestClock.Instant()

  /// The actions, the earliest first; of two at one time the one that was added first.
  private(set) var entries: [Entry] = []

  /// The tasks that wait for a number of tasks to sleep.
  var watchers = CountWaiters()

  /// The sleeps that were cancelled before they began.
  private var cancelled: Set<Int> = []

  private var count = 0

  /// How many tasks sleep.
  var sleepers: Int { entries.count { $0.cancel != nil } }

  /// Returns a number that was not given before.
  mutating func newNumber() -> Int {
    count += 1
    return count
  }
}

// MARK: - Adding and removing

extension Schedule {
  /// Adds an action, and returns its number.
  mutating func add(at time: TestClock.Instant, _ action: @escaping @Sendable () -> Void) -> Int {
    let number = newNumber()
    insert(Entry(number: number, time: time, action: action, cancel: nil))
    return number
  }

  private mutating func insert(_ entry: Entry) {
    let place = entries.firstIndex { $0.time > entry.time } ?? entries.count
    entries.insert(entry, at: place)
  }

  /// Removes the action of a number.
  mutating func remove(_ number: Int) -> Entry? {
    entries.firstIndex { $0.number == number }.map { entries.remove(at: $0) }
  }

  /// Moves the clock to the next action that is due, and returns it; else to the time given.
  mutating func next(until time: TestClock.Instant) -> (@Sendable () -> Void)? {
    if let first = entries.first, first.time <= time {
      now = max(now, first.time)
      return entries.removeFirst().action
    }
    now = max(now, time)
    return nil
  }
}

// MARK: - Sleeping

extension Schedule {
  /// Puts a task to sleep, and returns how to resume the tasks that are due now.
  mutating func sleep(
    _ number: Int,
    until time: TestClock.Instant,
    _ continuation: CheckedContinuation<Void, any Error>
  ) -> [@Sendable () -> Void] {
    if cancelled.remove(number) != nil {
      return [{ continuation.resume(throwing: CancellationError()) }]
    }
    if time <= now { return [{ continuation.resume() }] }
    insert(
      Entry(
        number: number,
        time: time,
        action: { continuation.resume() },
        cancel: { continuation.resume(throwing: CancellationError()) }
      )
    )
    return watchers.removeAll(reaching: sleepers).map { watcher in { watcher.resume() } }
  }

  /// Ends a sleep, also one that has not begun; returns how to resume the task.
  mutating func cancelSleep(_ number: Int) -> (@Sendable () -> Void)? {
    if let entry = remove(number) { return entry.cancel }
    cancelled.insert(number)
    return nil
  }
}
