// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public protocol DynamicProperty {}

/// What is installed in a view before its body is asked for.
protocol Installable {
  @MainActor
  func install(at path: String, on page: Page)
}

/// Where the value of a state lives.
final class Cell<Value> {
  var value: Value
  var changed: () -> Void
  init(_ value: Value, changed: @escaping () -> Void) {
    self.value = value
    self.changed = changed
  }
}

@propertyWrapper
public struct State<Value>: DynamicProperty, Installable {
  final class Slot {
    let initial: Value
    var cell: Cell<Value>?
    init(_ initial: Value) { self.initial = initial }
  }

  let slot: Slot

  public init(wrappedValue value: Value) { slot = Slot(value) }
  public init(initialValue value: Value) { slot = Slot(value) }

  public var wrappedValue: Value {
    get { slot.cell?.value ?? slot.initial }
    nonmutating set {
      precondition(slot.cell != nil, "state must not be changed outside of a body")
      slot.cell?.value = newValue
      slot.cell?.changed()
    }
  }

  public var projectedValue: Binding<Value> {
    let slot = Shared(slot)
    return Binding(
      unchecked: { slot.value.cell?.value ?? slot.value.initial },
      set: { new in
        slot.value.cell?.value = new
        slot.value.cell?.changed()
      }
    )
  }

  func install(at path: String, on page: Page) {
    slot.cell = page.cell(at: path, initial: slot.initial)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// What the compiler takes for shared between threads; the stand-in has one thread.
struct Shared<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: @Sendable () -> Value
  private let set: @Sendable (Value) -> Void

  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Whatever their isolation, they are called by the one thread there is.
    self.get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    self.set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
  }

  init(unchecked get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    let value = Shared(value)
    return Binding(unchecked: { value.value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember path: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let (path, get, set) = (Shared(path), get, set)
    return Binding<Subject>(
      unchecked: { get()[keyPath: path.value] },
      set: { new in
        var value = get()
        value[keyPath: path.value] = new
        set(value)
      }
    )
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, Installable {
  @propertyWrapper
  public struct Binding {
    let state: State<Value>
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  private let state: State<Value>

  public init() where Value == Bool { state = State(wrappedValue: false) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(state: state) }

  func install(at path: String, on page: Page) { state.install(at: path, on: page) }
}

public struct EnvironmentValues {
  public var scenePhase = ScenePhase.background
  public init() {}
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty, Installable {
  private final class Slot {
    var value: Value?
  }

  private let path: KeyPath<EnvironmentValues, Value>
  private let slot = Slot()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }

  public var wrappedValue: Value { slot.value ?? EnvironmentValues()[keyPath: path] }

  func install(at path: String, on page: Page) { slot.value = page.environment[keyPath: self.path] }
}

public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}
