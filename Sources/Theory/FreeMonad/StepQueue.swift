public import Comonads

/// The steps that follow the end of a running program, in order.
///
/// A bind of a program that is already running adds a step behind those inside of the program. The
/// queue is a tree, so that joining two queues is O(1). Taking the first step rotates the tree, at
/// amortised O(1).
@usableFromInline
enum StepQueue<F: Container> {
  case one(() -> Step<F>)
  case joined(Reclaimed<Pair<StepQueue, StepQueue>>)

  /// Returns this queue with another one behind it.
  @inlinable
  func followed(by next: StepQueue) -> StepQueue { .joined(Reclaimed(Pair(self, next))) }

  /// Returns the first step and the queue behind it.
  @inlinable
  func first() -> (() -> Step<F>, StepQueue?) {
    var current = self
    var rest: StepQueue?
    while true {
      switch current {
      case .one(let step): return (step, rest)
      case .joined(let queues):
        let queues = queues.content
        rest = rest.map { queues.right.followed(by: $0) } ?? queues.right
        current = queues.left
      }
    }
  }
}
