public import Comonads

/// A value for every log, together with the log that has led to the focus.
///
/// ```swift
/// let receipt = Traced<[Int], String> { entries in "\(entries) = \(entries.reduce(0, +))" }
/// receipt.extract()  // "[] = 0"
/// receipt.trace([3, 4])  // "[3, 4] = 7"
/// receipt.moved(by: .tell([5])).extract()  // "[5] = 5"
/// ```
///
/// ## Laws
///
/// Those of `PairedComonad`, and:
///
/// ```text
/// w.trace(.empty) == w.extract()
/// w.extend { $0.trace(n) }.trace(m) == w.trace(m.combined(with: n))
/// w.map(f).trace(m) == f(w.trace(m))
/// w.moved(by: .tell(m)).trace(n) == w.trace(m.combined(with: n))
/// w.listen().trace(m) == (w.trace(m), m)
/// w.censor(g).trace(m) == w.trace(g(m))
/// w.censor(g).censor(h).trace(m) == w.censor { g(h($0)) }.trace(m)
/// ```
///
/// Censoring is a comonad morphism if and only if the function maps the empty log to the empty log
/// and combinations to combinations; a constant function does not.
///
/// Its dual monad is ``Writer``. (Uustalu and Vene, 2008; Kmett, the `comonad` package, 2011.)
///
/// - Complexity: The log is combined in place and the answering function stays as it was given:
///   nothing nests, however many moves.
public struct Traced<Log: Monoid, Value> {
  @usableFromInline
  var transcript: AppendOnlyLog<Log>

  @usableFromInline
  let values: (Log) -> Value

  /// Creates a space from the value for each log; nothing has been logged yet.
  @inlinable
  public init(_ value: @escaping (Log) -> Value) {
    self.init(transcript: AppendOnlyLog(), values: value)
  }

  @inlinable
  init(transcript: AppendOnlyLog<Log>, values: @escaping (Log) -> Value) {
    self.transcript = transcript
    self.values = values
  }
}

// MARK: - Operations

extension Traced {
  /// The log that has led from the origin to the focus.
  @inlinable
  public var log: Log { transcript.log }

  /// Returns the value further along a log.
  ///
  /// - Complexity: One combination of logs and one call of the function given.
  @inlinable
  public func trace(_ log: Log) -> Value {
    values(transcript.log.combined(with: log))
  }

  /// Returns the value further along the log that the value at the focus leads to.
  ///
  /// ```swift
  /// let words = Traced<String, Int> { $0.count }
  /// words.traces { "\($0)" }  // 1
  /// ```
  @inlinable
  public func traces(_ log: (Value) -> Log) -> Value {
    trace(log(extract()))
  }

  /// Returns the space that shows, with each value, the log that led there from here.
  @inlinable
  public func listen() -> Traced<Log, (value: Value, log: Log)> {
    listens { $0 }
  }

  /// Returns the space that shows, with each value, a part of the log that led there from here.
  ///
  /// ```swift
  /// let words = Traced<String, Int> { $0.count }.listens { $0.uppercased() }
  /// words.trace("hey").log  // "HEY"
  /// ```
  @inlinable
  public func listens<Part>(
    _ part: @escaping (Log) -> Part
  ) -> Traced<Log, (value: Value, log: Part)> {
    let origin = self
    return Traced<Log, (value: Value, log: Part)> { (origin.trace($0), part($0)) }
  }

  /// Returns the space in which every log from here on is rewritten first.
  @inlinable
  public func censor(_ rewrite: @escaping (Log) -> Log) -> Traced {
    let origin = self
    return Traced { origin.trace(rewrite($0)) }
  }
}

// MARK: - Functor

extension Traced {
  /// Returns the space of the transformed values.
  @inlinable
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Traced<Log, Other> {
    Traced<Log, Other>(transcript: transcript) { [values] in transform(values($0)) }
  }
}

// MARK: - Comonad

extension Traced: PairedComonad {
  /// The value at the focus.
  public typealias Focus = Value

  /// A program that writes to the log.
  public typealias Movement = Writer<Log, Void>

  /// Returns the value at the present log.
  @inlinable
  public func extract() -> Value {
    values(transcript.log)
  }

  /// Returns the space whose value at each log is this space, moved there.
  @inlinable
  public func duplicate() -> Traced<Log, Traced<Log, Value>> {
    extend { $0 }
  }

  /// Returns the space whose value at each log is the answer of this space, moved there.
  @inlinable
  public func extend<Other>(_ answer: @escaping (Traced) -> Other) -> Traced<Log, Other> {
    Traced<Log, Other>(transcript: transcript) { [values] in
      answer(Traced(transcript: AppendOnlyLog(log: $0), values: values))
    }
  }

  /// Moves along what the program tells and returns the program's value.
  ///
  /// - Complexity: One run of the program, on the log in place; no value is computed.
  @discardableResult
  @inlinable
  public mutating func move<Answer>(by program: Writer<Log, Answer>) -> Answer {
    program.run(&transcript)
  }
}
