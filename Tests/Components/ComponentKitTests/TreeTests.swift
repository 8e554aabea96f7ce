import ComponentKit
import TestSupport
import Testing

private typealias Tasks = KeyedTree<String, Int, FetchingChild>

/// A house with a roof and a cellar, and a garden.
private func tasks() -> Tasks {
  var tree = Tasks { FetchingChild(at: $0) }
  tree.send(.insert(["house"], 1))
  tree.send(.insert(["garden"], 2))
  tree.send(.insert(["house", "roof"], 3))
  tree.send(.insert(["house", "cellar"], 4, at: 0))
  tree.send(.insert(["house", "roof", "tiles"], 5))
  return tree
}

extension KeyedViews<TreePlace<String>, Int, FetchingChild> {
  /// The keys and the counts, with the nodes under a node in brackets.
  fileprivate var text: String {
    map { node in
      let inner = node.children.text
      return "\(node.key) \(node.view)" + (inner.isEmpty ? "" : " (\(inner))")
    }.joined(separator: ", ")
  }
}

private typealias TaskMessage = TreeMessage<String, Int, Fetching.Message>

@Suite("A tree of children")
struct TreeTests {
  @Test(
    "refuses a message for a missing path or position, and does not change",
    arguments: [
      (TaskMessage.child(["roof"], .add(1)), "no node has the path roof"),
      (.child([], .add(1)), "a path must name a node; got an empty one"),
      (.remove([]), "a path must name a node; got an empty one"),
      (.remove(["house", "tiles"]), "no node has the path house/tiles"),
      (.insert(["house", "roof"], 1), "there is a node with the path house/roof already"),
      (.insert(["house"], 1), "there is a node with the path house already"),
      (.insert(["b", "a"], 1), "no node has the path b"),
      (
        .insert(["house", "a"], 1, at: 3),
        "a node must be put at a position from 0 to 2; got 3"
      ),
      (.move(["b"], under: []), "no node has the path b"),
      (.move(["house"], under: ["b"]), "no node has the path b"),
      (
        .move(["house"], under: ["house", "roof"]),
        "a node must not be put under itself; got house/roof"
      ),
      (.move(["house"], under: [], to: 2), "a node must be put at a position from 0 to 1; got 2"),
      (
        .move(["house", "roof"], under: [], to: -1),
        "a node must be put at a position from 0 to 2; got -1"
      ),
      (.child(["house"], .add(-5)), "the count must not be negative; got -4"),
      (
        .child(["house"], .got(1), of: ChildID(serial: 9)),
        "the node house that this message is for is gone"
      ),
      (
        .child(["house"], .got(1), of: ChildID(slot: 99, serial: 9)),
        "the node house that this message is for is gone"
      ),
    ] as [(TaskMessage, String)]
  )
  fileprivate func refusals(message: TaskMessage, reason: String) {
    var tree = tasks()
    let before = tree.view
    #expect(tree.send(message)?.reason == reason)
    #expect(tree.view == before)
    #expect(tree.takeEffect().isNone)
  }

