package import BenchmarkRunner
import ComponentKit

/// A count: the smallest child.
private struct Tally: Program {
  let initial = 0
  func update(_ count: inout Int, by message: Int) { count &+= message }
  func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
}

private typealias TallyList = KeyedList<Int, Void, Component<Elm<Tally>>>

private typealias TallyTree = KeyedTree<Int, Void, Component<Elm<Tally>>>

/// One of many children changed; whatever touches the others shows here.
package var childGroup: BenchmarkGroup {
  BenchmarkGroup(
    "children",
    "a message to one of n children, and the view of its row",
    remarks: [
      "the keys are far apart from step to step, so that with many rows each is fetched from memory"
    ],
    [
      Benchmark(
        "keyed-row",
        "KeyedList",
        sized: kept(rowCounts, stride: 7_919, list) { list, key in
          list.send(.child(key, 1))
          return list.view[key].view
        }
      ),
      Benchmark(
        "keyed-row-component",
        "KeyedList, as a Component<Elm>",
        sized: kept(
          rowCounts,
          stride: 7_919,
          { Component<Elm<ChildProgram<TallyList>>>(ChildProgram(list($0))) }
        ) {
          component,
          key in
          component.send(.child(key, 1))
          return component.view[key].view
        }
      ),
      Benchmark(
        "keyed-row-beside-older",
        "KeyedList, an older view kept",
        sized: kept(
          rowCounts,
          stride: 7_919,
          { count in
            let list = list(count)
            return (list: list, older: list.view)
          }
        ) { pair, key in
          pair.list.send(.child(key, 1))
          return pair.list.view[key].view
        }
      ),
      Benchmark(
        "keyed-row-each-view-kept",
        "KeyedList, the view before kept",
        sized: kept(
          rowCounts,
          stride: 7_919,
          { count in
            let list = list(count)
            return (list: list, older: list.view)
          }
        ) { pair, key in
          pair.older = pair.list.view
          pair.list.send(.child(key, 1))
          return pair.list.view[key].view
        }
      ),
      Benchmark(
        "keyed-row-cached",
        "KeyedList, drawn through a KeyedCache",
        sized: kept(
          rowCounts,
          stride: 7_919,
          { count in
            let list = list(count)
            return (list: list, cache: KeyedCache(list.view))
          }
        ) { pair, key in
          pair.list.send(.child(key, 1))
          pair.cache.update(to: pair.list.view)
          return pair.cache[key].view
        }
      ),
      Benchmark(
        "tree-node",
        "KeyedTree, of one level",
        sized: kept(rowCounts, stride: 7_919, tree) { tree, key in
          tree.send(.child([key], 1))
          return tree.view[key].view
        }
      ),
    ]
  )
}

private let rowCounts = [10, 32, 100, 316, 1_000, 3_162, 10_000, 31_623, 100_000]

private func list(_ count: Int) -> TallyList {
  TallyList((0..<count).map { ($0, ()) }) { Component(Tally()) }
}

private func tree(_ count: Int) -> TallyTree {
  var tree = TallyTree { Component(Tally()) }
  for key in 0..<count { tree.send(.insert([key], ())) }
  return tree
}
