import ComonadLaws
import Comonads
import PlaylistLaws
import PlaylistPair

/// A program whose `flatMap` skips the songs of the second program only.
struct Hasty<Value>: Monad {
  let skip: Skip<Value>

  static func pure(_ value: Value) -> Hasty { Hasty(skip: .pure(value)) }
  func map(_ transform: @escaping (Value) -> Value) -> Hasty { Hasty(skip: skip.map(transform)) }
  func flatMap(_ next: @escaping (Value) -> Hasty) -> Hasty {
    Hasty(
      skip: Skip { remaining in
        let (skipped, value) = skip.run(remaining)
        return next(value).skip.run(remaining - skipped)
      }
    )
  }
}

extension Hasty: Observed where Value: Observed {
  func show(in reading: inout ObservedText) { skip.show(in: &reading) }
}

extension Instance {
  static let hasty = Instance(
    "Hasty",
    monadLaws(skips(Generator<Bit>.cases).map { Hasty(skip: $0) }, values: .cases)
  )
}
