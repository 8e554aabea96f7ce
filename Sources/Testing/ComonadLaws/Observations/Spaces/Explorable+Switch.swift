public import Comonads

extension Side: Observed {
  /// Writes the name of the side.
  public func show(in reading: inout ObservedText) { reading.add(self == .left ? "left" : "right") }
}

/// A switch: the toggle, the exits of the side shown, and the first one of the hidden side.
extension Switch: Observed, Explorable where Left: Explorable, Right: Explorable, Focus: Observed {
  /// The side shown, and the texts of both besides the values.
  public var landmark: String {
    ObservedText.text(of: side) + besides(left.landmark, right.landmark)
  }

  /// The toggle, the exits of the side shown, and the first one of the hidden side.
  public var exitCount: Int { 1 + exits.left + exits.right }

  /// Returns the switch toggled, or with one side moved through one of its exits.
  public func step(through exit: Int) -> Switch {
    if let exit = sideExit(exit) { return stepping(through: exit) }
    var there = self
    there.toggle()
    return there
  }

  /// Returns the toggle, or the side and the name of its exit.
  public func name(ofExit exit: Int) -> String {
    sideExit(exit).map(name(of:)) ?? "moved(by: .toggle)"
  }

  /// The number of exits of each side, seen from here.
  private var exits: (left: Int, right: Int) {
    side == .left
      ? (left.exitCount, min(1, right.exitCount)) : (min(1, left.exitCount), right.exitCount)
  }

  /// The side that the exit of a number moves; nil for the toggle.
  private func sideExit(_ exit: Int) -> SideExit? {
    exit == 0 ? nil : SideExit(exit - 1, of: exits.left, and: exits.right, first: side)
  }
}

// MARK: - Container

extension SwitchContainer: ExplorableContainer
where First: ExplorableContainer, Second: ExplorableContainer {
  /// Returns the other side, the exits of the side shown, and the first one of the hidden side.
  ///
  /// - Complexity: O(exits of both sides).
  public static func exits(of shape: Shape) -> [Position] {
    typealias Spaces = DayContainer<First, Second>
    let rest = Spaces.root(of: shape.both)
    let lefts = First.exits(of: shape.both.left).prefix(shape.side == .left ? .max : 1)
    let rights = Second.exits(of: shape.both.right).prefix(shape.side == .right ? .max : 1)
    let moves = (0..<(lefts.count + rights.count)).map { number in
      switch SideExit(number, of: lefts.count, and: rights.count, first: shape.side) {
      case .left(let exit): Sided(shape.side, lefts[exit], rest.right)
      case .right(let exit): Sided(shape.side, rest.left, rights[exit])
      }
    }
    return [Sided(shape.side.other, rest)] + moves
  }

  /// Returns the side shown and the texts of the shapes of both sides.
  public static func landmark(of shape: Shape) -> String {
    ObservedText.text(of: shape.side) + DayContainer<First, Second>.landmark(of: shape.both)
  }

  /// Returns the side and the texts of the positions of both sides.
  public static func name(of position: Position) -> String {
    ObservedText.text(of: position.side) + "|" + DayContainer<First, Second>.name(of: position.both)
  }
}

// MARK: - Generators

extension Generator {
  /// Returns the generator of switches between two spaces, at either side.
  ///
  /// The value shown is any function of all values at both places.
  ///
  /// - Parameters:
  ///   - left: The generator of the left side.
  ///   - right: The generator of the right side.
  ///   - values: The generator of the values shown.
  /// - Returns: The generator.
  public static func switches<Left: Explorable, Right: Explorable, Element: Observed>(
    _ left: Generator<Left>,
    _ right: Generator<Right>,
    values: Generator<Element>
  ) -> Generator
  where Value == Switch<Left, Right, Element>, Left.Focus: Observed, Right.Focus: Observed {
    let answers = values.valuation(of: Surroundings<Left, Right>.self)
    return Generator { draws in
      let side = draws.draw("side", Generator<Side>.cases)
      let l = draws.draw("left", left)
      let r = draws.draw("right", right)
      draws.cover("the right side is shown", atLeast: 0.3, when: side == .right)
      let answer = draws.draw("answer", answers)
      return Switch(side, left: l, right: r) { answer(Surroundings(side: $0, left: $1, right: $2)) }
    }
  }
}
