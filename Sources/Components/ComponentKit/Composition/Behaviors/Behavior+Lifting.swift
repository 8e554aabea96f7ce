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
  /// The same laws hold for `and`, `empty` and `skip`, and for a lens that obeys its laws.
  @inlinable
  public func lifted<Whole>(state path: WritableKeyPath<Whole, State>) -> Behavior<Whole, Message> {
    lifted(through: PartAccess(read: { $0[keyPath: path] }, change: { $1(&$0[keyPath: path]) }))
  }
  #endif

  /// Returns the behavior of a whole in which this one changes the part that a lens names.
  ///
  /// - Complexity: A message is one get and one set more; a key path changes the part in place.
  @inlinable
  public func lifted<Whole>(state lens: Lens<Whole, State>) -> Behavior<Whole, Message> {
    lifted(through: PartAccess(read: lens.get, change: { lens.modify(&$0, $1) }))
  }

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
    lifted(
      through: PartAccess(
        read: embedding.extract,
        change: { whole, change in
          guard var part = embedding.extract(whole) else { return nil }
          let answer = change(&part)
          if answer.isAccepted { whole = embedding.embed(part) }
          return answer
        }
      )
    )
  }

  /// Returns the behavior of a whole in which this one changes the part of an access.
  @inlinable
  func lifted<Whole>(through access: PartAccess<Whole, State>) -> Behavior<Whole, Message> {
    let missing = Acceptance.refused(Refusal("the part must be there to take a message"))
    return Behavior<Whole, Message>(
      answer: { whole, message in
        access.read(whole).map { self.answer(to: message, in: $0) } ?? missing
      },
      take: { whole, message, effect in
        access.change(&whole) { take(message, in: &$0, adding: &effect) } ?? missing
      }
    )
  }

  /// Returns the behavior that takes this one's messages as parts of larger ones, and ignores
  /// others; messages of its effects are embedded as well.
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
    routed(embedding.extract) { $0.map(embedding.embed) }
  }

  /// Returns the behavior with the names of its work within another one.
  @inlinable
  public func within(_ scope: EffectID) -> Behavior {
    routed({ $0 }, { $0.within(scope) })
  }

  /// Returns the behavior that takes the messages for it, and whose effects are routed to a parent.
  @inlinable
  func routed<Larger>(
    _ extract: @escaping (Larger) -> Message?,
    _ route: @escaping (Effect<Message>) -> Effect<Larger>
  ) -> Behavior<State, Larger> {
    Behavior<State, Larger>(
      answer: { state, message in
        extract(message).map { self.answer(to: $0, in: state) } ?? .ignored
      },
      take: { state, message, effect in
        guard let message = extract(message) else { return .ignored }
        var asked = Effect<Message>.none
        let answer = take(message, in: &state, adding: &asked)
        if case .none = asked { return answer }
        effect.add(route(asked))
        return answer
      }
    )
  }
}

/// An access to a part of a whole: through a key path, a lens or a prism.
@usableFromInline
struct PartAccess<Whole, Part> {
  /// Returns the part, if it is there.
  @usableFromInline
  let read: (Whole) -> Part?

  /// Changes the part, if it is there; a change that is not accepted changes nothing.
  @usableFromInline
  let change: (inout Whole, (inout Part) -> Acceptance) -> Acceptance?

  @inlinable
  init(
    read: @escaping (Whole) -> Part?,
    change: @escaping (inout Whole, (inout Part) -> Acceptance) -> Acceptance?
  ) {
    self.read = read
    self.change = change
  }
}

// MARK: - Parents and children

extension Behavior {
  /// Returns the behavior that also sends the message that an observer returns for a taken message.
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
  public func observed(by observer: @escaping (Message) -> Message?) -> Behavior {
    Behavior(
      answer: { self.answer(to: $1, in: $0) },
      take: { state, message, effect in
        let answer = take(message, in: &state, adding: &effect)
        if answer.isAccepted, let next = observer(message) { effect.add(.message(next)) }
        return answer
      }
    )
  }

  /// Creates a behavior that depends on a part of the state: so a child receives properties.
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
  /// The behavior of a child that is a state: it takes messages, and returns effects.
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
