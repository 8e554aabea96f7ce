public import Comonads
public import LedgerUpdate
public import MooreFree
public import StoreState
public import TracedWriter

/// A directed container, a few of whose shapes a law can try.
///
/// A program of `Co` is a function of a shape: it shows where it leads from each of them.
public protocol SampledContainer: DirectedContainer, ExplorableContainer, SendableMetatype {
  /// The shapes; all of them, if they are few.
  static var samples: [Shape] { get }

  /// Whether the samples are all shapes; by default only for a type of finitely many.
  static var samplesAreAll: Bool { get }
}

extension SampledContainer {
  /// Returns no: shapes are infinitely many, unless their type says otherwise.
  public static var samplesAreAll: Bool { false }
}

extension SampledContainer where Shape: CaseIterable {
  /// Returns yes.
  public static var samplesAreAll: Bool { true }

  /// All shapes.
  ///
  /// - Complexity: O(shapes).
  public static var samples: [Shape] { Array(Shape.allCases) }
}

extension SampledContainer where Shape == Void {
  /// Returns yes.
  public static var samplesAreAll: Bool { true }

  /// The only shape.
  public static var samples: [Void] { [()] }
}

extension StoreContainer: SampledContainer where Point: CaseIterable & Equatable & Observed {}
extension EnvContainer: SampledContainer where Environment: CaseIterable & Observed {}
extension TracedContainer: SampledContainer where Log: Spelled {}
extension LedgerContainer: SampledContainer
where Action.State: CaseIterable & Observed, Action.Change: Spelled {}
extension MooreContainer: SampledContainer where Input: CaseIterable & Observed {}

extension ZipperContainer: SampledContainer {
  /// The places in rows of one and three.
  public static var samples: [BoundedIndex] {
    [1, 3].flatMap { count in (0..<count).map { BoundedIndex(index: $0, count: count) } }
  }
}

extension Co: Observed where C: SampledContainer, Value: Observed {
  /// Writes the position and the answer of the program, from each of the shapes.
  ///
  /// - Complexity: O(shapes), each with one run of the program.
  public func show(in reading: inout ObservedText) {
    if !C.samplesAreAll { reading.sample() }
    reading.each(of: C.samples) { reading, shape in
      let (position, value) = self(shape)
      reading.along("(\(C.landmark(of: shape)))") { reading in
        reading.along(".position") { $0.write("@" + C.name(of: position)) }
        reading.add(part: ".value", value)
      }
    }
  }
}

extension Generator {
  /// Returns the generator of programs that lead somewhere and answer by the shape.
  ///
  /// - Parameters:
  ///   - container: The directed container.
  ///   - values: The generator of the programs' answers.
  /// - Returns: The generator; programs lead along two exits at most, one after the other.
  public static func walks<C: SampledContainer, Answer: Observed>(
    in container: C.Type = C.self,
    values: Generator<Answer>
  ) -> Generator where Value == Co<C, Answer> {
    let turns = Generator<Int>.element(of: [0, 1, 2, 3], all: [0, 1]).array(upTo: 2)
    return programs(doing: "exits", turns, values) { turn, answer in
      Co { cursor in
        let start = C.landmark(of: cursor.shape)
        for exit in turn(start) {
          let exits = C.exits(of: cursor.shape)
          if !exits.isEmpty { cursor.move(by: exits[exit % exits.count]) }
        }
        return answer(start)
      }
    }
  }
}
