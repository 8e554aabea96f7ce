import BenchmarkCases
import BenchmarkRunner
import Foundation
import Testing

@Suite("The benchmarks")
struct CaseTests {
  static var all: [Benchmark] { benchmarkGroups.flatMap(\.benchmarks) }

  @Test("have names of their own")
  func names() {
    let names = Self.all.map { "\($0.name)/\($0.variant.rawValue)" }
    #expect(Set(names).count == names.count)
    #expect(Set(benchmarkGroups.map(\.name)).count == benchmarkGroups.count)
  }

  @Test("compute equal results in all variants, also in those of the textbook")
  func variants() {
    for (name, variants) in Dictionary(grouping: Self.all, by: \.name) where variants.count > 1 {
      for size in [1, 2, 7, 50] {
        let results = variants.map { benchmark in
          switch benchmark.work {
          case .steps(let prepare): prepare()(size)
          case .sized(let work): work.prepare(size)(1)
          }
        }
        #expect(results.allSatisfy { $0 == results[0] }, "\(name) at \(size)")
      }
    }
  }

  @Test("have a different result for each number of steps")
  func results() {
    for benchmark in moveGroup.benchmarks + componentGroup.benchmarks + operationGroup.benchmarks {
      guard case .steps(let prepare) = benchmark.work else { continue }
      let results = [1, 2, 3, 40].map(prepare())
      #expect(Set(results).count == results.count, "\(benchmark.name)/\(benchmark.variant)")
    }
  }
}

@Suite("The allocations of a step", .enabled(if: Counts.areAvailable))
struct CountLimitTests {
  /// The most allocations of a step in a debug and in a release build.
  ///
  /// A debug build keeps every closure; the promises are those of a release build. An array that
  /// grows adds a thousandth, as one does that gets a little more memory than it requests, or does
  /// not: that depends on the other contents of the heap.
  static let limits: [(name: String, debug: Double, release: Double)] = [
    ("store-move", 1, 0),
    ("moore-step", 0, 0),
    ("moore-move", 2, 0),
    ("cofree-ask", 0, 0),
    ("cofree-answer", 2, 0),
    ("cofree-move", 4, 0),
    ("traced-move", 1, 0),
    ("traced-list-move", 3, 0),
    ("ledger-dispatch", 0, 0),
    ("ledger-move", 1, 0),
    ("day-move", 1, 0),
    ("switch-move", 1, 0),
    ("zipper-move", 1, 1),
    ("day-depth", 1, 0),
    ("react-send", 3, 0),
    ("redux-send", 4, 0),
    ("elm-send", 4, 0),
    ("halogen-send", 4, 0),
    ("markup-row", 80, 47),
    ("markup-memos", 850, 261),
    ("markup-list", 395, 64),
    ("elm-host", 2, 0),
    ("react-host", 2, 0),
    ("redux-host", 3, 0),
    ("halogen-host", 2, 0),
    ("elm-facet", 2, 0),
    ("redux-facet", 3, 0),
    ("halogen-facet", 2, 0),
    ("elm-host-observer", 2, 0),
    ("react-host-observer", 2, 0),
    ("elm-host-observers", 2, 0),
    ("react-host-observers", 2, 0),
    ("react-size", 3, 0),
    ("redux-size", 4, 0),
    ("elm-size", 4, 0),
    ("halogen-size", 4, 0),
  ]

  @Test("have limits that are no higher than the targets")
  func targets() throws {
    for target in benchmarkTargets
    where target.measure == .allocations && target.variant == .specialised {
      let limit = try #require(Self.limits.first { $0.name == target.name }, "\(target.name)")
      #expect(limit.release <= target.limit, "\(target.name)")
    }
  }

  @Test("are at most the promised ones", arguments: limits.indices)
  func isKept(_ index: Int) throws {
    let (name, debug, release) = Self.limits[index]
    let benchmark = try #require(
      CaseTests.all.first { $0.name == name && $0.variant == .specialised }
    )
    let counts = try #require(BenchmarkRun.countsOnly.counts(of: benchmark))
    #if DEBUG
    let limit = debug
    _ = release
    #else
    let limit = release
    _ = debug
    #endif
    #expect(counts.allocations <= limit * 1.001 + 0.01)
  }

  @Test("are at most three in code that is not specialised, in a release build")
  func unspecialised() throws {
    for benchmark in componentGroup.benchmarks where benchmark.variant == .generic {
      let counts = try #require(BenchmarkRun.countsOnly.counts(of: benchmark))
      #if DEBUG
      // One for the closure, one for the view, and those of a log.
      let limit = 4.0
      #else
      let limit = 3.0
      #endif
      #expect(counts.allocations <= limit * 1.001 + 0.01, "\(benchmark.name)")
    }
  }

  @Test("do not depend on the number of earlier steps")
  func steady() throws {
    for benchmark in componentGroup.benchmarks where benchmark.variant == .specialised {
      guard case .steps(let prepare) = benchmark.work else { continue }
      let few = try #require(Counts(prepare(), from: 100, to: 200))
      let many = try #require(Counts(prepare(), from: 1_000, to: 2_000))
      #expect(abs(few.allocations - many.allocations) <= 0.02, "\(benchmark.name)")
    }
  }
}

