import ComponentKit
import StoreState
import TestSupport
import Testing

/// A behavior that counts how often it is tried, and takes messages of one number.
private final class Watched {
  var tried = 0

  func behavior(for number: Int) -> Behavior<[Int], Int> {
    .taking { numbers, message, _ in
      self.tried += 1
      guard message == number else { return .ignored }
      numbers.append(message)
      return .accepted
    }
  }
}

@Suite("A behavior")
struct BehaviorTests {
  private let add = Behavior<[Int], Int> { numbers, number in numbers.append(number) }
  private let small = Behavior<[Int], Int>(
    refusal: { _, number in number > 9 ? Refusal("number must be small; got \(number)") : nil },
    update: { numbers, number in numbers.append(-number) }
  )

  private func after(_ behavior: Behavior<[Int], Int>, _ message: Int) -> [Int] {
    var numbers = [0]
    behavior.take(message, in: &numbers)
    return numbers
  }

  @Test("passes a message to the first one that accepts it, to both, or to both in order")
  func combinations() {
    #expect(after(small.or(add), 1) == [0, -1])
    #expect(after(small.or(add), 10) == [0, 10])
    #expect(after(small.and(add), 1) == [0, -1, 1])
    #expect(after(small.and(add), 10) == [0, 10])
    #expect(after(add.then(small), 1) == [0, 1, -1])
    #expect(after(add.then(small), 10) == [0])
    #expect(after(.empty, 1) == [0])
    #expect(after(.skip, 1) == [0])
  }

  @Test("does not distribute a choice over the next behavior")
  func distribution() {
    let choice = Behavior<[Int], Int>.skip.or(add).then(small)
    let each = Behavior.skip.then(small).or(add.then(small))
    #expect(after(choice, 1) == after(each, 1))
    let first = Behavior<[Int], Int> { numbers, _ in numbers = [] }
    let second = Behavior<[Int], Int> { numbers, _ in numbers = [1, 2] }
    let some = Behavior<[Int], Int>(
      refusal: { numbers, _ in numbers.isEmpty ? Refusal("numbers must be there") : nil },
      update: { numbers, _ in numbers.append(3) }
    )
    #expect(after(first.or(second).then(some), 1) == [0])
    #expect(after(first.then(some).or(second.then(some)), 1) == [1, 2, 3])
  }

  @Test("refuses for the reason of the first that does not ignore the message")
  func reasons() {
    let deaf = add.when { _ in false }
    var numbers = [0]
    let reason = Acceptance.refused(Refusal("number must be small; got 10"))
    #expect(deaf.or(small).take(10, in: &numbers) == reason)
    #expect(deaf.and(small).take(10, in: &numbers) == reason)
    #expect(deaf.take(10, in: &numbers) == .ignored)
    #expect(small.then(.empty).take(10, in: &numbers) == reason)
    #expect(small.then(.empty).take(1, in: &numbers) == .ignored)
    #expect(numbers == [0])
    let program = Feature(deaf.or(small)) { numbers, _ in numbers }.program(from: [0])
    var component = Component<Elm<FeatureProgram<_, _, _>>>(program)
    #expect(component.send(10) == Refusal("number must be small; got 10"))
    #expect(component.send(1) == nil)
    let nobody = Feature(deaf) { numbers, _ in numbers }.program(from: [0])
    var silent = Component<Elm<FeatureProgram<_, _, _>>>(nobody)
    #expect(silent.send(1)?.reason == "a behavior must take the message; all ignore it")
  }

  @Test("requests the effects of the behaviors that take the message, and of no others")
  func effects() {
    func says(_ word: Int) -> Behavior<[Int], Int> {
      .active { _, _ in .message(word) }
    }
    func sent(_ behavior: Behavior<[Int], Int>) -> [Int] {
      var numbers = [0]
      var effect = Effect<Int>.none
      _ = behavior.take(10, in: &numbers, adding: &effect)
      return effect.messages
    }
    #expect(sent(says(1).or(says(2))) == [1])
    #expect(sent(says(1).and(says(2))) == [1, 2])
    #expect(sent(says(1).then(says(2))) == [1, 2])
    #expect(sent(says(1).then(small)) == [])
    #expect(sent(says(1).then(small).or(says(2))) == [2])
    #expect(sent(says(1).observed { $0 == 10 ? 7 : nil }) == [1, 7])
    #expect(sent(small.observed { _ in 7 }) == [])
  }

