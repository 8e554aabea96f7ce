public import Comonads

// MARK: - Identity

extension Identity: Observed, Explorable where Value: Observed {
  /// None: there is one point.
  public var exitCount: Int { 0 }

  /// Returns the same space.
  public func step(through exit: Int) -> Identity { self }
}

// MARK: - Env

extension Env: Observed, Explorable where Environment: Observed, Value: Observed {
  /// The environment.
  public var landmark: String { ObservedText.text(of: environment) }

  /// None: there is nowhere to go.
  public var exitCount: Int { 0 }

  /// Returns the same value in the same environment.
  public func step(through exit: Int) -> Env { self }
}

extension Generator {
  /// Returns the generator of values in environments.
  public static func environments<Environment, Element>(
    _ environments: Generator<Environment>,
    values: Generator<Element>
  ) -> Generator where Value == Env<Environment, Element> {
    Generator { draws in
      let environment = draws.draw("environment", environments)
      return Env(environment: environment, value: draws.draw("value", values))
    }
  }
}

extension Generator where Value == Env<Trit, Bit> {
  /// The generator of bits in three environments.
  public static var environments: Generator { environments(.cases, values: .cases) }
}

// MARK: - Zipper

extension Zipper: Observed, Explorable where Element: Observed {
  /// The place of the focus and the number of elements.
  public var landmark: String { "\(index)/\(count)" }

  /// Two steps: to the left, and to the right.
  public var exitCount: Int { 2 }

  /// Returns the row focused on the element to the left, or to the right.
  ///
  /// - Complexity: O(1); the elements are shared.
  public func step(through exit: Int) -> Zipper {
    Zipper(elements, focusedAt: index + (exit == 0 ? -1 : 1)) ?? self
  }

  /// Returns the name of the walk.
  public func name(ofExit exit: Int) -> String { "moved(by: \(exit == 0 ? ".left" : ".right"))" }
}

extension Generator {
  /// Returns the generator of rows of elements, of one to five.
  public static func rows<Element>(
    of elements: Generator<Element>
  ) -> Generator where Value == Zipper<Element> {
    Generator { draws in
      let before = draws.draw("before", elements.array(upTo: 2))
      let focus = draws.draw("focus", elements)
      let after = draws.draw("after", elements.array(upTo: 2))
      draws.cover("an element stands before", atLeast: 0.3, when: !before.isEmpty)
      draws.cover("an element stands after", atLeast: 0.3, when: !after.isEmpty)
      return Zipper(before: before, focus: focus, after: after)
    }
  }
}

extension Generator where Value == Zipper<Bit> {
  /// The generator of rows of bits.
  public static var rows: Generator { rows(of: .cases) }
}

// MARK: - Containers

extension EnvContainer: ExplorableContainer where Environment: Observed {
  /// Returns nothing: there is nowhere to go.
  public static func exits(of shape: Environment) -> [Void] { [] }
}

extension ZipperContainer: ExplorableContainer {
  /// Returns the indices to the left and to the right, as far as there are elements.
  public static func exits(of shape: BoundedIndex) -> [Int] {
    [shape.index - 1, shape.index + 1].filter { isValid($0, in: shape) }
  }

  /// Returns the index and the number of elements.
  public static func landmark(of shape: BoundedIndex) -> String { "\(shape.index)/\(shape.count)" }
}
