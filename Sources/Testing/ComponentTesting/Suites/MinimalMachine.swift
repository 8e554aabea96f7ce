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

  /// For each class a number, which is equal where views are.
  let views: [Int]

  /// For each class, and each input, the number of the refusal, and zero if it is taken; nil if there
  /// is no such input.
  let refusals: [[UInt32?]]
}

/// Returns a number for each value, the same one for equal values.
private func numbers<Value: Hashable>(of values: [Value]) -> [Int] {
  var numbers: [Value: Int] = [:]
  return values.map { value in
    let number = numbers[value] ?? numbers.count
    numbers[value] = number
    return number
  }
}

/// The part of a state by which it is joined with others.
private struct Kind<View: Hashable>: Hashable {
  let view: View
  let work: [EffectID?]
  let refusals: [UInt32?]
  /// The number of a state that was not expanded, so that it is joined with no other.
  let unknown: Int?
}

extension Exploration {
  /// Returns the machine with the fewest states that behaves as the component does, by what it shows.
  ///
  /// - Complexity: O(nk log n) for n states and k inputs.
  func minimalMachine<View: Hashable>(showing view: (Subject) -> View) -> MinimalMachine {
    let (inputs, places) = inputs
    let views = situations.map { view($0.subject) }
    let refusals = situations.indices.map { state in
      state < graph.expanded
        ? places[state].map { $0.map { graph.steps[$0].refusal } } : inputs.map { _ in nil }
    }
    let kinds = numbers(
      of: situations.indices.map { state in
        Kind(
          view: views[state],
          work: situations[state].workNames,
          refusals: refusals[state],
          unknown: state < graph.expanded ? nil : state
        )
      }
    )
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
      kinds: representatives.map { kinds[$0] },
      views: numbers(of: representatives.map { views[$0] }),
      refusals: representatives.map { refusals[$0] }
    )
  }

  /// All inputs, and for each expanded state the places of its steps by the inputs.
  private var inputs: ([MinimalMachine.Input], [[Int?]]) {
    var numbers: [MinimalMachine.Input: Int] = [:]
    var inputs: [MinimalMachine.Input] = []
    var found: [[(input: Int, place: Int)]] = []
    for state in 0..<graph.expanded {
      found.append([])
      for (input, place) in self.inputs(of: state) {
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

extension Exploration {
  /// The steps of a state by their inputs; a message that is listed twice is one input.
  func inputs(of state: Int) -> [(input: MinimalMachine.Input, place: Int)] {
    var counts: [UInt32: Int] = [:]
    return graph.places(of: state).compactMap { place in
      let label = graph.steps[place].label
      let occurrence = counts[label, default: 0]
      if occurrence > 0, case .message = events[Int(label)] { return nil }
      counts[label] = occurrence + 1
      return (MinimalMachine.Input(label: label, occurrence: occurrence), place)
    }
  }
}

// MARK: - Distinguishing states

extension MinimalMachine {
  /// For each pair of classes a shortest sequence of inputs after which both show something else, or
  /// the last of which only one of them refuses; nil if there is none.
  ///
  /// The empty sequence distinguishes classes of different views. Only inputs that both classes have
  /// count: what a class does with others is not said.
  ///
  /// (Moore, Gedanken-experiments on sequential machines, 1956.)
  ///
  /// - Complexity: O(n²k) for n classes and k inputs, for each length of a sequence.
  var distinguishing: [[[Int]?]] {
    var found: [[[Int]?]] = views.map { view in views.map { $0 == view ? nil : [] } }
    var isDone = false
    while !isDone {
      isDone = true
      let before = found
      for left in views.indices {
        for right in 0..<left where before[left][right] == nil {
          guard let sequence = sequence(telling: left, from: right, before) else { continue }
          found[left][right] = sequence
          found[right][left] = sequence
          isDone = false
        }
      }
    }
    return found
  }

  /// Returns an input that two classes answer in different ways, or that leads to classes which are
  /// distinguished.
  private func sequence(
    telling left: Int,
    from right: Int,
    _ found: [[[Int]?]]
  ) -> [Int]? {
    for input in inputs.indices {
      guard let one = refusals[left][input], let other = refusals[right][input] else { continue }
      if one != other { return [input] }
      let rest = found[targets[left][input]][targets[right][input]]
      if let rest { return [input] + rest }
    }
    return nil
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
