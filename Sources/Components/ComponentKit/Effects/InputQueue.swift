/// Elements in the order in which they were added.
struct Queue<Element> {
  private(set) var elements: [Element] = []
  private(set) var head = 0

  var isEmpty: Bool { head == elements.count }

  /// The elements, the oldest first.
  var all: ArraySlice<Element> { elements[head...] }

  mutating func append(_ element: Element) { elements.append(element) }

  /// Removes and returns the oldest element.
  ///
  /// - Complexity: Amortised O(1). A removed element is released when the queue is empty.
  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    let first = elements[head]
    head += 1
    if head == elements.count {
      // After a burst of elements, the queue gives its memory back.
      elements.removeAll(keepingCapacity: head <= 1_024)
      head = 0
    }
    return first
  }

  /// Appends all elements of another queue, and removes them there.
  mutating func takeAll(from other: inout Queue) {
    if isEmpty {
      swap(&self, &other)
    } else {
      elements += other.all
      other = Queue()
    }
  }
}

/// The inputs of a scheduler that wait for their turn, in the order in which they came.
///
/// The queue closes when the runtime ends: from then on it admits no message and no job, only the
/// ends of work that was cancelled.
package struct InputQueue<Message, Job> {
  /// An input of a scheduler.
  package enum Input {
    /// A message for the program. A driver may use the number to record its origin.
    case message(Message, origin: Int = 0)
    /// A message of a piece of work.
    case workMessage(Message, Int)
    /// The end of a piece of work, with an error that it did not turn into a message.
    case workEnded(Int, WorkFailure?)
    /// The end of a wait.
    case elapsed(Int)
    /// Something that the driver does between two messages.
    case job(Job)
    /// The end of the runtime.
    case end
  }

  var inputs = Queue<Input>()

  /// Whether the end was requested.
  package private(set) var isClosed = false

  /// Creates an empty queue.
  package init() {}

  /// Whether no input waits.
  package var isEmpty: Bool { inputs.isEmpty }

  /// The messages that wait, the oldest first, without those of work.
  ///
  /// - Complexity: O(inputs)
  package var messages: [(message: Message, origin: Int)] {
    inputs.all.compactMap {
      if case .message(let message, let origin) = $0 { (message, origin) } else { nil }
    }
  }

  /// Adds an input; returns false if it is late, and was not added.
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

  /// Adds the end and a last job, and admits no messages and no other jobs from now on.
  package mutating func close(then job: Job? = nil) {
    inputs.append(.end)
    if let job { inputs.append(.job(job)) }
    isClosed = true
  }

  /// Removes and returns the oldest input.
  mutating func popFirst() -> Input? { inputs.popFirst() }

  /// Appends all inputs of another queue, and closes if that one is closed.
  ///
  /// - Complexity: O(1) if this queue is empty, else O(inputs of the other).
  package mutating func takeAll(from other: inout InputQueue) {
    inputs.takeAll(from: &other.inputs)
    if other.isClosed { isClosed = true }
  }
}

extension Queue: Sendable where Element: Sendable {}
extension InputQueue: Sendable where Message: Sendable, Job: Sendable {}
extension InputQueue.Input: Sendable where Message: Sendable, Job: Sendable {}
