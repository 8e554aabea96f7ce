public import ComponentKit

extension ProgramHost {
  /// Notifies an observer of the selected part of the view: at once, and after each change.
  ///
  /// ```swift
  /// struct Counter: Program {
  ///   let initial = 0
  ///   func update(_ count: inout Int, by message: Int) { count += message }
  ///   func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
  /// }
  /// let host = ProgramHost(Component<Elm<Counter>>(Counter()))
  /// let (tens, teller) = AsyncStream.makeStream(of: Int.self)
  /// let token = host.observe { $0 / 10 } tell: { teller.yield($0) }
  /// for message in [4, 5, 6, 1, 9] { host.send(message) }
  /// host.removeObserver(token)
  /// teller.finish()
  /// var told: [Int] = []
  /// for await ten in tens { told.append(ten) }
  /// told  // [0, 1, 2]
  /// ```
  ///
  /// The host selects from each view, in order, while the component is in use. So the view need not
  /// be `Sendable`. Messages that an observer sends wait until all observers are notified.
  ///
  /// - Parameters:
  ///   - select: Returns the value for the observer; it must not read the host.
  ///   - isSame: Whether two values are equal for the observer.
  ///   - observer: Receives the value, on the thread that serves the host.
  ///   - closing: Is called once, when the observer is removed or the host ends.
  /// - Returns: The name by which the observer is removed.
  /// - Complexity: The view is drawn once for all observers of views.
  @discardableResult
  @inlinable
  @inline(__always)
  public func observe<Selected: Sendable>(
    select: @escaping @Sendable (A.Program.View) -> Selected,
    isSame: @escaping @Sendable (Selected, Selected) -> Bool,
    tell observer: @escaping @Sendable (Selected) -> Void,
    closing: (@Sendable () -> Void)? = nil
  ) -> ObserverToken {
    let last = LastSeen<Selected>()
    return core.add(
      render: { [sender = core.sender] in $0.view(send: sender) },
      look: { _, view in
        guard let view else { return false }
        return last.look(at: select(view), isSame)
      },
      tell: { last.notify(observer) },
      closing: closing
    )
  }
}

extension HostCore {
  @usableFromInline
  func add(
    render: Observer<P>.Render?,
    look: @escaping Observer<P>.Look,
    tell: @escaping @Sendable () -> Void,
    closing: (@Sendable () -> Void)?
  ) -> ObserverToken {
    let token = ObserverToken(number: lock.nextNumber())
    let added = Observer<P>(
      token: token,
      render: render,
      look: look,
      notify: tell,
      closing: closing
    )
    if !post(.job { $0.loop.add(added, for: $0) }) { closing?() }
    return token
  }

  @usableFromInline
  func remove(_ token: ObserverToken) { post(.job { $0.loop.remove(token) }) }
}
