/// What to do one after another; doing one thing, the usual case, takes no allocation.
@usableFromInline
struct Steps<Step> {
  @usableFromInline
  var first: Step?

  @usableFromInline
  var rest: [Step] = []

  @inlinable
  init(_ first: Step? = nil) { self.first = first }

  /// Puts other steps behind these.
  @inlinable
  mutating func append(_ more: Steps) {
    guard first != nil else {
      self = more
      return
    }
    if let next = more.first { rest.append(next) }
    rest += more.rest
  }

  /// Returns the steps, each transformed.
  @inlinable
  func mapped<Other>(_ transform: (Step) -> Other) -> Steps<Other> {
    var steps = Steps<Other>(first.map(transform))
    steps.rest = rest.map(transform)
    return steps
  }
}

extension Steps: Sequence {
  @usableFromInline
  struct Iterator: IteratorProtocol {
    @usableFromInline
    var first: Step?

    @usableFromInline
    var rest: IndexingIterator<[Step]>

    @inlinable
    init(_ steps: Steps) {
      first = steps.first
      rest = steps.rest.makeIterator()
    }

    @inlinable
    mutating func next() -> Step? { first.take() ?? rest.next() }
  }

  @inlinable
  func makeIterator() -> Iterator { Iterator(self) }
}
