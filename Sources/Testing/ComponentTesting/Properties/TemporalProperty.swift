public import ComponentKit

/// A statement about the runs of a component: a condition of a moment, or a temporal formula of them.
///
/// ```swift
/// struct Lamp: Program {
///   enum Message: Hashable { case toggle }
///   let initial = false
///   func update(_ isOn: inout Bool, by message: Message) { isOn.toggle() }
///   func view(_ isOn: Bool, send: @escaping (Message) -> Void) -> String { isOn ? "on" : "off" }
/// }
/// let lamp = Exploration(from: Component<Elm<Lamp>>(Lamp()), by: [.toggle])
/// let isOn = TemporalProperty<Component<Elm<Lamp>>>("the lamp is on") { $0.view == "on" }
/// let isToggled = TemporalProperty<Component<Elm<Lamp>>>("it is toggled") { $0.message == .toggle }
/// lamp.verdict(on: .never(isOn.and(.next(isOn)))).holds  // false
/// lamp.verdict(on: .always(isToggled.implies(isOn))).holds  // false
/// lamp.verdict(on: isToggled.leads(to: isOn)).holds  // false
/// "\(isToggled.leads(to: isOn))"  // "(it is toggled) leads to (the lamp is on)"
/// ```
///
/// A run is infinite: a person may stop at any time, and from then on nothing happens. So `next` is
/// the moment after this one, and there is always one.
///
/// ## Laws
///
/// Equality means to hold of the same runs:
///
/// ```text
/// .never(p) == .always(.not(p))
/// .eventually(p) == .not(.always(.not(p)))
/// p.leads(to: q) == .always(p.implies(.eventually(q)))
/// p.until(q) == q.or(p.and(.next(p.until(q))))
/// ```
///
/// (Pnueli, The temporal logic of programs, 1977.)
public struct TemporalProperty<Subject: Child>: CustomStringConvertible, Sendable {
  /// A condition, or a formula of others.
  indirect enum Form: Sendable {
    case condition(@Sendable (Moment<Subject>) -> Bool)
    case not(Form)
    case and(Form, Form)
    case or(Form, Form)
    case next(Form)
    case until(Form, Form)
    case always(Form)
    case eventually(Form)
  }

  let form: Form

  /// The property in words.
  public let description: String

  /// Creates a condition of a moment.
  ///
  /// - Parameters:
  ///   - name: The condition as a phrase.
  ///   - holds: Returns whether it holds at a moment; it must depend on nothing else.
  public init(_ name: String, _ holds: @escaping @Sendable (Moment<Subject>) -> Bool) {
    self.init(.condition(holds), name)
  }

  private init(_ form: Form, _ description: String) {
    self.form = form
    self.description = description
  }

  /// Returns the property with another name.
  public func named(_ name: String) -> TemporalProperty { TemporalProperty(form, name) }
}

// MARK: - Formulas

extension TemporalProperty {
  /// Holds if the property holds from each moment on.
  public static func always(_ property: TemporalProperty) -> TemporalProperty {
    TemporalProperty(.always(property.form), "always (\(property))")
  }

  /// Holds if the property holds from no moment on.
  public static func never(_ property: TemporalProperty) -> TemporalProperty {
    TemporalProperty(.always(.not(property.form)), "never (\(property))")
  }

  /// Holds if the property holds from some moment on, now or later.
  public static func eventually(_ property: TemporalProperty) -> TemporalProperty {
    TemporalProperty(.eventually(property.form), "eventually (\(property))")
  }

  /// Holds if the property holds from the next moment on.
  public static func next(_ property: TemporalProperty) -> TemporalProperty {
    TemporalProperty(.next(property.form), "next (\(property))")
  }

  /// Holds if the property does not.
  public static func not(_ property: TemporalProperty) -> TemporalProperty {
    TemporalProperty(.not(property.form), "not (\(property))")
  }

  /// Holds if both do.
  public func and(_ other: TemporalProperty) -> TemporalProperty {
    TemporalProperty(.and(form, other.form), "(\(self)) and (\(other))")
  }

