import ComonadLaws
import Comonads
import ComponentKit
import Foundation
import FreeMonad
import StoreState
import Testing

/// Two values that describe themselves alike.
private enum Twin: CaseIterable, Hashable, Observed, CustomStringConvertible {
  case first, second
  var description: String { "twin" }
}

/// A value whose description looks like a list.
private struct Row: Observed, CustomStringConvertible {
  var description: String
}

/// A set, whose description has no fixed order.
private struct Bag: Equatable, Observed, CustomStringConvertible {
  let elements: [Int]
  var description: String { "\(elements)" }

  static func == (left: Bag, right: Bag) -> Bool {
    left.elements.sorted() == right.elements.sorted()
  }
}

@Suite("A claim that two values are the same")
struct SameTests {
  private func holds(_ claim: @escaping @Sendable () -> Claim) -> Bool {
    let same = law("same", "Two values are the same.").states("a == b").forAll { _ in claim() }
    return Instance("Value", Suite("value") { same }).exhausting(because: "One.").check().holds
  }

  private func store<Value: Observed & Sendable>(_ value: Value) -> Store<Trit, Value> {
    Store(position: .zero) { _ in value }
  }

  @Test("is broken by different values, also of a type that shows them alike")
  func differentValues() {
    let claims: [@Sendable () -> Claim] = [
      { .same(Bit??.none, .some(nil)) },
      { .same(Bit???.some(nil), .some(.some(nil))) },
      { .same(String?.none, "nil") },
      { .same(String??.some(nil), "nil") },
      { .same(String?.some("some(nil)"), "nil") },
      { .same(["a\" \"b"], ["a", "b"]) },
      { .same(["x y\" \"z w"], ["x y", "z w"]) },
      { .same(["a\\"], ["a\\\\"]) },
      { .same([""], []) },
      { .same(["[]"], []) },
      { .same(Twin.first, .second) },
      { .same([Twin.first], [.second]) },
      { .same(Pair(Twin.first, 1), Pair(.second, 1)) },
      { .same(Overwrite<String>.nothing, .with("nothing")) },
      { .same(Overwrite<String>.nothing, .with("nil")) },
    ]
    for (number, claim) in claims.enumerated() { #expect(!holds(claim), "claim \(number)") }
  }

  @Test("is broken by different values in spaces and programs, which have no equality")
  func differentWithin() {
    #expect(!holds { .same(store(Bit??.none), store(.some(nil))) })
    #expect(!holds { .same(store(String?.none), store("nil")) })
    #expect(!holds { .same(store(["a\" \"b"]), store(["a", "b"])) })
    #expect(!holds { .same(store([Row(description: "a b")]), store(["a", "b"].map(Row.init))) })
    typealias Send = Free<Inputs<Bit>, Void>
    #expect(!holds { .same(.pure("?1 x"), Send.send(.one).map { "x" }) })
    let isNested = holds {
      .same(.pure(Send.send(.one).map { Bit.zero }), Send.send(.one).map { .pure(.zero) })
    }
    #expect(!isNested)
  }

  @Test("holds of equal values, also if they show something else")
  func equalValues() {
    #expect(holds { .same(Bag(elements: [1, 2]), Bag(elements: [2, 1])) })
    #expect(holds { .same(Bit??.some(nil), .some(nil)) })
    #expect(holds { .same(store(["a b"]), store(["a b"])) })
  }

  @Test("leaves aside what work sends from another thread, whose time is open")
  func otherThreads() {
    let work = Work<Int>("roll") { outlet in
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        outlet.send(4)
        isDone.signal()
      }
      isDone.wait()
      outlet.send(1)
      return .none
    }
    #expect(ObservedText.text(of: Effect.work(work)) == "work(roll, latest, 1)")
  }

  @Test("shows values that no text tells apart")
  func report() {
    let twins = law("twins", "Twins are alike.").states("a == b")
      .forAll { _ in .same(Twin.first, .second) }
    guard case .broken(let found) = twins.check().failure else {
      Issue.record("the law holds")
      return
    }
    #expect(found.difference.left == "twin")
    #expect(found.difference.right == "another value with this text")
  }
}
