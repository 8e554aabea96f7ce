public import ComponentKit

/// A moment of a run: an event, and what is visible before and after it.
///
/// The first moment of a run is its start; before it, the component is as after it.
///
/// ```swift
/// struct Counter: Program {
///   let initial = 0
///   func update(_ count: inout Int, by message: Int) { count += message }
///   func view(_ count: Int, send: @escaping (Int) -> Void) -> String { "\(count)" }
/// }
/// let rises = TemporalProperty<Component<Redux<Counter>>>("it rises") { $0.after.state > $0.before.state }
/// "\(TemporalProperty.always(rises))"  // "always (it rises)"
/// ```
public struct Moment<Subject: Child> {
  /// The event.
  public let event: RunEvent<Subject.Message>

  /// The reason for which the component has refused the message, if it has.
  public let refusal: Refusal?

  /// The component before the event.
  public let before: Subject

  /// The component after the event.
  public let after: Subject

  /// The names of the work that runs or waits after the event, the oldest first.
  public let work: [EffectID?]

  /// The message that was sent, by a person or by work, also if it was refused.
  public var message: Subject.Message? { event.message }

  /// The view after the event, whose messages are dropped.
  ///
  /// - Complexity: One call of the view.
  public var view: Subject.View { after.view }
}
