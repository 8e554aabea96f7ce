import Locks

/// The threads of the process that wait for a component, and those that use such a component.
///
/// An update or a view of one host may read another host, and waits while that one is in use. If hosts
/// read each other in a circle, their threads would wait for ever. So each thread notes what it is
/// going to wait for, and looks along the notes whether that thread waits, itself or through others,
/// for this one.
///
/// A thread that finds the component free notes nothing and looks at nothing: this costs only those
/// that wait anyway.
///
/// ## Why it has no false alarms, and misses no circle
///
/// A host notes, while it holds its mutex, each beginning of a wait and each thread that the component
/// is handed to. So the notes are right at every moment for all components that a thread waits for. A
/// circle closes when its last thread begins to wait, which then sees the others.
struct WaitingThreads {
  /// The component that each waiting thread waits for.
  private var awaited: [ThreadID: ObjectIdentifier] = [:]

  /// The thread that uses each component that a thread waits for.
  private var users: [ObjectIdentifier: ThreadID] = [:]

  private static let all = Locked(WaitingThreads())

  /// Notes that a thread waits for a component; ends the process if it would wait for itself.
  static func note(
    _ thread: ThreadID,
    waitsFor component: ObjectIdentifier,
    usedBy user: ThreadID
  ) {
    let isCircle = all.withLock { all in
      all.awaited[thread] = component
      all.users[component] = user
      return all.waitsForItself(thread)
    }
    if isCircle {
      fatalError(
        """
        hosts must not wait for each other; got an update, view, selection or middleware of one that \
        reads another, which reads the first; send a message instead
        """
      )
    }
  }

  /// Notes that a thread, which waited for a component, uses it now.
  static func note(_ thread: ThreadID, uses component: ObjectIdentifier, isAwaited: Bool) {
    all.withLock { all in
      all.awaited[thread] = nil
      all.users[component] = isAwaited ? thread : nil
    }
  }

  /// Returns whether a thread waits for a component that it uses, or for a thread that waits for it.
  private func waitsForItself(_ thread: ThreadID) -> Bool {
    var next = awaited[thread]
    while let component = next, let user = users[component] {
      if user == thread { return true }
      next = awaited[user]
    }
    return false
  }
}
