public import ComonadLaws
import StoreState

/// Lenses to the first part that do not obey the laws of a lens.
enum BrokenLens {
  case setStays, setFlips, getNext

  var lens: Lens<Both, Trit> {
    switch self {
    case .setStays: Lens(get: { $0.first }, set: { _, _ in })
    case .setFlips:
      Lens(
        get: { $0.first },
        set: {
          $0.first = $1
          $0.second = $0.second.flipped
        }
      )
    case .getNext: Lens(get: { $0.first.next }, set: { $0.first = $1 })
    }
  }
}

/// Returns the instance of a lens that does not obey the laws of a lens.
private func lens(_ name: String, line: Int = #line, _ lens: BrokenLens) -> Instance {
  Instance(
    "Lens.\(name)",
    lensLaws(Generator { _ in lens.lens }, wholes: .cases, parts: .cases),
    line: line
  )
}

/// Returns the instance of a part of a list.
private func affine(
  _ name: String,
  line: Int = #line,
  preview: @escaping @Sendable ([Trit]) -> Trit? = { $0.first },
  set: @escaping @Sendable ([Trit], Trit) -> [Trit]
) -> Instance {
  Instance(
    "Affine.\(name)",
    affineLaws(
      PartialOptic(preview: preview, set: set),
      wholes: Generator<Trit>.cases.array(upTo: 3),
      parts: .cases
    ),
    line: line
  )
}

/// Returns the instance of a part that may be the whole.
private func prism(
  _ name: String,
  line: Int = #line,
  preview: @escaping @Sendable (Trit?) -> Trit?,
  review: @escaping @Sendable (Trit) -> Trit?
) -> Instance {
  Instance(
    "Prism.\(name)",
    prismLaws(
      preview: preview,
      review: review,
      wholes: Generator<Trit>.cases.optional(),
      parts: .cases
    ),
    line: line
  )
}

/// Returns the instance of two functions that do not undo each other.
private func iso(
  _ name: String,
  line: Int = #line,
  forward: @escaping @Sendable ([Bit]) -> [Bit],
  backward: @escaping @Sendable ([Bit]) -> [Bit]
) -> Instance {
  Instance(
    "Iso.\(name)",
    isoLaws(forward: forward, backward: backward, wholes: .spelled, parts: .spelled),
    line: line
  )
}

/// Optics that do not obey their laws, each for one reason.
public let brokenOptics: [BrokenInstance] = [
  BrokenInstance(
    lens("setStays", .setStays),
    operation: "set",
    fault: "set replaces nothing",
    caughtBy: ["lens.set-get"]
  ),
  BrokenInstance(
    lens("setFlips", .setFlips),
    operation: "set",
    fault: "set changes the rest of the whole",
    caughtBy: ["lens.get-set", "lens.set-set"]
  ),
  BrokenInstance(
    lens("getNext", .getNext),
    operation: "get",
    fault: "get returns the value after the part",
    caughtBy: ["lens.get-set", "lens.set-get"]
  ),
  BrokenInstance(
    Instance(
      "Lens.modifyReads",
      lensLaws(Generator { _ in .first }, wholes: .cases, parts: .cases) { lens, whole, change in
        var part = lens.get(whole)
        return change(&part)
      }
    ),
    operation: "modify",
    fault: "modify does not put the changed part",
    caughtBy: ["lens.modify"]
  ),
  BrokenInstance(
    Instance(
      "Lens.modifyReturns",
      lensLaws(Generator { _ in .first }, wholes: .cases, parts: .cases) { lens, whole, change in
        _ = lens.modify(&whole, change)
        return lens.get(whole)
      }
    ),
    operation: "modify",
    fault: "modify returns the changed part",
    caughtBy: ["lens.modify"]
  ),
  BrokenInstance(
    affine("setStays", set: { list, _ in list }),
    operation: "set",
    fault: "set replaces nothing",
    caughtBy: ["affine.set-preview"]
  ),
  BrokenInstance(
    affine("setInserts", set: { list, element in [element] + list }),
    operation: "set",
    fault: "set inserts the part",
    caughtBy: ["affine.preview-set", "affine.set-missing"]
  ),
  BrokenInstance(
    affine("setMakes", set: { list, element in [element] + list.dropFirst() }),
    operation: "set",
    fault: "set makes a part where there is none",
    caughtBy: ["affine.set-missing", "affine.set-preview"]
  ),
  BrokenInstance(
    prism("previewNext", preview: { $0?.next }, review: { $0 }),
    operation: "preview",
    fault: "preview returns the value after the part",
    caughtBy: ["affine.preview-set", "prism.preview-review"]
  ),
  BrokenInstance(
    prism("previewSome", preview: { $0 == .two ? nil : $0 }, review: { $0 }),
    operation: "preview",
    fault: "preview misses one of the parts",
    caughtBy: ["affine.set-set", "prism.review-preview"]
  ),
  BrokenInstance(
    iso("forwardFirst", forward: { Array($0.prefix(1)) }, backward: { $0 }),
    operation: "forward",
    fault: "forward loses all but the first",
    caughtBy: ["iso.backward-forward", "iso.forward-backward"]
  ),
]
