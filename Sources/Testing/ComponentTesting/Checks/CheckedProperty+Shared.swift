public import ComponentKit
public import Markup

// Properties that several programs have.

extension CheckedProperty where P.State: Equatable {
  /// A refused message changes nothing.
  public static var refusalsChangeNothing: CheckedProperty {
    CheckedProperty(
      "refusals-change-nothing",
      .always("a refused message changes nothing") {
        $0.refusal == nil || $0.before.state == $0.after.state
      }
    )
  }
}

extension CheckedProperty {
  /// Each state can be left.
  public static var everyStateCanBeLeft: CheckedProperty {
    CheckedProperty("every-state-can-be-left") { $0.everyStateCanBeLeft() }
  }

  /// An answer of work is never refused, so work that nobody needs has been cancelled.
  ///
  /// It is not among the usual ones, since a program may refuse late answers on purpose.
  public static var answersAreTaken: CheckedProperty {
    CheckedProperty(
      "answers-are-taken",
      .never("an answer of work is refused") {
        if case .answer = $0.event { $0.refusal != nil } else { false }
      }
    )
  }

  /// A program that goes through a loop again and again stores no more than after the first time.
  public static var memoryDoesNotGrow: CheckedProperty {
    CheckedProperty("memory-does-not-grow") { $0.memoryDoesNotGrow() }
  }

  /// Work that a message cancels is never heard.
  ///
  /// - Parameters:
  ///   - id: The name of the work; work of names within it is meant too.
  ///   - cancels: Whether a message must cancel it, where it is taken.
  /// - Returns: The property.
  public static func cancelledWorkIsNeverHeard(
    _ id: EffectID,
    by cancels: @escaping @Sendable (P.Message) -> Bool
  ) -> CheckedProperty {
    CheckedProperty("cancelled-work-is-never-heard") {
      $0.cancelledWorkIsNeverHeard(id, by: cancels)
    }
  }
}

extension CheckedProperty where P.View: Equatable {
  /// The program behaves alike in the four architectures.
  ///
  /// - Complexity: Four explorations.
  public static var architecturesAgree: CheckedProperty {
    CheckedProperty("architectures-agree") { space in
      let verdicts = [
        space.agrees(in: React<P>.self), space.agrees(in: Redux<P>.self),
        space.agrees(in: Elm<P>.self), space.agrees(in: Halogen<P>.self),
      ]
      return verdicts.first { !$0.holds } ?? verdicts[0]
    }
  }
}

extension CheckedProperty where P: SavedProgram, P.View: Equatable {
  /// Each state that is saved and restored behaves alike.
  ///
  /// - Parameter isSaved: Whether the program saves all of a state, rather than its data alone.
  /// - Returns: The property.
  public static func savedStatesAreRestored(
    where isSaved: @escaping @Sendable (P.State) -> Bool = { _ in true }
  ) -> CheckedProperty {
    CheckedProperty("saved-states-are-restored") { space in
      space.restoredStatesBehaveAlike { subject in
        guard isSaved(subject.state) else { return subject }
        let program = subject.program
        let state = try? program.restored(program.stored(subject.state))
        return state.map { ProgramState(program, state: $0) }
      }
    }
  }
}

extension CheckedProperty where P: DrawnProgram {
  /// The page of each state keeps the rules of accessibility; markup with equal keys would trap.
  ///
  /// - Parameter exceptions: The rules that the pages of the program break on purpose.
  /// - Returns: The property.
  public static func pagesAreAccessible(
    except exceptions: Set<AccessibilityRule> = []
  ) -> CheckedProperty {
    CheckedProperty("pages-are-accessible") { space in
      space.everyState("the page of each state is accessible") { subject in
        subject.program.markup(of: subject.state).node.accessibilityFlaws()
          .allSatisfy { exceptions.contains($0.rule) }
      }
    }
  }
}

// MARK: - The usual ones

extension CheckedProperty {
  /// Returns properties of a program, and those that most programs have.
  ///
  /// The latter are, in this order, and as far as the program has what they are about:
  /// ``refusalsChangeNothing`` (equatable states), ``everyStateCanBeLeft``, ``savedStatesAreRestored(where:)``
  /// (a `SavedProgram`), ``pagesAreAccessible(except:)`` (a program that can be drawn), ``memoryDoesNotGrow``,
  /// and ``architecturesAgree`` (equatable views).
  ///
  /// ```swift
  /// struct Lamp: Program {
  ///   enum Message: Hashable { case toggle }
  ///   let initial = false
  ///   func update(_ isOn: inout Bool, by message: Message) { isOn.toggle() }
  ///   func view(_ isOn: Bool, send: @escaping (Message) -> Void) -> String { isOn ? "on" : "off" }
  /// }
  /// CheckedProperty<Lamp>.usual().map(\.name).last  // "architectures-agree"
  /// CheckedProperty<Lamp>.usual().count  // 4
  /// ```
  public static func usual(besides own: [CheckedProperty] = []) -> [CheckedProperty] {
    let usual: [CheckedProperty?] = [
      (OfEquatableStates<P>.self as? any UsualProperty<P>.Type)?.property,
      everyStateCanBeLeft,
      (OfSavedPrograms<P>.self as? any UsualProperty<P>.Type)?.property,
      (OfDrawnPrograms<P>.self as? any UsualProperty<P>.Type)?.property,
      memoryDoesNotGrow,
      (OfComparedViews<P>.self as? any UsualProperty<P>.Type)?.property,
    ]
    return own + usual.compactMap { $0 }
  }
}

/// A property that programs of a kind have; a cast says whether a program is of the kind.
private protocol UsualProperty<P> {
  associatedtype P: Program where P.Message: Hashable
  static var property: CheckedProperty<P> { get }
}

private enum OfEquatableStates<P: Program> {}
private enum OfSavedPrograms<P: Program> {}
private enum OfDrawnPrograms<P: Program> {}
private enum OfComparedViews<P: Program> {}

extension OfEquatableStates: UsualProperty where P.State: Equatable, P.Message: Hashable {
  static var property: CheckedProperty<P> { .refusalsChangeNothing }
}

extension OfSavedPrograms: UsualProperty
where P: SavedProgram, P.Message: Hashable, P.View: Equatable {
  static var property: CheckedProperty<P> { .savedStatesAreRestored() }
}

extension OfDrawnPrograms: UsualProperty where P: DrawnProgram, P.Message: Hashable {
  static var property: CheckedProperty<P> { .pagesAreAccessible() }
}

extension OfComparedViews: UsualProperty where P.Message: Hashable, P.View: Equatable {
  static var property: CheckedProperty<P> { .architecturesAgree }
}
