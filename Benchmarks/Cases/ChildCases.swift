package import BenchmarkRunner
import ComponentKit

/// A count: the smallest child.
struct RowTally: Program {
  let initial = 0
  func update(_ count: inout Int, by message: Int) { count &+= message }
  func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
}

typealias TallyList = KeyedList<Int, Void, Component<Elm<RowTally>>>

typealias TallyTree = KeyedTree<Int, Void, Component<Elm<RowTally>>>

/// One of many children changed; this shows the cost of the others.
package var childGroup: BenchmarkGroup {
  BenchmarkGroup(
    "children",
    "a message to one of n children, and the view of its row",
    remarks: [
      "the keys are far apart from step to step, so that with many rows each is fetched from memory"
    ],
    [
      row("keyed-row", "KeyedList", of: list) { list, key in
        list.send(.child(key, 1))
        return list.view[key].view
      },
      row(
        "keyed-row-component",
        "KeyedList, as a Component<Elm>",
        of: { Component<Elm<ChildProgram<TallyList>>>(ChildProgram(list($0))) }
      ) { component, key in
        component.send(.child(key, 1))
        return component.view[key].view
      },
      row("keyed-row-beside-older", "KeyedList, an older view kept", of: viewedList) { pair, key in
        pair.list.send(.child(key, 1))
        return pair.list.view[key].view
      },
      row(
        "keyed-row-each-view-kept",
        "KeyedList, the view before kept",
        of: viewedList
      ) { pair, key in
        pair.older = pair.list.view
        pair.list.send(.child(key, 1))
        return pair.list.view[key].view
      },
      row("tree-node", "KeyedTree, of one level", of: tree) { tree, key in
        tree.send(.child([key], 1))
        return tree.view[key].view
      },
    ]
  )
}

/// Returns the benchmark of a step on one of many rows.
private func row<Value>(
  _ name: String,
  _ title: String,
  of make: @escaping (Int) -> Value,
  _ step: @escaping (inout Value, Int) -> Int
) -> Benchmark {
  Benchmark(name, title, sized: kept(rowCounts, stride: 7_919, make, step))
}

let rowCounts = [10, 32, 100, 316, 1_000, 3_162, 10_000, 31_623, 100_000]

func list(_ count: Int) -> TallyList {
  TallyList((0..<count).map { ($0, ()) }) { Component(RowTally()) }
}

/// A list with its first view.
private func viewedList(
  _ count: Int
) -> (
  list: TallyList, older: KeyedViews<ListPlace<Int>, Void, Component<Elm<RowTally>>>
) {
  let list = list(count)
  return (list, list.view)
}

private func tree(_ count: Int) -> TallyTree {
  var tree = TallyTree { Component(RowTally()) }
  for key in 0..<count { tree.send(.insert([key], ())) }
  return tree
}
