/// A monad whose programs change a context in place while they run.
///
/// Such a program is a closure, and a run is a call of it. A chain of `flatMap` is a chain of
/// calls, so the stack limits its depth. The loops of this protocol run any number of steps in
/// constant stack:
///
/// ```swift
/// let climb = State<Int, Void>.repeating(State.modify { $0 += 3 }, count: 1_000_000)
/// climb.run(from: 0).position  // 3_000_000
/// ```
///
/// ## Laws
///
/// ```text
/// Self { m.run(&$0) } == m
/// Self.sequence(steps + [last]) == Self.sequence(steps).flatMap { done in last.map { done + [$0] } }
/// Self.repeating(step, count: n + 1) == step.flatMap { _ in Self.repeating(step, count: n) }
/// Self.repeating(step, until: p) == step.flatMap { p($0) ? .pure($0) : .repeating(step, until: p) }
/// ```
///
/// - Complexity: One plain bind costs one closure and two calls when it runs. On a stack of 512 KB
///   a chain of 1,000 binds runs, however they are nested, and twice as many in a release build;
///   the tests run both. Use a loop, or `Free`, for more.
public protocol InPlaceMonad<Value>: Monad {
  /// The value that a running program reads and changes.
  associatedtype Context

  /// Creates a program from a function that changes the context and returns the value.
  init(_ body: @escaping (inout Context) -> Value)

  /// Runs the program on a context, in place, and returns its value.
  func run(_ context: inout Context) -> Value
}

// MARK: - Loops in constant stack

extension InPlaceMonad {
  /// Creates a program that runs the steps in order and ends with all their values.
  ///
  /// ```swift
  /// let tick = State<Int, Int> { count in
  ///   count += 1
  ///   return count
  /// }
  /// State.sequence([tick, tick, tick]).run(from: 0).value  // [1, 2, 3]
  /// ```
  ///
  /// - Complexity: O(steps) time and O(1) stack.
  @inlinable
  public static func sequence<Step: InPlaceMonad>(_ steps: [Step]) -> Self
  where Step.Context == Context, Value == [Step.Value] {
    Self { context in
      var values: [Step.Value] = []
      values.reserveCapacity(steps.count)
      for step in steps { values.append(step.run(&context)) }
      return values
    }
  }

  /// Creates a program that runs one program and then another, and ends with both values.
  ///
  /// ```swift
  /// let tick = State<Int, Int> { count in
  ///   count += 1
  ///   return count
  /// }
  /// State.zip(tick, tick.map { "\($0)" }).run(from: 0).value.1  // "2"
  /// ```
  @inlinable
  public static func zip<First: InPlaceMonad, Second: InPlaceMonad>(
    _ first: First,
    _ second: Second
  ) -> Self
  where First.Context == Context, Second.Context == Context, Value == (First.Value, Second.Value) {
    Self { (first.run(&$0), second.run(&$0)) }
  }

  /// Creates a program that runs the step a number of times.
  ///
  /// - Precondition: The count is not negative.
  /// - Complexity: O(count) time and O(1) stack.
  @inlinable
  public static func repeating<Step: InPlaceMonad>(_ step: Step, count: Int) -> Self
  where Step.Context == Context, Value == Void {
    precondition(count >= 0, "count must not be negative; got \(count)")
    return Self { context in
      for _ in 0..<count { _ = step.run(&context) }
    }
  }

  /// Creates a program that runs the step until its value satisfies the condition.
  ///
  /// ```swift
  /// let halve = State<Int, Int> { number in
  ///   number /= 2
  ///   return number
  /// }
  /// State.repeating(halve, until: { $0 < 10 }).run(from: 100).value  // 6
  /// ```
  ///
  /// - Complexity: O(1) stack. It does not end if no value satisfies the condition.
  @inlinable
  public static func repeating(_ step: Self, until isDone: @escaping (Value) -> Bool) -> Self {
    Self { context in
      while true {
        let value = step.run(&context)
        if isDone(value) { return value }
      }
    }
  }
}
