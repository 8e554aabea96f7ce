/// Elements in the order in which they were added.
///
/// An element is moved out, not copied, and released when its user releases it.
@usableFromInline
struct Queue<Element> {
  /// The oldest element; a queue of one, the common one, needs no array.
  @usableFromInline
  var first: Element?

  /// The elements after the first, the oldest last.
  @usableFromInline
  var older: [Element] = []

  /// The elements after the older ones, the oldest first.
  @usableFromInline
  var younger: [Element] = []

  init() {}

  @inlinable
  var isEmpty: Bool {
    if case .none = first { true } else { false }
  }

  @inlinable
  mutating func append(_ element: Element) {
    if isEmpty { first = element } else { younger.append(element) }
  }

  /// Removes and returns the oldest element.
  ///
  /// - Complexity: Amortised O(1)
  @inlinable
  mutating func popFirst() -> Element? {
    let oldest = first.take()
    if !older.isEmpty || !younger.isEmpty { first = popSecond() }
    return oldest
  }

  /// Removes and returns the oldest element after the first.
  @inlinable
  mutating func popSecond() -> Element? {
    if older.isEmpty {
      // After a burst of elements, the queue gives its memory back.
      if older.capacity > 1_024 { older = [] }
      swap(&older, &younger)
      older.reverse()
    }
    return older.popLast()
  }
}

/// The inputs of a driver that wait for their turn, in the order in which they came.
///
/// The queue closes when the runtime ends: from then on it admits no message and no job, only the
/// ends of work that was cancelled.
@usableFromInline
package struct InputQueue<Message, Job> {
  /// An input of a scheduler.
  @usableFromInline
  package enum Input {
    /// A message for the program.
    case message(Message)
    /// A message of a piece of work, which may be the last one: then the work has ended.
    case workMessage(Message, Int, isLast: Bool = false)
    /// The end of a piece of work, with an error that it did not turn into a message.
    case workEnded(Int, WorkFailure?)
    /// The end of a wait.
    case elapsed(Int)
    /// Something that the driver does between two messages.
    case job(Job)
    /// The end of the runtime.
    case end
  }

  @usableFromInline
  var inputs = Queue<Input>()

  /// Whether the end was requested.
  @usableFromInline
  package var isClosed = false

  /// Creates an empty queue.
  @inlinable
  package init() {}

  /// Whether no input waits.
  @inlinable
  package var isEmpty: Bool { inputs.isEmpty }

  /// Adds an input; returns false if it is late, and was not added.
  @inlinable
  package mutating func admit(_ input: Input) -> Bool {
    if isClosed {
      switch input {
      case .message, .workMessage, .job: return false
      case .workEnded, .elapsed, .end: break
      }
    }
    inputs.append(input)
    return true
  }

  /// Adds a last job and the end, and admits no messages and no other jobs from now on.
  @inlinable
  package mutating func close(after job: Job? = nil) {
    if let job { inputs.append(.job(job)) }
    inputs.append(.end)
    isClosed = true
  }

  /// Removes and returns the oldest input.
  @inlinable
  package mutating func popFirst() -> Input? { inputs.popFirst() }
}

extension Queue: Sendable where Element: Sendable {}
extension InputQueue: Sendable where Message: Sendable, Job: Sendable {}
extension InputQueue.Input: Sendable where Message: Sendable, Job: Sendable {}
