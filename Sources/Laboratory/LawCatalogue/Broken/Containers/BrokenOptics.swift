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

/// A function that changes the part of a whole in place.
private typealias Modify =
  @Sendable (Lens<Both, Trit>, inout Both, (inout Trit) -> Trit) -> Trit

private let lens = InstanceFamily<BrokenLens>("Lens") { broken in
  [lensLaws(Generator { _ in broken.lens }, wholes: .cases, parts: .cases)]
}

private let modifying = InstanceFamily<Modify>("Lens") {
  [lensLaws(Generator { _ in .first }, wholes: .cases, parts: .cases, modify: $0)]
}

/// Functions that replace the first element of a list.
private let affine = InstanceFamily<@Sendable ([Trit], Trit) -> [Trit]>("Affine") { set in
  [
    affineLaws(
      PartialOptic(preview: { $0.first }, set: set),
      wholes: Generator<Trit>.cases.array(upTo: 3),
      parts: .cases
    )
  ]
}

/// Functions that find a part that may be the whole.
private let prism = InstanceFamily<@Sendable (Trit?) -> Trit?>("Prism") { preview in
  [
    prismLaws(
      preview: preview,
      review: { $0 },
      wholes: Generator<Trit>.cases.optional(),
      parts: .cases
    )
  ]
}

/// Functions that a function that changes nothing should undo.
private let iso = InstanceFamily<@Sendable ([Bit]) -> [Bit]>("Iso") { forward in
  [isoLaws(forward: forward, backward: { $0 }, wholes: .spelled, parts: .spelled)]
}

/// Optics that do not obey their laws, each for one reason.
public let brokenOptics: [BrokenInstance] = [
  lens("setStays", "set", "set replaces nothing", .setStays)
    .caught(by: "lens.set-get"),
  lens("setFlips", "set", "set changes the rest of the whole", .setFlips)
    .caught(by: "lens.get-set", "lens.set-set"),
  lens("getNext", "get", "get returns the value after the part", .getNext)
    .caught(by: "lens.get-set", "lens.set-get"),
  modifying("modifyReads", "modify", "modify does not put the changed part") {
    lens,
    whole,
    change in
    var part = lens.get(whole)
    return change(&part)
  }.caught(by: "lens.modify"),
  modifying("modifyReturns", "modify", "modify returns the changed part") { lens, whole, change in
    _ = lens.modify(&whole, change)
    return lens.get(whole)
  }.caught(by: "lens.modify"),
  affine("setStays", "set", "set replaces nothing") { list, _ in list }
    .caught(by: "affine.set-preview"),
  affine("setInserts", "set", "set inserts the part") { list, element in [element] + list }
    .caught(by: "affine.preview-set", "affine.set-missing"),
  affine("setMakes", "set", "set makes a part where there is none") { list, element in
    [element] + list.dropFirst()
  }.caught(by: "affine.set-preview", "affine.set-missing"),
  prism("previewNext", "preview", "preview returns the value after the part") { $0?.next }
    .caught(by: "affine.preview-set", "prism.preview-review"),
  prism("previewSome", "preview", "preview misses one of the parts") { $0 == .two ? nil : $0 }
    .caught(by: "affine.set-set", "prism.review-preview"),
  iso("forwardFirst", "forward", "forward loses all but the first") { Array($0.prefix(1)) }
    .caught(by: "iso.forward-backward", "iso.backward-forward"),
]