  @Test("refuses to move a node beside another one with the same key")
  func keys() {
    var tree = tasks()
    tree.send(.insert(["roof"], 9))
    #expect(
      tree.send(.move(["house", "roof"], under: []))?.reason
        == "there is a node with the path roof already"
    )
    tree.send(.move(["roof"], under: [], to: 0))
    #expect(tree.view.map(\.key) == ["roof", "house", "garden"])
  }

  @Test("keeps the work of a node that moves, and ends that of all nodes it removes")
  func work() {
    var tree = tasks()
    tree.send(.child(["house", "roof", "tiles"], .fetch))
    let work = tree.takeEffect()
    #expect(work.lines == ["start 4/fetch"])
    tree.send(.move(["house", "roof"], under: []))
    #expect(tree.takeEffect().isNone)
    for message in work.runWork() { #expect(tree.send(message) == nil) }
    #expect(tree[["roof", "tiles"]]?.view == 105)
    #expect(tree[["house", "roof"]] == nil && tree.count == 5)
    tree.send(.remove(["roof"]))
    #expect(Set(tree.takeEffect().lines) == ["cancel 4"])
    tree.send(.insert(["roof"], 1))
    for message in work.runWork() {
      #expect(
        tree.send(message)?.reason == "the node house/roof/tiles that this message is for is gone"
      )
    }
  }

  @Test("passes the messages of a node's view to its path")
  func events() {
    var sent: [TaskMessage] = []
    let view = tasks().view { sent.append($0) }
    #expect(view[0].children[1].children[0].view == 5)
    let tiles = ChildID(slot: 4, serial: 4)
    #expect(sent == [.child(["house", "roof", "tiles"], .add(1), of: tiles)])
    #expect(view[0].children[1].name == ["house", "roof"])
  }

  @Test("does not change older views")
  func older() {
    var tree = tasks()
    let (before, text) = (tree.view, tree.view.text)
    tree.send(.child(["house", "roof"], .add(1)))
    tree.send(.move(["house", "cellar"], under: ["garden"]))
    tree.send(.remove(["house"]))
    #expect(before.text == text)
    #expect(tree.view.text == "garden 2 (cellar 4)")
  }

  @Test("has equal views if all rows are equal, however deep")
  func equality() {
    var tree = tasks()
    let before = tree.view
    tree.send(.child(["house", "roof", "tiles"], .add(1)))
    #expect(tree.view != before)
    tree.send(.child(["house", "roof", "tiles"], .add(-1)))
    #expect(tree.view == before && tree.view == tasks().view)
    tree.send(.insert(["garden", "shed"], 6))
    #expect(tree.view != before)
    tree.send(.remove(["garden", "shed"]))
    #expect(tree.view == before)
    tree.send(.move(["house"], under: [], to: 1))
    #expect(tree.view != before)
  }

  @Test("of any depth needs a small stack, and a message costs work linear in its depth")
  func depth() {
    #expect(onSmallStack { sumOfChain(depth: cases(20_000, long: 40_000)) } == 5)
    #expect(growthExponent(to: cases(4_000, long: 20_000)) { _ = sumOfChain(depth: $0) } <= 1.3)
  }
}

/// Builds a chain of nodes from its bottom, and returns what its last one shows after a message.
private func sumOfChain(depth: Int) -> Int? {
  var tree = KeyedTree<Int, Void, Component<Elm<Adding>>> { Component(Adding()) }
  tree.send(.insert([0], ()))
  for key in 1..<depth {
    tree.send(.insert([key], ()))
    tree.send(.move([key - 1], under: [key]))
  }
  let chain = Array((0..<depth).reversed())
  tree.send(.child(chain, 5))
  let sum = tree[chain]?.view
  tree.send(.remove([depth - 1]))
  return tree.count == 0 ? sum : nil
}

@Suite("A child of any kind")
struct AnyChildTests {
  private typealias Mixed = AnyChild<Int, Int>

  private func mixed() -> KeyedList<Int, Int, AnyChild<Int, Int>> {
    KeyedList((0..<4).map { ($0, $0) }) { kind in
      switch kind {
      case 0: Mixed(Component<React<Adding>>(Adding()))
      case 1: Mixed(Component<Redux<Adding>>(Adding()))
      case 2: Mixed(Component<Elm<Adding>>(Adding()))
      default: Mixed(Component<Halogen<Adding>>(Adding()))
      }
    }
  }

  @Test("lets one list hold components of all architectures, which copies do not share")
  func values() {
    var rows = mixed()
    for key in 0..<4 { rows.send(.child(key, key + 1)) }
    let copy = rows
    for key in 0..<4 { rows.send(.child(key, 10)) }
    #expect(rows.view.map(\.view) == [11, 12, 13, 14])
    #expect(copy.view.map(\.view) == [1, 2, 3, 4])
    var (one, other) = (Mixed(Component<Elm<Adding>>(Adding())), mixed()[2])
    other = one
    one.send(1)
    #expect(other?.view == 0)
  }

  @Test("refuses messages and starts work as its content does")
  func work() {
    var child = AnyChild(FetchingChild(at: 3))
    #expect(child.send(.add(-4))?.reason == "the count must not be negative; got -1")
    #expect(child.refusal(of: .add(-4)) != nil)
    child.send(.fetch)
    #expect(child.takeEffect().lines == ["start fetch"])
    #expect(child.takeEffect().isNone)
    var sent: [Fetching.Message] = []
    #expect(child.view { sent.append($0) } == 3)
    #expect(sent == [.add(1)])
  }
}
