public import ComponentKit
public import Foundation

/// What waits for its turn in a host.
///
/// Whoever finds the desk here takes it away and serves, until nothing waits. So the right to
/// serve is to have the desk, and there is one.
@usableFromInline
struct Inbox<A: ProgramArchitecture> where A.Program.Message: Sendable {
  /// What is needed to serve, unless somebody does.
  @usableFromInline
  var desk: Desk<A>? = Desk()

  /// What waits, the oldest first.
  @usableFromInline
  var errands: [Errand<A>] = []

  /// Whether the host has been told to end.
  @usableFromInline
  var isEnded = false

  /// The thread that serves, or that did so last.
  @usableFromInline
  var server = pthread_self()

  /// How many errands other threads have left to the one that serves.
  @usableFromInline
  var left = 0

  /// The number of the observer that came last.
  var lastNumber = 0

  /// How many errands of other threads a thread takes on before it leaves the rest to a task.
  @usableFromInline
  static var patience: Int { 1_024 }

  @inlinable
  init() {}
}

/// What becomes of a message or an errand.
@usableFromInline
enum Admission<A: ProgramArchitecture>: Sendable where A.Program.Message: Sendable {
  /// Nobody serves and nothing waits: whoever brought it does it now.
  case now(Desk<A>)

  /// Nobody serves, and it waits behind others: whoever brought it serves.
  case serve(Desk<A>)

  /// Somebody serves, and it waits its turn.
  case waits

  /// The host has ended.
  case late
}

/// What follows when all errands on the desk are done.
@usableFromInline
enum Continuation: Sendable {
  /// More were waiting, and lie on the desk.
  case goOn

  /// Nothing waits, and the desk is free.
  case rest

  /// More is waiting, and the desk is free: somebody else is to serve.
  case handOver
}

extension Inbox {
  /// Takes a message in.
  @inlinable
  mutating func admit(_ message: A.Program.Message) -> Admission<A> {
    if isEnded { return .late }
    if errands.isEmpty, let desk = takeDesk() { return .now(desk) }
    return add(.message(message))
  }

  /// Takes an errand in.
  @usableFromInline
  mutating func admit(_ errand: Errand<A>) -> Admission<A> {
    isEnded && !errand.isDoneAtEnd ? .late : add(errand)
  }

  @usableFromInline
  mutating func add(_ errand: Errand<A>) -> Admission<A> {
    errands.append(errand)
    if let desk = takeDesk() { return .serve(desk) }
    if pthread_equal(server, pthread_self()) == 0 { left += 1 }
    return .waits
  }

  /// Takes the desk with all that waits, unless somebody serves.
  @inlinable
  mutating func takeDesk() -> Desk<A>? {
    guard let taken = desk.take() else { return nil }
    server = pthread_self()
    left = 0
    if !errands.isEmpty { swap(&taken.batch, &errands) }
    return taken
  }

  /// Puts more errands on the desk that is in use, or takes the desk back.
  @inlinable
  mutating func goOn(_ used: Desk<A>) -> Continuation {
    if errands.isEmpty {
      desk = used
      return .rest
    }
    if left > Self.patience {
      desk = used
      return .handOver
    }
    swap(&used.batch, &errands)
    return .goOn
  }

  /// Takes the desk back with errands that were not done, which come before all others.
  @usableFromInline
  mutating func putBack(_ used: Desk<A>) {
    errands.insert(contentsOf: used.batch, at: 0)
    used.batch = []
    desk = used
  }

  /// Returns a number for an observer; none is used twice.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}
