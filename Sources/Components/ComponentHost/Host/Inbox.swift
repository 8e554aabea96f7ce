import ComponentKit

/// What waits for its turn in a host.
struct Inbox<A: ProgramArchitecture> where A.Program.Message: Sendable {
  /// What waits, the oldest first.
  var errands: [Errand<A>] = []

  /// Whether the host has been told to end.
  var isEnded = false

  /// How many errands other threads have left to the one that serves.
  var left = 0

  /// The number of the observer that came last.
  private var lastNumber = 0

  /// How many errands of other threads a thread takes on before it leaves the rest to a task.
  static var patience: Int { 1_024 }

  /// Returns a number for an observer; none is used twice.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

/// What becomes of an errand.
enum Admission {
  /// Nobody serves: whoever brought it does.
  case serve

  /// Somebody serves, and it waits its turn.
  case waits

  /// The host has ended.
  case late
}

/// What follows when all errands on the desk are done.
enum Continuation {
  /// More were waiting, and lie on the desk.
  case goOn

  /// Nothing waits, and nobody serves any longer.
  case rest

  /// More is waiting, and nobody serves: somebody else is to.
  case handOver
}
