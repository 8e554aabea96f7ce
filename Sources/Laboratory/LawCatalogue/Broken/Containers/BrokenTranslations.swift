import ComonadLab
import ComonadLaws

/// Morphisms and meanings, each wrong in one way.
let brokenTranslations: [BrokenInstance] =
  brokenRetrofunctors + brokenMorphisms + brokenMeanings + brokenSections

// MARK: - Morphisms of containers

private let lens = OperationFamily<@Sendable () -> Lens<Both, Trit>>("Lens", "set") {
  lensMeaningLaws($0)
}

private let brokenRetrofunctors: [BrokenInstance] = [
  lens("setStays.meaning", "the lens replaces nothing") { .staying }
    .caught(by: "retrofunctor.move", "retrofunctor.subshape"),
  lens("setFlips.meaning", "the lens changes the rest of the whole") { .flipping }
    .caught(by: "retrofunctor.extract", "retrofunctor.root"),
  FaultyInstance("Reducer.reversed", "position", "the reducer takes the last action first") {
    reducerLaws { $0.reversed() }
  }.caught(by: "retrofunctor.composing", "retrofunctor.move"),
]

// MARK: - Morphisms of comonads

/// A translation of stores.
private typealias Translation = @Sendable (Store<Trit, Bit>) -> Store<Trit, Bit>

private let translation = OperationFamily<Translation>("Store", "translate") {
  comonadMorphismLaws(.stores, values: .cases, translate: .always($0))
}

private let brokenMorphisms: [BrokenInstance] = [
  translation("seekNext", "the translation moves the focus") { $0.seeking(to: $0.position.next) }
    .caught(by: "morphism.extend", "morphism.extract"),
  translation("seekByValue", "the translation looks at a value") { w in
    w.peek(at: .zero) == .zero ? w : Store(position: w.position) { _ in w.extract() }
  }.caught(by: "morphism.extend", "morphism.natural"),
]

// MARK: - Meanings

private let meaning = FaultFamily("Store.meaning", storeMeaning) {
  meaningLaws(.stores, values: .cases, positions: anyPosition, operations: $0)
}

private let meaningMeaning = meaning.faults(of: "meaning", \.meaning)

private let brokenMeanings: [BrokenInstance] = [
  meaningMeaning("next", "the meaning is focused on the next position") {
    $0.seeking(to: $0.position.next).meaning
  }.caught(by: "meaning.extend", "meaning.extract"),
  meaningMeaning("flipped", "the meaning has the other values") { $0.meaning.map { $0.flipped } }
    .caught(by: "meaning.extract", "meaning.map"),
  meaning("stays", "move", "a move goes nowhere") { $0.move = { _, _ in } }
    .caught(by: "meaning.move"),
  meaning("backAtZero", "back", "the way back forgets the position") {
    $0.back = { Store(meaning: $0).seeking(to: .zero) }
  }.caught(by: "meaning.back", "meaning.forth"),
]

// MARK: - Sections

private let section = FaultFamily(
  "Cofree.section",
  SectionOperations<TracedContainer<String>>()
) { sectionLaws(.only, $0) }

private let brokenSections: [BrokenInstance] = [
  section("stays", "section", "no step of the tree moves the space") {
    $0.section = { space in
      Cofree(state: space, value: { $0.extract() }, shape: { $0.shape }, step: { _, _ in })
    }
  }.caught(by: "section.lower", "section.step")
]
