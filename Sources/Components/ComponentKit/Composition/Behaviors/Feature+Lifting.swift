public import StoreState

// MARK: - Lifting along the state

extension Feature {
  #if !hasFeature(Embedded)
  // Embedded Swift has no key paths at run time: there, use a lens.

  /// Returns the feature of a whole of which the state is a part, changed in place.
  ///
  /// ```swift
  /// let add = Behavior<Int, Int> { count, number in count += number }
  /// let addFirst = add.lifted(state: \(first: Int, second: Int).first)
  /// var both = (first: 1, second: 2)
  /// addFirst.take(10, in: &both)
  /// both.first  // 11
  /// both.second  // 2
  /// ```
  ///
  /// ## Laws
  ///
  /// ```text
  /// a.or(b).lifted(state: p) == a.lifted(state: p).or(b.lifted(state: p))
  /// a.then(b).lifted(state: p) == a.lifted(state: p).then(b.lifted(state: p))
  /// ```
  ///
  /// The same laws hold for `and`, `empty` and `skip`, and for a lens that obeys its laws.
  @inlinable
  public func lifted<Whole>(
    state path: WritableKeyPath<Whole, State>
  ) -> Feature<Whole, Message, View> {
    lifted(read: { $0[keyPath: path] }, change: { $1(&$0[keyPath: path]) })
  }
  #endif

  /// Returns the feature of a whole of which the state is the part that a lens names.
  ///
  /// - Complexity: A message is one get and one set more; a key path changes the part in place.
  @inlinable
  public func lifted<Whole>(state lens: Lens<Whole, State>) -> Feature<Whole, Message, View> {
    lifted(read: lens.get, change: { lens.modify(&$0, $1) })
  }

  @inlinable
  func lifted<Whole>(
    read: @escaping (Whole) -> State,
    change: @escaping (inout Whole, (inout State) -> Acceptance) -> Acceptance
  ) -> Feature<Whole, Message, View> {
    Feature<Whole, Message, View>(
      rule.lifted(change),
      follow: follow.map { follow in { follow(read($0)) } },
      draw: { draw(read($0), $1) }
    )
  }
}

extension Feature where View == Void {
  /// Returns the behavior of a whole in which this one changes the part of a prism, such as a case of
  /// an enumeration; it refuses messages while the part is not there.
  ///
  /// ```swift
  /// let some = Embedding<Int?, Int>({ $0 }, extract: { $0 })
  /// let add = Behavior<Int, Int> { count, number in count += number }.lifted(state: some)
  /// var count: Int? = 1
  /// add.take(10, in: &count)
  /// count  // 11
  /// count = nil
  /// add.take(10, in: &count)  // Acceptance.refused(Refusal("the part must be there to take a message"))
  /// ```
  ///
  /// - Complexity: A message takes the part out of the whole and puts it back.
  @inlinable
  public func lifted<Whole>(state embedding: Embedding<Whole, State>) -> Behavior<Whole, Message> {
    Behavior<Whole, Message>(
      rule.lifted { whole, change in
        guard var part = embedding.extract(whole) else {
          return .refused(Refusal("the part must be there to take a message"))
        }
        let answer = change(&part)
        if answer.isAccepted { whole = embedding.embed(part) }
        return answer
      },
      follow: follow.map { follow in { embedding.extract($0).map(follow) ?? [] } }
    )
  }
}

// MARK: - Lifting along the messages

extension Feature {
  /// Returns the feature that takes this one's messages as parts of larger ones, and ignores
  /// others; messages of its effects and its view are embedded.
  ///
  /// ```swift
  /// let positive = Embedding<Int, UInt>({ Int($0) }, extract: { UInt(exactly: $0) })
  /// let grow = Behavior<Int, UInt> { sum, number in sum += Int(number) }.lifted(message: positive)
  /// var sum = 0
  /// grow.take(3, in: &sum)  // Acceptance.accepted
  /// grow.take(-3, in: &sum)  // Acceptance.ignored
  /// sum  // 3
  /// ```
  @inlinable
  public func lifted<Larger>(
    message embedding: Embedding<Larger, Message>
  ) -> Feature<State, Larger, View> {
    Feature<State, Larger, View>(
      rule.routed(embedding.extract) { $0.map(embedding.embed) },
      follow: follow.map { follow in { follow($0).map { $0.map(embedding.embed) } } },
      draw: { state, send in draw(state) { send(embedding.embed($0)) } }
    )
  }

  /// Returns the feature with the names of its work within another one.
  @inlinable
  public func within(_ scope: EffectID) -> Feature {
    Feature(
      rule.routed({ $0 }, { $0.within(scope) }),
      follow: follow.map { follow in { follow($0).map { $0.within(scope) } } },
      draw: draw
    )
  }

  /// Returns the feature for those messages that satisfy a condition; it ignores the others.
  @inlinable
  public func when(_ isMeant: @escaping (Message) -> Bool) -> Feature {
    Feature(rule.routed({ isMeant($0) ? $0 : nil }, { $0 }), follow: follow, draw: draw)
  }
}

// MARK: - Parents and children

extension Feature {
  /// Returns the feature that shows a transformed view.
  @inlinable
  public func map<Other>(_ transform: @escaping (View) -> Other) -> Feature<State, Message, Other> {
    Feature<State, Message, Other>(rule, follow: follow) { transform(draw($0, $1)) }
  }

  /// Returns the feature that also sends the message that an observer returns for a taken message.
  ///
  /// So a parent observes its child: after the message of the child, it gets the observer's message.
  ///
  /// ```swift
  /// let add = Behavior<Int, Int> { count, number in count += number }
  /// let loud = add.observed { $0 == 5 ? 100 : nil }
  /// var count = 0
  /// var effect = Effect<Int>.none
  /// loud.take(5, in: &count, adding: &effect)  // Acceptance.accepted
  /// effect.messages  // [100]
  /// ```
  @inlinable
  public func observed(by observer: @escaping (Message) -> Message?) -> Feature {
    let observed = Rule<State, Message>.single { state, message, effect in
      let answer = rule.take(message, in: &state, adding: &effect)
      if answer.isAccepted, let next = observer(message) { effect.add(.message(next)) }
      return answer
    }
    return Feature(observed, follow: follow, draw: draw)
  }

  /// Creates a feature that depends on a part of the state: so a child receives properties.
  ///
  /// The properties of a program are its stored properties, which its update and its view read:
  ///
  /// ```swift
  /// struct Limited: Program {
  ///   let limit: Int
  ///   let initial = 0
  ///   func update(_ count: inout Int, by message: Int) { count = min(count + message, limit) }
  ///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count) of \(limit)" }
  /// }
  /// let feature = Feature<(count: Int, limit: Int), Int, String>.depending(on: \.limit) {
  ///   Feature(Limited(limit: $0)).lifted(state: \.count)
  /// }
  /// var state = (count: 0, limit: 3)
  /// feature.behavior.take(5, in: &state)
  /// feature.view(state) { _ in }  // "3 of 3"
  /// ```
  ///
  /// - Complexity: Each message and each view make the feature.
  @inlinable
  public static func depending<Properties>(
    on properties: @escaping (State) -> Properties,
    _ make: @escaping (Properties) -> Feature
  ) -> Feature {
    Feature(
      .single { make(properties($0)).rule.take($1, in: &$0, adding: &$2) },
      follow: { make(properties($0)).subscriptions(of: $0) },
      draw: { make(properties($0)).draw($0, $1) }
    )
  }
}
