/// A morphism of comonads between finite containers, as a table.
///
/// It maps the places of the source to places of the target, and moves of the target back to moves
/// of the source: a *cofunctor* or *retrofunctor*. Programs over the target run over the source.
///
/// (Aguiar, Internal categories and quantum groups, 1997; Ahman and Uustalu, Directed containers as
/// categories, 2016.)
package struct CategoryMorphism: Hashable, Sendable {
  /// The category of the space that is translated.
  package let source: FiniteCategory

  /// The category of the programs that run in it.
  package let target: FiniteCategory

  /// For each place of the source the place of the target.
  package let places: [Int]

  /// For each place of the source, and each move of the target from its image, the move of the
  /// source; -1 for other moves of the target.
  package let moves: [[Int]]

  /// Whether different moves from a place remain different at each place over it.
  ///
  /// If the morphism is onto as well, different programs of the dual monad remain different.
  package var isFaithful: Bool {
    moves.allSatisfy { moves in
      let images = moves.filter { $0 >= 0 }
      return Set(images).count == images.count
    }
  }
}
