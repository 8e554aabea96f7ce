public import ComponentKit

/// Whether messages distinguish two components.
public enum Bisimilarity<Message> {
  /// No sequence of messages does.
  case bisimilar

  /// These messages do, and no shorter sequence does: the outputs after them differ, or the last
  /// of them is refused by one component only or for another reason.
  case differ(after: [Message])
}

extension Bisimilarity: Equatable where Message: Equatable {}
extension Bisimilarity: Sendable where Message: Sendable {}

extension Automaton {
  /// Returns whether messages distinguish this component from another one, of any architecture.
  ///
  /// The pairs of states that the same messages lead to are joined into classes; two states that
  /// are in one class already need not be visited again, since joined classes stay joined.
  ///
  /// The pairs are visited in the order of their distance, so the sequence found is a shortest one.
  ///
  /// (Hopcroft and Karp, A linear algorithm for testing equivalence of finite automata, 1971.)
  ///
  /// - Parameters:
  ///   - other: The other component.
  ///   - messages: All messages that can be sent.
  ///   - limit: How many states of both are visited.
  /// - Returns: Whether they are bisimilar, and the shortest distinguishing messages if not.
  /// - Throws: ``Undecided`` when there are more states.
  /// - Complexity: For `n` states of both and `k` messages, fewer than `n * k` updates on each side,
  ///   and nearly O(nk) steps.
  public func bisimilar<Other, OtherState>(
    to other: Automaton<Other, OtherState, Output>,
    by messages: [Subject.Message],
    within limit: Int = 10_000
  ) throws(Undecided) -> Bisimilarity<Subject.Message> where Other.Message == Subject.Message {
    guard output(subject) == other.output(other.subject) else { return .differ(after: []) }
    var classes = UnionFind()
    var numbers: [State: Int] = [:]
    var otherNumbers: [OtherState: Int] = [:]
    var pairs: [(Subject, Other)] = [(subject, other.subject)]
    var route = Routes<Subject.Message>()
    classes.join(
      classes.number(of: state(subject), in: &numbers),
      classes.number(of: other.state(other.subject), in: &otherNumbers)
    )
    var next = 0
    while next < pairs.count {
      for message in messages {
        let (left, refusal) = sent(message, to: pairs[next].0)
        let (right, otherRefusal) = other.sent(message, to: pairs[next].1)
        guard refusal == otherRefusal else { return .differ(after: route.to(next) + [message]) }
        guard refusal == nil else { continue }
        guard output(left) == other.output(right) else {
          return .differ(after: route.to(next) + [message])
        }
        let isNew = classes.join(
          classes.number(of: state(left), in: &numbers),
          classes.number(of: other.state(right), in: &otherNumbers)
        )
        guard classes.count <= limit else { throw Undecided(states: limit) }
        guard isNew else { continue }
        pairs.append((left, right))
        route.add(message, after: next)
      }
      next += 1
    }
    return .bisimilar
  }
}

/// How each of several things was reached, the first of them from nowhere.
private struct Routes<Message> {
  private var steps: [(message: Message, before: Int)] = []

  /// Notes that the next thing was reached from an earlier one.
  mutating func add(_ message: Message, after index: Int) { steps.append((message, index)) }

  /// The messages that lead to a thing.
  func to(_ index: Int) -> [Message] {
    var messages: [Message] = []
    var index = index
    while index > 0 {
      messages.append(steps[index - 1].message)
      index = steps[index - 1].before
    }
    return messages.reversed()
  }
}

/// Numbers in classes that can be joined.
///
/// (Tarjan, Efficiency of a good but not linear set union algorithm, 1975.)
struct UnionFind {
  private var parents: [Int] = []
  private var sizes: [Int] = []

  /// How many numbers there are.
  var count: Int { parents.count }

  /// Returns the number of a key; a new key gets the next number, in a class of its own.
  mutating func number<Key: Hashable>(of key: Key, in numbers: inout [Key: Int]) -> Int {
    if let number = numbers[key] { return number }
    let number = parents.count
    numbers[key] = number
    parents.append(number)
    sizes.append(1)
    return number
  }

  /// Joins the classes of two numbers, and returns whether they were two.
  @discardableResult
  mutating func join(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (root(of: one), root(of: other))
    guard one != other else { return false }
    let (small, large) = sizes[one] < sizes[other] ? (one, other) : (other, one)
    parents[small] = large
    sizes[large] += sizes[small]
    return true
  }

  private mutating func root(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }
}
