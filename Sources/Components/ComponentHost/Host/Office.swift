public import CTurn
public import ComponentKit
import Locks

/// Where threads take turns at a host: one serves at the desk, and one uses the component.
///
/// ## Why threads may share it
///
/// The component came in as `sending`. The realm is only touched between `turn_begin` or `turn_use`
/// and `turn_release`, and what a body takes out of it is `sending` too, so no part of the component
/// that is not `Sendable` gets out. `ProgramHost.send` takes its turn itself, and takes out an `Outcome`,
/// which is `Sendable`. All else is `Sendable`.
@usableFromInline
final class Office<A: ProgramArchitecture>: @unchecked Sendable where A.Program.Message: Sendable {
  /// Who serves, and who uses the component.
  @usableFromInline
  let turn = turn_create()

  /// The component and what stands before it.
  @usableFromInline
  let realm: UnsafeMutablePointer<Realm<A>>

  /// What waits.
  private let inbox = Locked(Inbox<A>())

  init(_ realm: sending Realm<A>) {
    self.realm = .allocate(capacity: 1)
    self.realm.initialize(to: realm)
  }

  deinit {
    realm.deinitialize(count: 1)
    realm.deallocate()
    turn_destroy(turn)
  }
}

// MARK: - Using the component

extension Office {
  /// Uses the component, when no other thread does.
  ///
  /// - Returns: The result, or nil if this thread is using the component already.
  @inlinable
  func use<Result>(
    _ body: (inout sending Realm<A>) -> sending Result
  ) -> sending Result? {
    guard turn_use(turn) else { return nil }
    defer { _ = turn_release(turn) }
    return body(&realm.pointee)
  }

  /// Uses the component, when no other thread does, and returns whether this thread has put
  /// something off meanwhile.
  ///
  /// It traps if this thread is using the component already.
  @inlinable
  func read<Result: Sendable>(
    _ body: (Component<A>) -> Result
  ) -> (result: Result, owes: Bool) {
    guard turn_use(turn) else {
      preconditionFailure("a component must not be read while it is being read or changed")
    }
    let result = realm.pointee.read(body)
    return (result, turn_release(turn))
  }
}

// MARK: - Serving

extension Office {
  /// Takes an errand in, and says what becomes of it.
  func admit(_ errand: Errand<A>, to desk: Desk<A>) -> Admission {
    inbox.withLock { inbox in
      if inbox.isEnded && !errand.isDoneAtEnd { return .late }
      inbox.errands.append(errand)
      if take(&inbox, to: desk) { return .serve }
      if !turn_is_mine(turn) { inbox.left += 1 }
      return .waits
    }
  }

  /// Takes what waits to the desk, unless nothing does or somebody serves.
  func take(to desk: Desk<A>) -> Bool {
    inbox.withLock { !$0.errands.isEmpty && take(&$0, to: desk) }
  }

  private func take(_ inbox: inout Inbox<A>, to desk: Desk<A>) -> Bool {
    guard turn_serve(turn) else { return false }
    inbox.left = 0
    swap(&desk.batch, &inbox.errands)
    return true
  }

  /// Takes more to the desk, or ends the service.
  func goOn(_ desk: Desk<A>) -> Continuation {
    inbox.withLock { inbox in
      if inbox.errands.isEmpty {
        inbox.left = 0
        if inbox.isEnded { turn_leave(turn) } else { turn_clear(turn) }
        return .rest
      }
      if inbox.left > Inbox<A>.patience {
        turn_leave(turn)
        return .handOver
      }
      swap(&desk.batch, &inbox.errands)
      return .goOn
    }
  }

  /// Ends the service with errands that were not done, which come before all others.
  func putOff(_ desk: Desk<A>) {
    inbox.withLock { inbox in
      inbox.errands.insert(contentsOf: desk.batch, at: 0)
      desk.batch = []
      turn_put_off(turn)
    }
  }

  /// Lets only errands in from now on that are done at the end.
  func end() {
    inbox.withLock { inbox in
      inbox.isEnded = true
      turn_note(turn)
    }
  }

  /// Returns a number for an observer; none is used twice.
  func nextNumber() -> Int { inbox.withLock { $0.nextNumber() } }
}
