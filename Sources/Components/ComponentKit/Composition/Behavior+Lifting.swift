public import StoreState

extension Behavior {
  #if !hasFeature(Embedded)
  // Embedded Swift has no key paths at run time: there, use a lens.

  /// Returns the behavior of a whole in which this one changes a part, in place.
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
  /// The same holds for `and`, `empty` and `skip`, and for a lens that obeys its laws.
  @inlinable
  public func lifted<Whole>(state path: WritableKeyPath<Whole, State>) -> Behavior<Whole, Message> {
    Behavior<Whole, Message>(
      answer: { self.answer(to: $1, in: $0[keyPath: path]) },
      take: { take($1, in: &$0[keyPath: path], adding: &$2) }
    )
  }
  #endif

  /// Returns the behavior of a whole in which this one changes the part that a lens names.
  ///
  /// - Complexity: A message is one get and one set more; a key path changes the part in place.
  @inlinable
  public func lifted<Whole>(state lens: Lens<Whole, State>) -> Behavior<Whole, Message> {
    Behavior<Whole, Message>(
      answer: { self.answer(to: $1, in: lens.get($0)) },
      take: { whole, message, effect in
        lens.modify(&whole) { take(message, in: &$0, adding: &effect) }
      }
    )
  }

  /// Returns the behavior of a whole that may be the state of this one, such as a case of an
  /// enumeration; it refuses messages where it is not.
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
    let missing = Acceptance.refused(Refusal("the part must be there to take a message"))
    return Behavior<Whole, Message>(
      answer: { whole, message in
        embedding.extract(whole).map { self.answer(to: message, in: $0) } ?? missing
      },
      take: { whole, message, effect in
        guard var part = embedding.extract(whole) else { return missing }
        let answer = take(message, in: &part, adding: &effect)
        if answer.isAccepted { whole = embedding.embed(part) }
        return answer
      }
    )
  }

  /// Returns the behavior that takes this one's messages as parts of larger ones, and ignores
  /// others; what its effects send is embedded as well.
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
  ) -> Behavior<State, Larger> {
    Behavior<State, Larger>(
      answer: { state, message in
        embedding.extract(message).map { self.answer(to: $0, in: state) } ?? .ignored
      },
      take: { state, message, effect in
        guard let message = embedding.extract(message) else { return .ignored }
        var asked = Effect<Message>.none
        let answer = take(message, in: &state, adding: &asked)
        if case .none = asked { return answer }
        effect.add(asked.map(embedding.embed))
        return answer
      }
    )
  }

  /// Returns the behavior with the names of its work within another one.
  @inlinable
  public func within(_ scope: EffectID) -> Behavior {
    Behavior(
      answer: { self.answer(to: $1, in: $0) },
      take: { state, message, effect in
        var asked = Effect<Message>.none
        let answer = take(message, in: &state, adding: &asked)
        if case .none = asked { return answer }
        effect.add(asked.within(scope))
        return answer
      }
    )
  }
}

// MARK: - Parents and children

extension Behavior {
  /// Returns the behavior that besides sends what a listener makes of each message that it took.
  ///
  /// So a parent listens to its child: once the message was taken, what is heard is the next
  /// message.
  ///
  /// ```swift
  /// let add = Behavior<Int, Int> { count, number in count += number }
  /// let loud = add.heard { $0 == 5 ? 100 : nil }
  /// var count = 0
  /// var effect = Effect<Int>.none
  /// loud.take(5, in: &count, adding: &effect)  // Acceptance.accepted
  /// effect.messages  // [100]
  /// ```
  @inlinable
  public func heard(by listener: @escaping (Message) -> Message?) -> Behavior {
    Behavior(
      answer: { self.answer(to: $1, in: $0) },
      take: { state, message, effect in
        let answer = take(message, in: &state, adding: &effect)
        if answer.isAccepted, let next = listener(message) { effect.add(.message(next)) }
        return answer
      }
    )
  }

  /// Creates the behavior that depends on a part of the state: so a child receives properties.
  ///
  /// ```swift
  /// let limited = Behavior<(count: Int, limit: Int), Int>.depending(on: \.limit) { limit in
  ///   Behavior { state, number in state.count = min(state.count + number, limit) }
  /// }
  /// var state = (count: 0, limit: 3)
  /// limited.take(5, in: &state)
  /// state.count  // 3
  /// ```
  ///
  /// - Complexity: Each message makes the behavior.
  @inlinable
  public static func depending<Properties>(
    on properties: @escaping (State) -> Properties,
    _ make: @escaping (Properties) -> Behavior
  ) -> Behavior {
    Behavior(
      answer: { make(properties($0)).answer(to: $1, in: $0) },
      take: { make(properties($0)).take($1, in: &$0, adding: &$2) }
    )
  }
}

extension Behavior where State: Child, State.Message == Message {
  /// The behavior of a child that is kept as a state: it takes messages, and asks for effects.
  ///
  /// ```swift
  /// struct Counter: Program {
  ///   let initial = 0
  ///   func update(_ count: inout Int, by message: Int) { count += message }
  ///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
  /// }
  /// let send = Behavior<Component<Elm<Counter>>, Int>.child
  /// var counter = Component<Elm<Counter>>(Counter())
  /// send.take(3, in: &counter)
  /// counter.view  // "3"
  /// ```
  @inlinable
  public static var child: Behavior {
    Behavior(
      answer: { child, message in
        if let refusal = child.refusal(of: message) { .refused(refusal) } else { .accepted }
      },
      take: { child, message, effect in
        if let refusal = child.send(message) { return .refused(refusal) }
        effect.add(child.takeEffect())
        return .accepted
      }
    )
  }
}
