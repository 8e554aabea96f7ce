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
  /// - Returns: The name by which the observer is removed.
  /// - Complexity: The view is drawn once for all observers of views.
  @discardableResult
  @inlinable
  @inline(__always)
  public func observe<Selected: Sendable>(
    select: @escaping @Sendable (A.Program.View) -> Selected,
    isSame: @escaping @Sendable (Selected, Selected) -> Bool,
    tell observer: @escaping @Sendable (Selected) -> Void
  ) -> ObserverToken {
    let last = LastSeen<Selected>()
    return add(
      render: { [sender] in $0.view(send: sender) },
      look: { _, view in
        guard let view else { return false }
        return last.look(at: select(view), isSame)
      },
      tell: { last.notify(observer) },
      closing: nil
    )
  }

  /// Notifies an observer of the selected part of the view: at once, and when it differs.
  @discardableResult
  @inlinable
  public func observe<Selected: Equatable & Sendable>(
    select: @escaping @Sendable (A.Program.View) -> Selected,
    tell observer: @escaping @Sendable (Selected) -> Void
  ) -> ObserverToken {
    observe(select: select, isSame: { $0 == $1 }, tell: observer)
  }

  /// Notifies an observer of the view: at once, and after each accepted message.
  @discardableResult
  @inlinable
  public func observe(
    _ observer: @escaping @Sendable (A.Program.View) -> Void
  ) -> ObserverToken where A.Program.View: Sendable {
    watchViews(tell: observer, closing: nil)
  }

  /// Removes an observer; a running notification still reaches it.
  ///
  /// - Complexity: O(observers), when the host serves the call.
  public func removeObserver(_ token: ObserverToken) {
    post(.job { $0.loop.remove(token) })
  }

  /// Returns the views from now on, each once and in order; the sequence ends with the host.
  @inlinable
  public func views() -> AsyncStream<A.Program.View> where A.Program.View: Sendable {
    let (stream, continuation) = AsyncStream.makeStream(of: A.Program.View.self)
    let token = watchViews(tell: { continuation.yield($0) }, closing: { continuation.finish() })
    continuation.onTermination = { [weak self] _ in self?.removeObserver(token) }
    return stream
  }

  /// Adds an observer of the component, for any view.
  ///
  /// The host notifies it when `look` has returned true. It calls `closing` once, when the
  /// observer is removed or the host ends.
  package func watch(
    look: @escaping @Sendable (Component<A>) -> Bool,
    tell: @escaping @Sendable () -> Void,
    closing: (@Sendable () -> Void)? = nil
  ) -> ObserverToken {
    add(render: nil, look: { component, _ in look(component) }, tell: tell, closing: closing)
  }

  /// Adds an observer of each view.
  @inlinable
  func watchViews(
    tell observer: @escaping @Sendable (A.Program.View) -> Void,
    closing: (@Sendable () -> Void)?
  ) -> ObserverToken where A.Program.View: Sendable {
    let last = LastSeen<A.Program.View>()
    return add(
      render: { [sender] in $0.view(send: sender) },
      look: { _, view in
        guard let view else { return false }
        return last.take(view)
      },
      tell: { last.notify(observer) },
      closing: closing
    )
  }

  @usableFromInline
  func add(
    render: Observer<A>.Render?,
    look: @escaping Observer<A>.Look,
    tell: @escaping @Sendable () -> Void,
    closing: (@Sendable () -> Void)?
  ) -> ObserverToken {
    let token = ObserverToken(number: lock.nextNumber())
    let added = Observer<A>(
      token: token,
      render: render,
      look: look,
      notify: tell,
      closing: closing
    )
    if !post(.job { $0.loop.add(added, for: $0) }) { closing?() }
    return token
  }
}