  /// Holds if at least one does.
  public func or(_ other: TemporalProperty) -> TemporalProperty {
    TemporalProperty(.or(form, other.form), "(\(self)) or (\(other))")
  }

  /// Holds if the other one holds where this one does.
  public func implies(_ other: TemporalProperty) -> TemporalProperty {
    TemporalProperty(.or(.not(form), other.form), "(\(self)) implies (\(other))")
  }

  /// Holds if the other one holds from some moment on, and this one from all moments before.
  public func until(_ other: TemporalProperty) -> TemporalProperty {
    TemporalProperty(.until(form, other.form), "(\(self)) until (\(other))")
  }

  /// Holds if after each moment at which this one holds, or at it, the other one holds.
  public func leads(to other: TemporalProperty) -> TemporalProperty {
    TemporalProperty(
      .always(.or(.not(form), .eventually(other.form))),
      "(\(self)) leads to (\(other))"
    )
  }

  /// Holds if a condition holds at each moment.
  public static func always(
    _ name: String,
    _ holds: @escaping @Sendable (Moment<Subject>) -> Bool
  ) -> TemporalProperty { always(TemporalProperty(name, holds)) }

  /// Holds if a condition holds at no moment.
  public static func never(
    _ name: String,
    _ holds: @escaping @Sendable (Moment<Subject>) -> Bool
  ) -> TemporalProperty { never(TemporalProperty(name, holds)) }

  /// Holds if a condition holds at some moment.
  public static func eventually(
    _ name: String,
    _ holds: @escaping @Sendable (Moment<Subject>) -> Bool
  ) -> TemporalProperty { eventually(TemporalProperty(name, holds)) }
}

// MARK: - As a formula over numbered conditions

extension TemporalProperty {
  /// The formula, and its conditions in the order of their numbers.
  var numbered: (formula: TemporalFormula, conditions: [(Moment<Subject>) -> Bool]) {
    var conditions: [(Moment<Subject>) -> Bool] = []
    let formula = form.formula(&conditions)
    precondition(
      conditions.count <= 64,
      "a property must have at most 64 conditions; got \(conditions.count)"
    )
    return (formula, conditions)
  }
}

extension TemporalProperty {
  /// The numbers of the conditions on which the property says something: if one never holds, it says
  /// nothing.
  var premises: [Int] {
    var count = 0
    return form.premises(&count)
  }
}

extension TemporalProperty.Form {
  /// The numbers of the premises; counts the conditions in the order of ``formula(_:)``.
  fileprivate func premises(_ count: inout Int) -> [Int] {
    switch self {
    case .always(let form): return form.premises(&count)
    case .or(.not(.condition), let right):
      count += 1
      defer { _ = right.premises(&count) }
      return [count - 1]
    case .and(let left, let right):
      let first = left.premises(&count)
      return first + right.premises(&count)
    case .condition: count += 1
    case .not(let form), .next(let form), .eventually(let form): _ = form.premises(&count)
    case .or(let left, let right), .until(let left, let right):
      _ = left.premises(&count)
      _ = right.premises(&count)
    }
    return []
  }

  fileprivate func formula(_ conditions: inout [(Moment<Subject>) -> Bool]) -> TemporalFormula {
    switch self {
    case .condition(let holds):
      conditions.append(holds)
      return .condition(conditions.count - 1, isPositive: true)
    case .not(let form): return form.formula(&conditions).negated
    case .and(let left, let right):
      return .and(left.formula(&conditions), right.formula(&conditions))
    case .or(let left, let right):
      return .or(left.formula(&conditions), right.formula(&conditions))
    case .next(let form): return .next(form.formula(&conditions))
    case .until(let left, let right):
      return .until(left.formula(&conditions), right.formula(&conditions))
    case .always(let form): return .release(.constant(false), form.formula(&conditions))
    case .eventually(let form): return .until(.constant(true), form.formula(&conditions))
    }
  }
}
