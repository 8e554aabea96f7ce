import ComonadLab
import ComonadLaws

extension Lens where Whole == Both, Part == Trit {
  /// The first part, which is never replaced.
  static var staying: Lens { Lens(get: { $0.first }, set: { _, _ in }) }

  /// The first part; to replace it changes the rest.
  static var flipping: Lens {
    Lens(get: { $0.first }, set: { $0 = Both(first: $1, second: $0.second.flipped) })
  }
}

/// A function that changes the part of a whole in place.
private typealias Modify = @Sendable (Lens<Both, Trit>, inout Both, (inout Trit) -> Trit) -> Trit

private let lens = OperationFamily<@Sendable () -> Lens<Both, Trit>>("Lens", "set") { lens in
  lensLaws(Generator { _ in lens() }, wholes: .cases, parts: .cases)
}

private let modifying = OperationFamily<Modify>("Lens", "modify") {
  lensLaws(Generator { _ in .first }, wholes: .cases, parts: .cases, modify: $0)
}

/// Functions that replace the first element of a list.
private let affine = OperationFamily<@Sendable ([Trit], Trit) -> [Trit]>("Affine", "set") {
  headLaws(set: $0)
}

/// Functions that find a part that may be the whole.
private let prism = OperationFamily<@Sendable (Trit?) -> Trit?>("Prism", "preview") {
  someLaws(preview: $0)
}

/// Functions that a function that changes nothing should undo.
private let iso = OperationFamily<@Sendable ([Bit]) -> [Bit]>("Iso", "forward") { forward in
  isoLaws(forward: forward, backward: { $0 }, wholes: .spelled, parts: .spelled)
}

/// Optics that do not obey their laws, each for one reason.
let brokenOptics: [BrokenInstance] = [
  lens("setStays", "set replaces nothing") { .staying }.caught(by: "lens.set-get"),
  lens("setFlips", "set changes the rest of the whole") { .flipping }
    .caught(by: "lens.get-set", "lens.set-set"),
  FaultyInstance("Lens.getNext", "get", "get returns the value after the part") {
    lensLaws(
      Generator { _ in Lens(get: { $0.first.next }, set: { $0.first = $1 }) },
      wholes: Generator<Both>.cases,
      parts: .cases
    )
  }.caught(by: "lens.get-set", "lens.set-get"),
  modifying("modifyReads", "modify does not put the changed part") { lens, whole, change in
    var part = lens.get(whole)
    return change(&part)
  }.caught(by: "lens.modify"),
  affine("setMakes", "set makes a part where there is none") { list, element in
    [element] + list.dropFirst()
  }.caught(by: "affine.set-preview", "affine.set-missing"),
  prism("previewNext", "preview returns the value after the part") { $0?.next }
    .caught(by: "affine.preview-set", "prism.preview-review"),
  prism("previewSome", "preview misses one of the parts") { $0 == .two ? nil : $0 }
    .caught(by: "affine.set-set", "prism.review-preview"),
  iso("forwardFirst", "forward loses all but the first") { Array($0.prefix(1)) }
    .caught(by: "iso.forward-backward", "iso.backward-forward"),
]
