import Comonads
import LedgerUpdate
public import ReplicaSync

extension ReplicaState: Observed where Rule.State: Observed, Rule.Step: Observed {
  /// Writes what is confirmed, pending and shown.
  public func show(in reading: inout ObservedText) {
    reading.add(part: ".confirmed", confirmed)
    reading.add(part: ".pending", pending)
    reading.add(part: ".shown", shown)
  }
}

extension ReplicaEvent: Observed where Step: Observed {
  /// Writes who has made the step, or how it is answered, and the step.
  public func show(in reading: inout ObservedText) {
    switch self {
    case .theirs(let step): reading.add(part: ".theirs", step)
    case .mine(let step): reading.add(part: ".mine", step)
    case .refused(let step): reading.add(part: ".refused", step)
    }
  }
}

extension ReplicaPosition: Observed where Step: Observed {
  /// Writes the events and one's own steps.
  public func show(in reading: inout ObservedText) {
    reading.add(part: ".events", events)
    reading.add(part: ".own", own)
  }
}

extension ReplicaContainer: ExplorableContainer
where Shape: ReplicaShape & Observed, Shape.Step: CaseIterable & Observed {
  /// Returns one's own steps, those of others, and the answers to the first pending step.
  ///
  /// A step that is refused leads nowhere.
  public static func exits(of shape: Shape) -> [ReplicaPosition<Shape.Step>] {
    let steps = Array(Shape.Step.allCases)
    let answers = shape.pending.first.map { [ReplicaEvent.mine($0), .refused($0)] } ?? []
    return steps.filter { step in
      var copy = shape
      return copy.make(step)
    }.map { ReplicaPosition(own: [$0]) }
      + (steps.map { .theirs($0) } + answers).map { ReplicaPosition(events: [$0]) }
  }
}

extension Replica: Observed, Explorable, ShapedSpace
where Shape: ReplicaShape & Observed, Shape.Step: CaseIterable & Observed, Value: Observed {
  /// The steps and events of the shape.
  public typealias Exits = ReplicaContainer<Shape>

  /// The shape.
  public var exitShape: Shape { shape }

  /// Returns the replica after a way.
  public func moved(through way: ReplicaPosition<Shape.Step>) -> Replica {
    moved(by: Sync { $0.go(way) })
  }
}

extension Generator {
  /// Returns the generator of shapes with up to two steps of one's own, rebased over one of others.
  public static func replicaStates<Rule: Rebasing & Sendable>(
    _ rule: Rule,
    states: Generator<Rule.State>
  ) -> Generator where Value == ReplicaState<Rule>, Rule.Step: CaseIterable & Observed & Sendable {
    Generator { draws in
      var state = ReplicaState(draws.draw("confirmed", states), rule: rule)
      for step in draws.draw("own", Generator<Rule.Step>.cases.array(upTo: 2)) { state.make(step) }
      for step in draws.draw("theirs", Generator<Rule.Step>.cases.array(upTo: 1)) {
        state.receive(.theirs(step))
      }
      return state
    }
  }

  /// Returns the generator of replicas with any value for each shape and way.
  public static func replicas<Shape, Element: Observed>(
    at shapes: Generator<Shape>,
    values: Generator<Element>
  ) -> Generator
  where
    Value == Replica<Shape, Element>,
    Shape: ReplicaShape & Observed,
    Shape.Step: CaseIterable & Observed
  {
    let functions = values.valuation(of: Comonads.Pair<Shape, ReplicaPosition<Shape.Step>>.self)
    return Generator { draws in
      let shape = draws.draw("shape", shapes)
      let value = draws.draw("value", functions)
      return draws.wandered(Replica(at: shape) { value(Comonads.Pair($0.shape, $0.position)) })
    }
  }
}

/// The rule of a dial: a step that turns it is lost beside one that sets it to zero.
public struct DialRule: Rebasing, Sendable {
  /// Creates the rule.
  public init() {}

  /// Turns the dial on the first step, and sets it to zero on the other.
  public func make(_ step: Bit, in state: inout Trit) -> Bool {
    Dial.reduce(&state, by: step)
    return true
  }

  /// Returns nothing for a turn beside a reset.
  public func rebased(_ step: Bit, over other: Bit, as side: RebaseSide, at state: Trit) -> Bit? {
    step == .zero && other == .one ? nil : step
  }
}

/// The rule by which the later of two steps wins; each sets the state to zero or to one.
package struct LastWriter: Rebasing, Sendable {
  /// Creates the rule.
  package init() {}

  /// Sets the state.
  package func make(_ step: Bit, in state: inout Trit) -> Bool {
    state = step == .zero ? .zero : .one
    return true
  }

  /// Returns the later step alone.
  package func rebased(_ step: Bit, over other: Bit, as side: RebaseSide, at state: Trit) -> Bit? {
    side == .later ? step : nil
  }
}

extension Generator where Value == ReplicaState<DialRule> {
  /// The generator of dials with steps of one's own.
  package static var dialStates: Generator { replicaStates(DialRule(), states: .cases) }
}

extension Generator where Value == Replica<ReplicaState<DialRule>, Bit> {
  /// The generator of replicas of a dial.
  package static var replicas: Generator { replicas(at: .dialStates, values: .cases) }
}

// MARK: - Sync

extension Sync: Observed where Shape: SampledShape, Value: Observed {
  /// Writes the way and the answer of the program, from each of a few shapes.
  ///
  /// - Complexity: O(samples), each with one run of the program.
  public func show(in reading: inout ObservedText) {
    reading.sample()
    reading.each(of: Shape.samples) { reading, shape in
      let end = run(from: shape)
      reading.along("(\(ObservedText.text(of: shape)))") { reading in
        reading.add(part: ".position", end.position)
        reading.add(part: ".value", end.value)
      }
    }
  }
}

/// A shape of which a law can try a few.
public protocol SampledShape: ReplicaShape, Observed where Step: Observed {
  /// The shapes.
  static var samples: [Self] { get }
}

extension ReplicaState: SampledShape where Rule == DialRule {
  /// The dials at each state, without a step of one's own and with each.
  public static var samples: [ReplicaState] {
    Trit.allCases.flatMap { state in
      ([nil] + Bit.allCases).map { step in
        var shape = ReplicaState(state, rule: DialRule())
        if let step { shape.make(step) }
        return shape
      }
    }
  }
}

extension ReplicaContainer: SampledContainer
where Shape: SampledShape & SendableMetatype, Shape.Step: CaseIterable {
  /// A few shapes.
  public static var samples: [Shape] { Shape.samples }
}

extension Generator where Value == Sync<ReplicaState<DialRule>, Bit> {
  /// The generator of programs that read the shape, make a step of their own or take one of others,
  /// and answer with a bit.
  package static var syncs: Generator {
    programs(doing: "exits", .integers(in: 0...5), .cases) { turn, answer in
      Sync { syncing in
        let start = syncing.shape
        let exits = ReplicaContainer.exits(of: start)
        syncing.go(exits[turn(start) % exits.count])
        return answer(start)
      }
    }
  }
}
