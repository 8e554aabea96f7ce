// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Comonads

/// A program that skips songs, and ends with a value.
public struct Skip<Value>: Monad {
  public let run: (_ remaining: Int) -> (skipped: Int, value: Value)

  public init(_ run: @escaping (_ remaining: Int) -> (skipped: Int, value: Value)) {
    self.run = run
  }

  public static func pure(_ value: Value) -> Skip { Skip { _ in (0, value) } }

  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Skip<Other> {
    flatMap { .pure(transform($0)) }
  }

  public func flatMap<Other>(_ next: @escaping (Value) -> Skip<Other>) -> Skip<Other> {
    Skip<Other> { remaining in
      let (first, value) = run(remaining)
      let (second, other) = next(value).run(remaining - first)
      return (first + second, other)
    }
  }

  /// Creates the program that skips some songs, or all that remain.
  public static func ahead(_ count: Int) -> Skip<Void> {
    Skip<Void> { (max(0, min(count, $0)), ()) }
  }
}
