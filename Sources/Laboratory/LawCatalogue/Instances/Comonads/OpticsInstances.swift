import ComonadLab
import ComonadLaws

/// Parts of wholes.
let opticsInstances: [Instance] = [
  Instance("Lens.first", lensLaws(Generator { _ in .first }, wholes: .cases, parts: .cases)),
  Instance(
    "Lens.then",
    lensLaws(
      Generator { _ in Lens<[Both], Both>(get: { $0[0] }, set: { $0[0] = $1 }).then(.first) },
      wholes: Generator<Both>.cases.array(count: 2),
      parts: .cases
    )
  ),
  Instance("Prism.some", someLaws { $0 }),
  Instance(
    "Embedding.then",
    prismLaws(
      preview: twice.extract,
      review: twice.embed,
      wholes: Generator<Trit>.cases.optional().optional(),
      parts: .cases
    )
  ),
  Instance("Affine.head", headLaws { $0.isEmpty ? [] : [$1] + $0.dropFirst() }),
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

/// A trit that may be missing in two ways.
private let twice = Embedding<Trit??, Trit>({ $0 }, extract: { $0 ?? nil })

/// Returns the laws of the prism of a value that may be missing, given how it finds the value.
func someLaws(preview: @escaping @Sendable (Trit?) -> Trit?) -> Suite {
  prismLaws(
    preview: preview,
    review: { $0 },
    wholes: Generator<Trit>.cases.optional(),
    parts: .cases
  )
}

/// Returns the laws of the first element of a list, given how it replaces the element.
func headLaws(set: @escaping @Sendable ([Trit], Trit) -> [Trit]) -> Suite {
  affineLaws(
    preview: { $0.first },
    set: set,
    wholes: Generator<Trit>.cases.array(upTo: 3),
    parts: .cases
  )
}
