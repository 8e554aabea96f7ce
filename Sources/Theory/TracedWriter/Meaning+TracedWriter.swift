public import Comonads

/// The directed container of a log: every log leads on, and nothing of it is visible.
///
/// ```swift
/// TracedContainer<String>.composing("ab", "c", from: ())  // "abc"
/// ```
///
/// The laws are those of `DirectedContainer`. Its comonad is ``Traced``, its dual monad ``Writer``.
public enum TracedContainer<Log: Monoid>: DirectedContainer {
  /// The only shape.
  public typealias Shape = Void

  /// The log that leads to a value.
  public typealias Position = Log

  /// Returns the empty log.
  public static func root(of shape: Void) -> Log { .empty }

  /// Returns the only shape.
  public static func subshape(of shape: Void, at position: Log) {}

  /// Adds the step to the log, in place.
  public static func advance(_ position: inout Log, by step: Log, from shape: Void) {
    position.combine(with: step)
  }
}

// MARK: - Comonad

extension Traced {
  /// The space that the traced value means: a value for every further log.
  ///
  /// ```swift
  /// Traced<String, Int> { $0.count }.meaning.peek(at: "abc")  // 3
  /// ```
  ///
  /// ```text
  /// Traced(meaning: w.meaning) == w
  /// w.moved(by: m).meaning == w.meaning.moved(by: m.meaning)
  /// w.extend { f($0.meaning) }.meaning == w.meaning.extend(f)
  /// ```
  ///
  /// - Complexity: O(1); a value costs one `trace(_:)`.
  public var meaning: Space<TracedContainer<Log>, Value> { Space(shape: (), value: trace) }

  /// Creates the traced value that a space means; its log is empty.
  ///
  /// - Complexity: O(1); a value costs what it costs in the space.
  public init(meaning space: Space<TracedContainer<Log>, Value>) { self.init(space.peek(at:)) }
}

// MARK: - Monad

extension Writer {
  /// The walk that the program means: its log, and its value.
  ///
  /// ```swift
  /// Writer.tell("abc").meaning(()).position  // "abc"
  /// ```
  ///
  /// ```text
  /// Writer(meaning: m.meaning) == m
  /// m.flatMap(k).meaning == m.meaning.flatMap { k($0).meaning }
  /// ```
  ///
  /// - Complexity: O(1); a run costs one run of the program.
  public var meaning: Co<TracedContainer<Log>, Value> { Co(answering: { _ in run() }) }

  /// Creates the program that a walk means.
  ///
  /// - Complexity: O(1); a run costs one run of the walk and one combination of logs.
  public init(meaning walk: Co<TracedContainer<Log>, Value>) {
    self.init { log in
      let (more, value) = walk(())
      log.tell(more)
      return value
    }
  }
}
