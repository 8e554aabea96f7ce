import ComonadLaws
import ComponentKit

/// Returns how many values are stored in a value, as far as reflection finds them.
///
/// An object that is found twice counts once. A function counts one: reflection does not find its
/// captures.
func storedValues<Value>(in value: Value) -> Int {
  var count = StoredCount()
  return count.count(Mirror(reflecting: value), at: nil)
}

/// Returns how many values are stored in each named part of a value, by the path to it.
func storedParts<Value>(in value: Value) -> [String: Int] {
  var count = StoredCount()
  _ = count.count(Mirror(reflecting: value), at: "")
  return count.parts
}

private struct StoredCount {
  private var objects: Set<ObjectIdentifier> = []

  /// The values in each named part.
  private(set) var parts: [String: Int] = [:]

  /// The name of a part, if it has one: elements and numbered parts have none.
  private func name(_ child: Mirror.Child) -> String? {
    child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
  }

  /// Returns the number of values; notes those of each part unless the path is nil.
  mutating func count(_ mirror: Mirror, at path: String?) -> Int {
    var total = 1
    for child in mirror.parts {
      let inner = Mirror(reflecting: child.value)
      if inner.displayStyle == .class {
        let object = child.value as AnyObject
        guard objects.insert(ObjectIdentifier(object)).inserted else { continue }
      }
      let part = path.flatMap { path in name(child).map { path.isEmpty ? $0 : "\(path).\($0)" } }
      let count = count(inner, at: part ?? path)
      if let part { parts[part, default: 0] += count }
      total += count
    }
    return total
  }
}

/// Returns the innermost part that grows as much as any.
func growingPart(of sizes: [[String: Int]]) -> String? {
  guard let first = sizes.first, let last = sizes.last else { return nil }
  let growth = last.map { (part: $0, size: $1 - first[$0, default: 0]) }.filter { $0.size > 0 }
  // A part within another one has a longer path, and grows no more.
  let most = growth.map(\.size).max() ?? 0
  return growth.filter { $0.size * 10 >= most * 9 }.map(\.part).max { left, right in
    (left.count, right) < (right.count, left)
  }
}

/// Whether two values store the same.
enum Likeness {
  /// They do.
  case same

  /// They do as far as reflection finds: at the same places they have functions, or other values
  /// that cannot be compared.
  case unknown

  /// They do not.
  case different
}

/// Returns whether two values store the same.
///
/// Programs do, since no message changes one.
func likeness<Left, Right>(of left: Left, _ right: Right) -> Likeness {
  var objects: Set<[ObjectIdentifier]> = []
  return likeness(of: left, right, &objects)
}

private func likeness<Left, Right>(
  of left: Left,
  _ right: Right,
  _ objects: inout Set<[ObjectIdentifier]>
) -> Likeness {
  if left is any Program { return .same }
  let (one, other) = (Mirror(reflecting: left), Mirror(reflecting: right))
  let (parts, others) = (one.parts, other.parts)
  guard one.subjectType == other.subjectType, parts.map(\.label) == others.map(\.label) else {
    return .different
  }
  if one.displayStyle == .class {
    let pair = [left as AnyObject, right as AnyObject].map { ObjectIdentifier($0) }
    if pair[0] == pair[1] || !objects.insert(pair).inserted { return .same }
  }
  let isUnordered = one.displayStyle == .set || one.displayStyle == .dictionary
  if parts.isEmpty || isUnordered {
    if let areEqual = equality(of: left, right) { return areEqual ? .same : .different }
    switch one.displayStyle {
    case .enum: return "\(left)" == "\(right)" ? .same : .different
    case .none: return .unknown
    default: return parts.isEmpty ? .same : .unknown
    }
  }
  var result = Likeness.same
  for (part, other) in zip(parts, others) {
    switch likeness(of: part.value, other.value, &objects) {
    case .same: break
    case .unknown: result = .unknown
    case .different: return .different
    }
  }
  return result
}

extension Mirror {
  /// The stored parts of a value, with those of its superclasses.
  fileprivate var parts: [Child] { Array(children) + (superclassMirror?.parts ?? []) }
}
