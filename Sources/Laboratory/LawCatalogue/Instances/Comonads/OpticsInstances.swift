import ComonadLaws
import StoreState

/// Parts of wholes.
let opticsInstances: [Instance] = [
  Instance("Lens.first", lensLaws(Generator { _ in .first }, wholes: .cases, parts: .cases)),
  Instance(
    "Lens.then",
    lensLaws(
      Generator { _ in
        Lens<[Both], Both>(get: { $0[0] }, set: { $0[0] = $1 }).then(.first)
      },
      wholes: Generator<Both>.cases.array(count: 2),
      parts: .cases
    )
  ),
  Instance(
    "Prism.some",
    prismLaws(
      preview: { (whole: Trit?) in whole },
      review: { .some($0) },
      wholes: Generator<Trit>.cases.optional(),
      parts: .cases
    )
  ),
  Instance(
    "Affine.head",
    affineLaws(
      PartialOptic(
        preview: { (list: [Trit]) in list.first },
        set: { list, element in list.isEmpty ? [] : [element] + list.dropFirst() }
      ),
      wholes: Generator<Trit>.cases.array(upTo: 3),
      parts: .cases
    )
  ),
  Instance(
    "Iso.reversed",
    isoLaws(
      forward: { (list: [Bit]) in Array(list.reversed()) },
      backward: { Array($0.reversed()) },
      wholes: .spelled,
      parts: .spelled
    )
  ),
]
