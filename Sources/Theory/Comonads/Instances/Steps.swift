/// A list of steps that needs no allocation for a single one, the usual case.
///
/// A single step is stored without an empty list beside it: moves of nested spaces nest too, and a
/// move of k levels would hold k such lists, which every level copies.
@usableFromInline
enum Steps<Step> {
  case one(Step)
  case many([Step])

  @inlinable
  init() { self = .many([]) }

  @inlinable
  init(_ step: Step) { self = .one(step) }

  /// All steps.
  @inlinable
  var list: [Step] {
    switch self {
    case .one(let step): [step]
    case .many(let steps): steps
    }
  }

  /// Adds other steps after these, in place.
  @inlinable
  mutating func append(_ more: Steps) {
    var steps = list
    guard !steps.isEmpty else {
      self = more
      return
    }
    // Without this, the list would be copied.
    self = Steps()
    switch more {
    case .one(let step): steps.append(step)
    case .many(let more): steps += more
    }
    self = .many(steps)
  }

  /// Returns the steps, each transformed.
  @inlinable
  func mapped<Other>(_ transform: (Step) -> Other) -> Steps<Other> {
    switch self {
    case .one(let step): .one(transform(step))
    case .many(let steps): .many(steps.map(transform))
    }
  }

  /// Calls a function with each step in order.
  @inlinable
  func visit(_ body: (Step) -> Void) {
    switch self {
    case .one(let step): body(step)
    case .many(let steps): for step in steps { body(step) }
    }
  }
}
