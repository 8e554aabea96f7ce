import ComponentKit
import StateGraphs

/// The space of an exploration with all states joined that no events distinguish.
///
/// An input is an event of a space, counted where a state has several steps of the same event. An
/// input that a state does not have does nothing there.
struct MinimalMachine {
  /// An input: the label of an event, and which of several steps of that label.
  struct Input: Hashable {
    let label: UInt32
    let occurrence: Int
  }

  /// The class of each state of the space.
  let classes: [Int]

  /// A state of each class that is nearest to the start.
  let representatives: [Int]

  /// The inputs.
  let inputs: [Input]

  /// For each class, and each input, the place of the step in the space; nil if there is none.
  let places: [[Int?]]

  /// For each class, and each input, the class that it leads to.
  let targets: [[Int]]

  /// For each class a number, which is equal where views, outstanding work, inputs and refusals are.
  let kinds: [Int]
}

/// The visible part of a state.
private struct Kind<View: Hashable>: Hashable {
  let view: View
  let work: [EffectID?]
  let refusals: [UInt32]
  /// The number of a state that was not expanded, so that it is joined with no other.
  let unknown: Int?
}

extension Exploration where Subject.View: Hashable {
  /// The machine with the fewest states that behaves as the component does.
  ///
  /// - Complexity: O(nk log n) for n states and k inputs.
  var minimalMachine: MinimalMachine {
    let (inputs, places) = inputs
    var numbers: [Kind<Subject.View>: Int] = [:]
    let kinds = situations.indices.map { state in
      let isKnown = state < graph.expanded
      let kind = Kind(
        view: situations[state].subject.view,
        work: situations[state].workNames,
        refusals: isKnown
          ? places[state].map { $0.map { graph.steps[$0].refusal } ?? .max } : [],
        unknown: isKnown ? nil : state
      )
      let number = numbers[kind] ?? numbers.count
      numbers[kind] = number
      return number
    }
    let targets = inputs.indices.map { input in
      situations.indices.map { state in
        guard state < graph.expanded, let place = places[state][input] else { return state }
        return Int(graph.steps[place].target)
      }
    }
    var partition = Partition(kinds)
    partition.refine(by: targets)
    var names: [Int: Int] = [:]
    var representatives: [Int] = []
    let classes = partition.owner.enumerated().map { state, owner in
      if let name = names[owner] { return name }
      names[owner] = representatives.count
      representatives.append(state)
      return representatives.count - 1
    }
    return MinimalMachine(
      classes: classes,
      representatives: representatives,
      inputs: inputs,
      places: representatives.map { $0 < graph.expanded ? places[$0] : inputs.map { _ in nil } },
      targets: representatives.map { state in inputs.indices.map { classes[targets[$0][state]] } },
      kinds: representatives.map { kinds[$0] }
    )
  }

  /// All inputs, and for each expanded state the places of its steps by the inputs.
  private var inputs: ([MinimalMachine.Input], [[Int?]]) {
    var numbers: [MinimalMachine.Input: Int] = [:]
    var inputs: [MinimalMachine.Input] = []
    var found: [[(input: Int, place: Int)]] = []
    for state in 0..<graph.expanded {
      var counts: [UInt32: Int] = [:]
      found.append([])
      for place in graph.places(of: state) {
        let label = graph.steps[place].label
        let input = MinimalMachine.Input(label: label, occurrence: counts[label, default: 0])
        counts[label, default: 0] += 1
        let number = numbers[input] ?? inputs.count
        if number == inputs.count {
          numbers[input] = number
          inputs.append(input)
        }
        found[state].append((number, place))
      }
    }
    let places = found.map { steps in
      var places: [Int?] = Array(repeating: nil, count: inputs.count)
      for (input, place) in steps { places[input] = place }
      return places
    }
    return (inputs, places)
  }
}

// MARK: - Distinguishing states

extension MinimalMachine {
  /// A shortest sequence of inputs that distinguishes each pair of classes; pairs share some.
  ///
  /// The empty sequence distinguishes classes of different kinds.
  ///
  /// (Moore, Gedanken-experiments on sequential machines, 1956.)
  ///
  /// - Complexity: O(n²k) for n classes and k inputs, for each length of a sequence.
  var distinguishing: Set<[Int]> {
    var found: [[[Int]?]] = kinds.map { kind in kinds.map { $0 == kind ? nil : [] } }
    var isDone = false
    while !isDone {
      isDone = true
      let before = found
      for left in kinds.indices {
        for right in 0..<left where before[left][right] == nil {
          for input in inputs.indices {
            guard let rest = before[targets[left][input]][targets[right][input]] else { continue }
            found[left][right] = [input] + rest
            found[right][left] = [input] + rest
            isDone = false
            break
          }
        }
      }
    }
    return Set(found.joined().compactMap { $0 })
  }

  /// The inputs of a shortest path to each class.
  var paths: [[Int]] {
    var paths: [[Int]?] = Array(repeating: nil, count: kinds.count)
    var pending = [0]
    paths[0] = []
    var next = 0
    while next < pending.count {
      let here = pending[next]
      next += 1
      for (input, target) in targets[here].enumerated() where paths[target] == nil {
        paths[target] = (paths[here] ?? []) + [input]
        pending.append(target)
      }
    }
    return paths.map { $0 ?? [] }
  }
}
