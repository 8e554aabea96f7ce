/// A decision of a scheduler about an effect of a program.
///
/// ```swift
/// "\(EffectEvent.start("search"))"  // "start search"
/// "\(EffectEvent.start(nil))"  // "start work without a name"
/// ```
public enum EffectEvent: Hashable, Sendable {
  /// A piece of work starts.
  case start(EffectID?)

  /// A piece of work waits: for its time, or for the work before it.
  case wait(EffectID)

  /// A piece of work is not done, since work of its name is running.
  case drop(EffectID)

  /// The program cancels all work of a name.
  case cancel(EffectID)

  /// The name of the work.
  package var id: EffectID? {
    switch self {
    case .start(let id): id
    case .wait(let id), .drop(let id), .cancel(let id): id
    }
  }
}

#if !hasFeature(Embedded)

extension EffectEvent: CustomStringConvertible {
  /// The kind of the event, and the name of the work.
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
  package var text: String { map { "\($0)" } ?? "work without a name" }
}

#endif
