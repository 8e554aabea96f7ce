// The children of a form are joined to those of another of its kind, so that a chain of any length
// is one list: Behavior.empty is the empty list of choices, Behavior.skip the empty sequence.

extension Behavior {
  /// Returns the behavior in which the first of the two that accepts a message takes it.
  ///
  /// If neither does, the answer is that of the first one that does not ignore the message.
  @inlinable
  public func or(_ other: Behavior) -> Behavior {
    .first(of: [self, other])
  }

  /// Returns the behavior in which each of the two that accepts a message takes it, in order.
  ///
  /// It accepts what one of them accepts. The second one is asked after the first has taken it.
  @inlinable
  public func and(_ other: Behavior) -> Behavior {
    .every(of: [self, other])
  }

  /// Returns the behavior in which both must accept a message, one after the other.
  ///
  /// If one of them does not, the state is as it was.
  ///
  /// - Complexity: A message keeps a copy of the state, so that the first change of an array in it
  ///   copies the array.
  @inlinable
  public func then(_ next: Behavior) -> Behavior {
    .sequence(of: [self, next])
  }

  /// Creates the behavior in which the first of several that accepts a message takes it.
  ///
  /// ```swift
  /// let rules = (1...20).map { number in
  ///   Behavior<Int, Int> { state, message in state += number * 100 }.when { $0 == number }
  /// }
  /// var state = 0
  /// Behavior.first(of: rules).take(20, in: &state)
  /// state  // 2000
  /// ```
  @inlinable
  public static func first(of behaviors: [Behavior]) -> Behavior {
    let all = behaviors.flatMap { behavior -> [Behavior] in
      if case .first(let inner) = behavior.form { inner } else { [behavior] }
    }
    return only(all) ?? Behavior(.first(all))
  }

  /// Creates the behavior in which each of several that accepts a message takes it, in order.
  @inlinable
  public static func every(of behaviors: [Behavior]) -> Behavior {
    let all = behaviors.flatMap { behavior -> [Behavior] in
      switch behavior.form {
      case .every(let inner): inner
      case .first(let inner) where inner.isEmpty: []
      default: [behavior]
      }
    }
    return only(all) ?? Behavior(.every(all))
  }

  /// Creates the behavior in which all of several must accept a message, one after the other.
  @inlinable
  public static func sequence(of behaviors: [Behavior]) -> Behavior {
    let all = behaviors.flatMap { behavior -> [Behavior] in
      if case .sequence(let inner) = behavior.form { inner } else { [behavior] }
    }
    return only(all) ?? Behavior(.sequence(all))
  }

  /// Returns the one behavior of a list that holds no other.
  @inlinable
  static func only(_ behaviors: [Behavior]) -> Behavior? {
    behaviors.count == 1 ? behaviors.first : nil
  }
}