  @Test("of twenty calls each one once, up to the one that takes the message")
  func twenty() {
    let watched = (1...20).map { _ in Watched() }
    let all = zip(watched, 1...20).map { $0.behavior(for: $1) }
    let nested = all.dropFirst().reduce(all[0]) { $0.or($1) }
    let right = all.dropLast().reversed().reduce(all[19]) { $1.or($0) }
    for behavior in [Behavior.first(of: all), nested, right] {
      for one in watched { one.tried = 0 }
      var numbers: [Int] = []
      #expect(behavior.take(5, in: &numbers) == .accepted)
      #expect(
        watched.map(\.tried) == Array(repeating: 1, count: 5) + Array(repeating: 0, count: 15)
      )
      #expect(behavior.answer(to: 3, in: numbers) == .accepted)
      #expect(numbers == [5])
      #expect(watched.map(\.tried).reduce(0, +) == 5 + 3)
    }
  }

  @Test("changes the state in place, also along a key path, and a refusal copies nothing")
  func inPlace() {
    struct Whole {
      var rows = Array(repeating: 0, count: 1_000)
      var name = ""
    }
    let bump = Behavior<[Int], Int>(
      refusal: { rows, row in row < rows.count ? nil : Refusal("row must exist; got \(row)") },
      update: { rows, row in rows[row] += 1 }
    )
    let lifted = Behavior.empty.or(bump.lifted(state: \Whole.rows)).and(.empty)
    var whole = Whole()
    lifted.take(0, in: &whole)
    let before = address(of: whole.rows)
    for row in 0..<2_000 { lifted.take(row, in: &whole) }
    #expect(address(of: whole.rows) == before)
    #expect(whole.rows == [2] + Array(repeating: 1, count: 999))
  }

  @Test("combined a hundred thousand times runs on a small stack")
  func deep() {
    var chain = Behavior<Int, Int>.empty
    var both = Behavior<Int, Int>.empty
    var rules: [Behavior<Int, Int>] = []
    for number in 0..<100_000 {
      rules.append(Behavior { sum, message in sum += message }.when { $0 == number })
    }
    chain = .first(of: rules)
    both = .every(of: rules)
    let (first, every) = (chain, both)
    var sum = 0
    #expect(first.take(99_999, in: &sum) == .accepted)
    #expect(every.take(99_999, in: &sum) == .accepted)
    #expect(sum == 199_998)
  }

  @Test("of a missing part is refused with a reason")
  func missing() {
    let some = Embedding<Int?, Int>({ $0 }, extract: { $0 })
    let add = Behavior<Int, Int> { $0 += $1 }.lifted(state: some)
    var number: Int?
    #expect(
      add.take(1, in: &number)
        == .refused(Refusal("the part must be there to take a message"))
    )
    number = 1
    #expect(add.answer(to: 1, in: number) == .accepted)
    #expect(add.take(1, in: &number) == .accepted)
    #expect(number == 2)
  }

  @Test("of a program calls the program's step, and starts its subscriptions once")
  func step() {
    struct Doubling: ActiveProgram {
      let initial = 0
      func update(_ count: inout Int, by message: Int) -> Effect<Int> {
        count += message
        return .none
      }
      func step(_ count: inout Int, by message: Int, effects: inout EffectBuffer<Int>) -> Refusal? {
        guard message != 0 else { return Refusal("nothing is to be doubled") }
        count += 2 * message
        subscribe(at: count, effects: &effects)
        return nil
      }
      func subscriptions(of count: Int) -> [Work<Int>] { [Work("tick") { _ in .none }] }
      func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
    }
    let program = Feature(Doubling()).program(from: 1)
    var component = Component<Elm<FeatureProgram<_, _, _>>>(program)
    #expect(component.takeEffect().lines == ["start tick"])
    #expect(component.send(5) == nil)
    #expect(component.send(0)?.reason == "nothing is to be doubled")
    #expect(component.view == 11)
    #expect(component.takeEffect().isNone)
  }
}
