public import ComponentKit

/// The answers that work may give, declared for an ``Exploration``.
///
/// Each name of work has its answers, and a list of such declarations is one, too:
///
/// ```swift
/// struct Query: Hashable { var text = "" }
/// enum Message: Hashable { case found(String), failed, tick }
/// let answers: WorkAnswers<Query, Message> = [
///   WorkAnswers("search") { [.message(.found($0.text)), .message(.failed)] },
///   WorkAnswers("clock", repeats: true) { _ in [.message(.tick)] },
/// ]
/// answers.messages(in: Query(text: "dune"))  // [.found("dune"), .failed, .tick]
/// ```
///
/// Where several declarations mean the same work, the first one counts.
///
/// A list is a value of this type, rather than an array, because the compiler then names a property
/// that the state lacks; in an array, it reports the array.
public struct WorkAnswers<State, Message>: Sendable {
  /// The answers of one name.
  struct Declaration: Sendable {
    let id: EffectID
    let repeats: Bool
    let answers: @Sendable (State) -> [WorkAnswer<Message>]
  }

  private let declarations: [Declaration]

  /// Declares the answers of work.
  ///
  /// - Parameters:
  ///   - id: The name of the work; work of names within it is meant too.
  ///   - repeats: Whether an answer leaves the work running, as a subscription does; else it ends it.
  ///   - answers: Returns the possible answers, from the state after the message that requested the
  ///     work.
  public init(
    _ id: EffectID,
    repeats: Bool = false,
    answers: @escaping @Sendable (State) -> [WorkAnswer<Message>]
  ) {
    declarations = [Declaration(id: id, repeats: repeats, answers: answers)]
  }

  /// Creates the declarations of several works, one after the other.
  ///
  /// - Complexity: O(declarations).
  public init(_ parts: [WorkAnswers]) { declarations = parts.flatMap(\.declarations) }

  /// Returns the messages that work requested in a state may answer with.
  ///
  /// - Complexity: O(answers).
  public func messages(in state: State) -> [Message] {
    declarations.flatMap { $0.answers(state).compactMap(\.message) }
  }

  /// Returns the declaration of the work of a name.
  func declaration(of id: EffectID?) -> Declaration? {
    declarations.first { (id ?? .all).isWithin($0.id) }
  }
}

extension WorkAnswers: ExpressibleByArrayLiteral {
  /// Creates the declarations of several works, one after the other.
  public init(arrayLiteral parts: WorkAnswers...) { self.init(parts) }
}
