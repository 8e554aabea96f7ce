public import ComponentKit

/// What became of an effect of a program, as a test expects it.
///
/// ```swift
/// "\(Happening.start("search"))"  // "start search"
/// "\(Happening.start(nil))"  // "start work without a name"
/// ```
public enum Happening: Hashable, Sendable {
  /// A piece of work starts.
  case start(EffectID?)

  /// A piece of work waits: for its time, or for the work before it.
  case wait(EffectID)

  /// A piece of work is not done, since work of its name is under way.
  case drop(EffectID)

  /// The program ends all work of a name.
  case cancel(EffectID)

  /// The name of the work.
  var id: EffectID? {
    switch self {
    case .start(let id): id
    case .wait(let id), .drop(let id), .cancel(let id): id
    }
  }
}

extension Happening: CustomStringConvertible {
  /// What happens, and the name of the work.
  public var description: String {
    switch self {
    case .start(let id): "start \(id.text)"
    case .wait(let id): "wait \(id)"
    case .drop(let id): "drop \(id)"
    case .cancel(let id): "cancel \(id)"
    }
  }
}

extension EffectID? {
  /// The name, or words for work that has none.
  var text: String { map { "\($0)" } ?? "work without a name" }
}
