package import BenchmarkRunner

/// All benchmarks, in the order of the tables.
///
/// A module that is worth measuring adds a file with its group, and the group here.
package var benchmarkGroups: [BenchmarkGroup] {
  [
    anchorGroup,
    moveGroup,
    componentGroup,
    hostGroup,
    facetGroup,
    hostObserverGroup,
    hostObserversGroup,
    hostObserversSizeGroup,
    hostTaskGroup,
    hostSendersGroup,
    hostRowGroup,
    operationGroup,
    movesGroup,
    bindsGroup,
    extendsGroup,
    dayDepthGroup,
    stateSizeGroup,
    historyGroup,
    childGroup,
    nestingGroup,
    rowsGroup,
    markupGroup,
    countdownGroup,
    lawGroup,
    checkGroup,
  ]
}

/// Work of well-known cost, for comparison.
private var anchorGroup: BenchmarkGroup {
  BenchmarkGroup(
    "anchor",
    "anchors",
    baseline: reducer,
    Anchor.allCases.map { anchor in
      let name = anchor.rawValue.replacing(" ", with: "-")
      return Benchmark(name, anchor.rawValue, .plain) { anchor.steps }
    }
  )
}
