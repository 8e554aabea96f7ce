internal import Comonads
public import MooreFree

extension Moore: Observed, Explorable where Input: CaseIterable & Observed, Output: Observed {
  /// One step for each input.
  public var exitCount: Int { Input.allCases.count }

  /// Returns the machine stepped along the input of a number.
  ///
  /// - Complexity: O(inputs).
  public func step(through exit: Int) -> Moore { stepped(Array(Input.allCases)[exit]) }

  /// Returns the name of the step.
  ///
  /// - Complexity: O(inputs).
  public func name(ofExit exit: Int) -> String {
    "stepped(\(ObservedText.text(of: Array(Input.allCases)[exit])))"
  }
}

extension MooreContainer: ExplorableContainer where Input: CaseIterable & Observed {
  /// Returns each input alone.
  ///
  /// - Complexity: O(inputs).
  public static func exits(of shape: Void) -> [[Input]] { Input.allCases.map { [$0] } }
}

extension Generator {
  /// Returns the generator of machines that show any output after any inputs.
  ///
  /// The hidden state is the list of inputs, so that no behaviour is left out.
  public static func machines<Input: CaseIterable & Observed, Output: Observed>(
    inputs: Generator<Input>,
    outputs: Generator<Output>
  ) -> Generator where Value == Moore<Input, Output> {
    let functions = outputs.valuation(of: [Input].self)
    return Generator { draws in
      let output = draws.draw("output", functions)
      return draws.wandered(Moore(state: [], output: output, step: { $0.append($1) }))
    }
  }
}

extension Generator where Value == Moore<Bit, Bit> {
  /// The generator of machines from bits to bits.
  public static var machines: Generator { machines(inputs: .cases, outputs: .cases) }
}
