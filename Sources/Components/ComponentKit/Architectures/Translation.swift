public import CofreeFree
public import Comonads
public import FreeMonad
public import LedgerUpdate
public import ReplicaSync
public import StoreState

extension Component where A: VisibleState {
  /// Returns the component of the same program, in its present state, in another architecture.
  ///
  /// ```swift
  /// struct Counter: Program {
  ///   let initial = 0
  ///   func update(_ count: inout Int, by message: Int) { count += message }
  ///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
  /// }
  /// var counter = Component<React<Counter>>(Counter())
  /// counter.setState { $0 = 40 }
  /// var machine = counter.copy(in: Elm<Counter>.self)
  /// machine.send(2)
  /// machine.view  // "42"
  /// ```
  ///
  /// Pending effects move to the new component. A log starts again, since it records the history of
  /// a state in its own architecture. An architecture that hides the state has no way back: the
  /// compiler rejects it.
  ///
  /// ## Laws
  ///
  /// ```text
  /// c.copy(in: B.self).view == c.view
  /// c.send(m); c.copy(in: B.self)  is  d = c.copy(in: B.self); d.send(m)
  /// ```
  ///
  /// (Stores go to ledgers and ledgers to machines by morphisms of comonads, so programs of the
  /// latter run in the former: Freeman, Comonads as spaces, 2016.)
  ///
  /// - Complexity: One new space; the next message copies the state, once.
  @inlinable
  public func copy<B: ProgramArchitecture>(in architecture: B.Type) -> Component<B>
  where B.Program == A.Program {
    Component<B>(B.space(of: focused.extract().programState))
  }
}

extension Component {
  /// Returns the component that takes the same messages and no queries.
  ///
  /// ```text
  /// c.withoutQueries().view == c.view
  /// c.send(m); c.withoutQueries()  is  d = c.withoutQueries(); d.send(m)
  /// ```
  ///
  /// - Complexity: One new space; the next message copies the state, once.
  @inlinable
  public func withoutQueries<P>() -> Component<Elm<P>> where A == Halogen<P> {
    Component<Elm<P>>(Elm.space(of: focused.extract().programState))
  }
}

extension Component {
  /// Returns the component of the program for one person, in the state that is shown.
  ///
  /// ```text
  /// c.shown(in: B.self).view == c.view
  /// c.send(m); c.shown(in: B.self)  is  d = c.shown(in: B.self); d.send(m)
  /// ```
  ///
  /// - Complexity: One new space; the next message copies the state, once.
  public func shown<P, B: ProgramArchitecture>(in architecture: B.Type) -> Component<B>
  where A == Optimistic<P>, B.Program == P {
    let whole = focused.shape
    var running = ProgramState(whole.program.base, state: whole.state.shown)
    running.heldEffects = whole.heldEffects
    return Component<B>(B.space(of: running))
  }

  /// Returns the component of the program for one person, in the state that is confirmed.
  ///
  /// ```text
  /// c.receive(.theirs(m)); c.confirmed(in: B.self)  is  d = c.confirmed(in: B.self); d.send(m)
  /// c.send(m); c.confirmed(in: B.self)              is  c.confirmed(in: B.self)
  /// ```
  ///
  /// - Complexity: One new space; the next message copies the state, once.
  public func confirmed<P, B: ProgramArchitecture>(in architecture: B.Type) -> Component<B>
  where A == Optimistic<P>, B.Program == P {
    let whole = focused.shape
    return Component<B>(
      B.space(of: ProgramState(whole.program.base, state: whole.state.confirmed))
    )
  }
}

// MARK: - Movements

// Movements go the other way: what Elm's movement says can be said in Redux and in Halogen, and what a
// thunk says can be said in React. There is no way down, since a thunk reads the state.

extension Update {
  /// Creates the thunk that dispatches what a movement of `Elm` sends.
  ///
  /// ```swift
  /// struct Counter: Program {
  ///   let initial = 0
  ///   func update(_ count: inout Int, by message: Int) { count += message }
  ///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
  /// }
  /// let twice: Elm<Counter>.Movement = Free.send(2).flatMap { Free.send(3) }
  /// var redux = Component<Redux<Counter>>(Counter())
  /// redux.move(by: Thunk<Counter>(twice))
  /// redux.actions()  // [2, 3]
  /// ```
  ///
  /// ```text
  /// c.move(by: Update(m)); c.copy(in: Elm.self)  is  c.copy(in: Elm.self) moved by m
  /// ```
  @inlinable
  public init<P>(_ movement: Free<Inputs<P.Message>, Value>) where Action == Dispatching<P> {
    self.init { store in movement.fold { store.dispatch($0) } }
  }
}

extension State {
  /// Creates the state program that does what a thunk of `Redux` does, and keeps no log.
  ///
  /// ```text
  /// c.move(by: State(m)); c.copy(in: Redux.self)  is  c.copy(in: Redux.self) moved by m
  /// ```
  ///
  /// - Complexity: That of the thunk; the state is changed in place.
  @inlinable
  public init<P>(_ thunk: Update<Dispatching<P>, Value>) where Position == ProgramState<P> {
    self.init { state in
      // Moved into the store and back: a copy would make the first dispatch copy the state whole.
      var store = Dispatcher<Dispatching<P>>(state: consume state)
      let value = thunk.run(&store)
      state = store.state
      return value
    }
  }
}

extension Sync {
  /// Creates the movement of `Optimistic` that sends what a thunk of `Redux` dispatches in the state that
  /// is shown.
  ///
  /// ```text
  /// c.move(by: Sync(m)); c.shown(in: Redux.self)  is  c.shown(in: Redux.self) moved by m
  /// ```
  ///
  /// - Complexity: Twice that of the thunk, and a copy of the state.
  public init<P>(_ thunk: Update<Dispatching<P>, Value>)
  where Shape == ProgramState<Replicated<P>> {
    self.init { syncing in
      let whole = syncing.shape
      let shown = ProgramState(whole.program.base, state: whole.state.shown)
      let (log, value) = thunk.run(from: shown)
      for message in log { syncing.make(message) }
      return value
    }
  }
}

extension Free {
  /// Creates the movement of `Halogen` that sends what a movement of `Elm` sends.
  ///
  /// ```text
  /// c.move(by: Free(m)); c.withoutQueries()  is  c.withoutQueries() moved by m
  /// ```
  public init<P>(_ movement: Free<Inputs<P.Message>, Value>) where F == Queries<Request<P>> {
    self = movement.hoist(ContainerMorphism(shape: { .message($0) }, position: { _, _ in }))
  }
}