@Suite("The growth of the benchmarks", .serialized)
struct CaseGrowthTests {
  @Test("is linear for moves in a row", arguments: movesGroup.benchmarks.indices)
  func moves(_ index: Int) {
    expect(movesGroup.benchmarks[index], atMost: 1.15, to: 2_048)
  }

  @Test("is linear for binds, nested either way", arguments: bindsGroup.benchmarks.indices)
  func binds(_ index: Int) {
    expect(bindsGroup.benchmarks[index], atMost: 1.15, to: 2_048)
  }

  @Test("is zero for one element of a state", arguments: stateSizeGroup.benchmarks.indices)
  func stateSize(_ index: Int) {
    expect(stateSizeGroup.benchmarks[index], atMost: 0.15, to: 32_000)
  }

  @Test("is zero for a history", arguments: historyGroup.benchmarks.indices)
  func history(_ index: Int) {
    expect(historyGroup.benchmarks[index], atMost: 0.15, to: 32_000)
  }

  @Test("is small for one of many rows")
  func rows() {
    for benchmark in childGroup.benchmarks where benchmark.name == "keyed-row" {
      expect(benchmark, atMost: 0.35, to: 10_000)
    }
  }

  @Test("is linear for observers of which one sees a change")
  func observers() {
    for benchmark in hostObserversSizeGroup.benchmarks {
      expect(benchmark, atMost: 1.15, to: 3_162)
    }
  }

  @Test("is linear in the depth of nested parts", arguments: nestingGroup.benchmarks.indices)
  func nesting(_ index: Int) {
    expect(nestingGroup.benchmarks[index], atMost: 1.15, to: 1_000)
  }

  @Test("is linear for one of many rows of a page")
  func pageRows() {
    for benchmark in rowsGroup.benchmarks { expect(benchmark, atMost: 1.15, to: 10_000) }
  }

  @Test("is linear for the states of a space", arguments: checkGroup.benchmarks.indices)
  func states(_ index: Int) {
    expect(checkGroup.benchmarks[index], atMost: 1.15, to: 2_048)
  }

  @Test("is quadratic in the depth of nested spaces at most")
  func dayDepth() {
    for benchmark in dayDepthGroup.benchmarks { expect(benchmark, atMost: 2.15, to: 16) }
  }

  @Test("is within each budget of time, and each budget has a benchmark")
  func targets() {
    let groups: [(BenchmarkGroup, limit: Double)] = [
      (movesGroup, 1.15), (bindsGroup, 1.15), (stateSizeGroup, 0.15), (historyGroup, 0.15),
      (childGroup, 0.35), (hostObserversSizeGroup, 1.15), (checkGroup, 1.15),
      (nestingGroup, 1.15), (rowsGroup, 1.15),
    ]
    let limits = groups.flatMap { group, limit in group.benchmarks.map { ($0.name, limit) } }
    for target in benchmarkTargets {
      #expect(
        CaseTests.all.contains { $0.name == target.name && $0.variant == target.variant },
        "\(target.name)/\(target.variant)"
      )
      guard target.measure == .exponent else { continue }
      // Time may grow faster than counted work, since a large state is fetched from memory.
      let limit = limits.first { $0.0 == target.name }?.1
      #expect(limit.map { target.limit >= $0 } == true, "\(target.name)")
    }
  }

  /// Expects the exponent of counted work to be no greater, and that of a textbook's version that
  /// nests to be.
  private func expect(_ benchmark: Benchmark, atMost limit: Double, to largest: Int) {
    guard case .sized(let work) = benchmark.work else { return }
    let nests =
      benchmark.variant == .naive && ["traced-moves", "free-binds-left"].contains(benchmark.name)
    let sizes = work.sizes.filter { $0 <= (nests ? 1_024 : largest) }
    guard let last = sizes.last, let counts = Counts(work.prepare(last), from: 1, to: 3) else {
      return
    }
    let part = sizes[sizes.count / 2]
    let less = Counts(work.prepare(part), from: 1, to: 3)
    let growth = log((counts.work + 1) / ((less?.work ?? 0) + 1))
    let exponent = growth / log(Double(last) / Double(part))
    #expect(nests ? exponent > 1.5 : exponent <= limit, "\(benchmark.name): \(exponent)")
  }
}

extension Counts {
  /// Blocks, sixteen bytes each, and references: the unit of `countedWork(_:)`.
  fileprivate var work: Double { allocations + bytes / 16 + retains + releases }
}
