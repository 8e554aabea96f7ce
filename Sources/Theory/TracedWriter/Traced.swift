public import Comonads

/// A value for every log, together with the log that has led to the focus.
///
/// `trace` reads the value after a further log; `tell` adds to the log:
///
/// ```swift
/// var receipt = Traced<[Int], String> { entries in "\(entries) = \(entries.reduce(0, +))" }
/// receipt.trace([3, 4])  // "[3, 4] = 7"
/// receipt.extract()  // "[] = 0"
/// receipt.tell([5])
/// receipt.extract()  // "[5] = 5"
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
/// Two traced values are equal when their values after every further log are; their logs may
/// differ.
///
/// A traced value is not a table of logs: a reading computes the value from the whole log.
///
/// Censoring is a comonad morphism if and only if the function maps the empty log to the empty log
/// and combinations to combinations. A constant function does not.
///
/// Its dual monad is ``Writer``. (Uustalu and Vene, 2008; Kmett, the `comonad` package, 2011.)
///
/// - Complexity: A move combines logs in place and computes no value. A reading is one call of the
///   function given; closures do not nest, whatever the number of moves.
public struct Traced<Log: Monoid, Value> {
  @usableFromInline
  var appended: AppendOnlyLog<Log>

  @usableFromInline
  let values: (Log) -> Value

  /// Creates a traced value from the value for each log; its log is empty.
  ///
  /// - Complexity: O(1); the function is not called.
  @inlinable
  public init(_ value: @escaping (Log) -> Value) {
    self.init(appended: AppendOnlyLog(), values: value)
  }
}

// MARK: - Operations

extension Traced {
  /// The log that has led from the origin to the focus.
  @inlinable
  public var log: Log { appended.log }

  /// Returns the value after a further log, without moving the focus.
  ///
  /// - Complexity: One combination of logs, on a copy, and one call of the function given.
  @inlinable
  public func trace(_ log: Log) -> Value { values(appended.log.combined(with: log)) }

  /// Returns the value after a further log that is made from the value at the focus.
  ///
  /// ```swift
  /// let words = Traced<String, Int> { $0.count }
  /// words.traces { "\($0)" }  // 1
  /// ```
  ///
  /// - Complexity: One reading at the focus, and one `trace(_:)`.
  @inlinable
  public func traces(_ log: (Value) -> Log) -> Value { trace(log(extract())) }

  /// Adds to the log.
  ///
  /// - Complexity: One combination of logs, in place; no value is computed.
  @inlinable
  public mutating func tell(_ log: Log) { appended.tell(log) }

  /// Returns the traced value with an addition to its log.
  ///
  /// ```swift
  /// Traced<String, Int> { $0.count }.telling("abc").extract()  // 3
  /// ```
  ///
  /// ```text
  /// w.telling(m) == w.moved(by: .tell(m))
  /// ```
  ///
  /// - Complexity: One combination of logs, on a copy; no value is computed.
  @inlinable
  public func telling(_ log: Log) -> Traced { changed(self, log) { $0.tell($1) } }

  /// Returns the traced value that adds, to each value, the log from here to it.
  @inlinable
  public func listen() -> Traced<Log, (value: Value, log: Log)> { listens { $0 } }

  /// Returns the traced value that adds, to each value, a part of the log from here to it.
  ///
  /// ```swift
  /// let words = Traced<String, Int> { $0.count }.listens { $0.uppercased() }
  /// words.trace("hey").log  // "HEY"
  /// ```
  ///
  /// - Complexity: O(1); a value of the result is one `trace(_:)` and one call of the function.
  @inlinable
  public func listens<Part>(
    _ part: @escaping (Log) -> Part
  ) -> Traced<Log, (value: Value, log: Part)> {
    let origin = self
    return Traced<Log, (value: Value, log: Part)> { (origin.trace($0), part($0)) }
  }

  /// Returns the traced value that rewrites every log from here on before it reads the value.
  ///
  /// ```swift
  /// Traced<String, Int> { $0.count }.censor { $0 + $0 }.trace("abc")  // 6
  /// ```
  ///
  /// - Complexity: O(1); a value of the result is one `trace(_:)` and one call of the function.
  @inlinable
  public func censor(_ rewrite: @escaping (Log) -> Log) -> Traced {
    let origin = self
    return Traced { origin.trace(rewrite($0)) }
  }
}

// MARK: - Functor

extension Traced {
  /// Returns the traced value of the transformed values, with the same log.
  @inlinable
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Traced<Log, Other> {
    Traced<Log, Other>(appended: appended) { [values] in transform(values($0)) }
  }
}

// MARK: - Comonad

extension Traced: PairedComonad {
  /// The value at the focus.
  public typealias Focus = Value

  /// A program that writes to the log.
  public typealias Movement = Writer<Log, Void>

  /// Returns the value at the log so far.
  @inlinable
  public func extract() -> Value { values(appended.log) }

  /// Returns the traced value whose value at each log is this one, moved there.
  @inlinable
  public func duplicate() -> Traced<Log, Traced<Log, Value>> { extend { $0 } }

  /// Returns the traced value whose value at each log is the answer for this one, moved there.
  @inlinable
  public func extend<Other>(_ answer: @escaping (Traced) -> Other) -> Traced<Log, Other> {
    Traced<Log, Other>(appended: appended) { [values] in
      answer(Traced(appended: AppendOnlyLog(log: $0), values: values))
    }
  }

  /// Moves the focus by running a program on the log, and returns the program's value.
  ///
  /// - Complexity: One run of the program, on the log in place; no value is computed.
  @discardableResult
  @inlinable
  public mutating func move<Answer>(by program: Writer<Log, Answer>) -> Answer {
    program.run(&appended)
  }
}

// MARK: - Implementation

extension Traced {
  @inlinable
  init(appended: AppendOnlyLog<Log>, values: @escaping (Log) -> Value) {
    self.appended = appended
    self.values = values
  }
}
