public import CofreeFree
public import Comonads

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
  /// var machine = counter.translated(to: Elm<Counter>.self)
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
  /// c.translated(to: B.self).view == c.view
  /// c.send(m); c.translated(to: B.self)  is  d = c.translated(to: B.self); d.send(m)
  /// ```
  ///
  /// (Stores go to ledgers and ledgers to machines by morphisms of comonads, so programs of the
  /// latter run in the former: Freeman, Comonads as spaces, 2016.)
  ///
  /// - Complexity: One new space; the next message copies the state, once.
  @inlinable
  public func translated<B: ProgramArchitecture>(to architecture: B.Type) -> Component<B>
  where B.Program == A.Program {
    Component<B>(B.space(of: space.extract().programState))
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
    Component<Elm<P>>(Elm.space(of: space.extract().programState))
  }
}
