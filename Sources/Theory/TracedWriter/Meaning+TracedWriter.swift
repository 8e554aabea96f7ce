public import Comonads

/// The directed container of a log: one may go along any log.
///
/// ```swift
/// TracedContainer<String>.composing("ab", "c", from: ())  // "abc"
/// ```
public enum TracedContainer<Log: Monoid>: DirectedContainer {
  /// Nothing is shown of the log.
  public typealias Shape = Void

  /// What is logged.
  public typealias Position = Log

  /// Returns the empty change.
  public static func root(of shape: Void) -> Log { .empty }

  /// Returns the shape that the position leads to.
  public static func subshape(of shape: Void, at position: Log) {}

  /// Combines with what comes after, in place.
  public static func advance(_ position: inout Log, by step: Log, from shape: Void) {
    position.combine(with: step)
  }
}

extension Traced {
  /// What the space means: a value for every log from here on.
  ///
  /// ```text
  /// Traced(meaning: w.meaning) == w
  /// w.moved(by: m).meaning == w.meaning.moved(by: m.meaning)
  /// w.extend { f($0.meaning) }.meaning == w.meaning.extend(f)
  /// ```
  public var meaning: Space<TracedContainer<Log>, Value> {
    Space(shape: (), value: trace)
  }

  /// Creates the space that a function of logs means.
  public init(meaning space: Space<TracedContainer<Log>, Value>) {
    self.init(space.peek(at:))
  }
}

extension Writer {
  /// What the program means: its log, and its value.
  ///
  /// ```text
  /// Writer(meaning: m.meaning) == m
  /// m.flatMap(k).meaning == m.meaning.flatMap { k($0).meaning }
  /// ```
  public var meaning: Co<TracedContainer<Log>, Value> {
    Co(answering: { _ in
      let (log, value) = run()
      return (log, value)
    })
  }

  /// Creates the program that a walk means.
  public init(meaning program: Co<TracedContainer<Log>, Value>) {
    self.init { transcript in
      let (log, value) = program(())
      transcript.tell(log)
      return value
    }
  }
}
