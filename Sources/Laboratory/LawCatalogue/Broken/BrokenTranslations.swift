import CofreeFree
public import ComonadLaws
import Comonads
import LedgerUpdate
import MooreFree
import StoreState
import TracedWriter

/// Morphisms and meanings, each wrong in one way.
public let brokenTranslations: [BrokenInstance] =
  brokenRetrofunctors + brokenMorphisms + brokenMeanings + brokenSections

// MARK: - Morphisms of containers

/// Returns the instance of a lens that need not be lawful.
private func lens(_ name: String, line: Int = #line, _ lens: BrokenLens) -> Instance {
  Instance(
    "Lens.\(name).meaning",
    containerMorphismLaws(
      Generator { _ in lens.lens.meaning },
      shapes: .cases,
      positions: places,
      values: Generator<Bit>.cases
    ),
    line: line
  )
}

private let brokenRetrofunctors: [BrokenInstance] = [
  BrokenInstance(
    lens("setStays", .setStays),
    operation: "set",
    fault: "the lens replaces nothing",
    caughtBy: ["retrofunctor.move", "retrofunctor.subshape"]
  ),
  BrokenInstance(
    lens("setFlips", .setFlips),
    operation: "set",
    fault: "the lens changes the rest of the whole",
    caughtBy: ["retrofunctor.extract", "retrofunctor.root"]
  ),
  BrokenInstance(
    Instance(
      "Reducer.reversed",
      containerMorphismLaws(
        Generator<(Trit, Bit) -> Trit>.reducers.map { reduce in
          ContainerMorphism<StoreContainer<Trit>, MooreContainer<Bit>>(
            shape: { _ in },
            position: { inputs, state in inputs.reversed().reduce(state) { reduce($0, $1) } }
          )
        },
        shapes: .cases,
        positions: words,
        values: Generator<Bit>.cases
      )
    ),
    operation: "position",
    fault: "the reducer takes the last action first",
    caughtBy: ["retrofunctor.composing", "retrofunctor.move"]
  ),
]

// MARK: - Morphisms of comonads

private let brokenMorphisms: [BrokenInstance] = [
  BrokenInstance(
    Instance(
      "Store.seekNext",
      comonadMorphismLaws(
        .stores,
        values: .cases,
        translate: .always { (w: Store<Trit, Bit>) in w.seeking(to: w.position.next) }
      )
    ),
    operation: "translate",
    fault: "the translation moves the focus",
    caughtBy: ["morphism.extend", "morphism.extract"]
  ),
  BrokenInstance(
    Instance(
      "Store.seekByValue",
      comonadMorphismLaws(
        .stores,
        values: .cases,
        translate: .always { (w: Store<Trit, Bit>) in
          w.peek(at: .zero) == .zero ? w : Store(position: w.position) { _ in w.extract() }
        }
      )
    ),
    operation: "translate",
    fault: "the translation looks at a value",
    caughtBy: ["morphism.extend", "morphism.natural"]
  ),
  BrokenInstance(
    Instance(
      "Traced.censorConstant",
      comonadMorphismLaws(
        Generator<Traced<String, Bit>>.traces,
        values: .cases,
        translate: .always { (w: Traced<String, Bit>) in w.censor { _ in "a" } }
      )
    ),
    operation: "censor",
    fault: "every log is rewritten to the same one",
    caughtBy: ["morphism.extend", "morphism.extract"]
  ),
]

// MARK: - Meanings

/// Returns the instance of `Store` with another meaning.
private func meaning(
  _ name: String,
  line: Int = #line,
  _ change: (inout MeaningOperations<Store<Trit, Bit>, StoreContainer<Trit>>) -> Void
) -> Instance {
  let operations = MeaningOperations<Store<Trit, Bit>, StoreContainer<Trit>>(
    meaning: { $0.meaning },
    back: { Store(meaning: $0) },
    move: { $0.move(by: State(meaning: $1)) }
  )
  return Instance(
    "Store.meaning.\(name)",
    meaningLaws(
      .stores,
      values: .cases,
      positions: places,
      operations: changing(operations, change)
    ),
    line: line
  )
}

private let brokenMeanings: [BrokenInstance] = [
  BrokenInstance(
    meaning("next") { $0.meaning = { $0.seeking(to: $0.position.next).meaning } },
    operation: "meaning",
    fault: "the meaning is focused on the next position",
    caughtBy: ["meaning.extend", "meaning.extract"]
  ),
  BrokenInstance(
    meaning("flipped") { $0.meaning = { $0.meaning.map { $0.flipped } } },
    operation: "meaning",
    fault: "the meaning has the other values",
    caughtBy: ["meaning.extract", "meaning.map"]
  ),
  BrokenInstance(
    meaning("stays") { $0.move = { _, _ in } },
    operation: "move",
    fault: "a move goes nowhere",
    caughtBy: ["meaning.move"]
  ),
  BrokenInstance(
    meaning("backAtZero") { $0.back = { Store(meaning: $0).seeking(to: .zero) } },
    operation: "back",
    fault: "the way back forgets the position",
    caughtBy: ["meaning.back", "meaning.forth"]
  ),
]

// MARK: - Sections

/// Returns the instance of the trees of all walks with changed operations.
private func section(
  _ name: String,
  line: Int = #line,
  _ change: (inout SectionOperations<StoreContainer<Trit>, Bit>) -> Void
) -> Instance {
  Instance(
    "Cofree.section.\(name)",
    sectionLaws(
      spaces(StoreContainer<Trit>.self, .cases),
      values: .cases,
      operations: changing(.standard, change)
    ),
    line: line
  )
}

private let brokenSections: [BrokenInstance] = [
  BrokenInstance(
    section("stays") {
      $0.section = { space in
        Cofree(
          state: space,
          value: { $0.extract() },
          shape: { $0.shape },
          step: { _, _ in }
        )
      }
    },
    operation: "section",
    fault: "no step of the tree moves the space",
    caughtBy: ["section.lower", "section.step"]
  ),
  BrokenInstance(
    section("lowerHere") {
      $0.lower = { tree in Space(shape: tree.tail.shape) { _ in tree.extract() } }
    },
    operation: "lower",
    fault: "the first layer shows the value that is here everywhere",
    caughtBy: ["section.lower"]
  ),
]
