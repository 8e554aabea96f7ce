/// The morphisms of comonads between all entries up to a size.
package struct Ladder: Sendable {
  /// The entries, by size.
  package let entries: [EntryNumber]

  /// For each entry a morphism onto each entry, if there is one.
  package let morphisms: [[CategoryMorphism?]]

  /// Decides all pairs of entries.
  ///
  /// - Parameters:
  ///   - size: The size of the largest entries.
  ///   - categories: The entries.
  ///   - progress: Receives the number of entries whose morphisms are decided, and of all.
  /// - Precondition: The categories have the size.
  package init(
    upTo size: Int,
    of categories: SmallCategories,
    progress: (Int, Int) -> Void = { _, _ in }
  ) {
    let atlases = categories.atlases.prefix(size)
    precondition(atlases.count == size, "the size must be at most \(atlases.count); got \(size)")
    let forms = atlases.flatMap { $0.entries }
    entries = atlases.flatMap { atlas in
      (1...atlas.entries.count).map { EntryNumber(atlas.size, $0) }
    }
    var morphisms: [[CategoryMorphism?]] = []
    for source in forms {
      morphisms.append(forms.map { source.morphism(onto: $0) })
      progress(morphisms.count, forms.count)
    }
    self.morphisms = morphisms
  }

  /// All morphisms, in order.
  package var found: [(from: EntryNumber, to: EntryNumber, morphism: CategoryMorphism)] {
    zip(entries, morphisms).flatMap { source, row in
      zip(entries, row).compactMap { target, morphism in morphism.map { (source, target, $0) } }
    }
  }
}
