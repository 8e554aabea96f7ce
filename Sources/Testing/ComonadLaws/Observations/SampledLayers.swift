public import CofreeFree
public import Comonads
public import FreeMonad
import SeededRandom

/// A container whose layers are sampled, so that a law can try a few trees of them.
///
/// ```swift
/// MaybeNext.layers  // [true, false]
/// CofreeContainer<MaybeNext>.samples.count  // 8
/// ```
public protocol SampledLayers: ExplorableContainer, SendableMetatype {
  /// The shapes of a layer; all of them, if they are few.
  static var layers: [Shape] { get }
}

extension MaybeNext: SampledLayers {
  /// A layer with a next one, and the last layer.
  public static var layers: [Bool] { [true, false] }
}

extension Branches: SampledLayers {
  /// A layer with branches, and one without.
  package static var layers: [Bool] { [true, false] }
}

extension Dual: SampledLayers
where
  Original: AnsweredContainer,
  Original.Shape: CaseIterable & Observed,
  Original.Position: Observed
{
  /// For each number, the layer that gives every operation the answer of this number.
  ///
  /// The two layers with answers that alternate come after them.
  ///
  /// - Complexity: O(operations).
  public static var layers: [OperationHandler<Original>] {
    let operations = Original.Shape.allCases.map { ObservedText.text(of: $0) }
    func layer(_ number: @escaping (Int) -> Int) -> OperationHandler<Original> {
      .each { operation in
        let answers = Original.answers(to: operation)
        let index = operations.firstIndex(of: ObservedText.text(of: operation)) ?? 0
        return answers[number(index) % answers.count]
      }
    }
    return [layer { _ in 0 }, layer { _ in 1 }, layer { $0 }, layer { $0 + 1 }]
  }
}

extension CofreeContainer: SampledContainer where F: SampledLayers {
  /// Eight trees: one whose layers are all the first, and others whose layers differ by the path.
  public static var samples: [Cofree<F, Void>] {
    let layers = F.layers
    return (0..<8).map { seed in
      Cofree(
        state: "",
        value: { _ in },
        shape: { path in
          var numbers = SplitMix(seed: UInt64(seed), path)
          return layers[seed == 0 ? 0 : numbers.next(below: layers.count)]
        },
        step: { $0 += "." + F.name(of: $1) }
      )
    }
  }
}
