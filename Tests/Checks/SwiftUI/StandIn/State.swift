// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public protocol DynamicProperty {}

/// A property that is installed in a view before its body is read.
protocol Installable {
  @MainActor
  func install(at path: Int, on page: Page)
}

/// The storage of the value of a state.
final class Cell<Value> {
  var value: Value
  var changed: () -> Void
  init(_ value: Value, changed: @escaping () -> Void) {
    self.value = value
    self.changed = changed
  }
}

#if SDK27
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(`_`), prefixed(__), prefixed(`$`))
public macro State() = #externalMacro(module: "SwiftUIMacros", type: "StateMacro")
#endif

#if !SDK27
@propertyWrapper
#endif
public struct State<Value>: DynamicProperty, Installable {
  final class Slot {
    let make: () -> Value?
    let isLazy: Bool
    var initial: Value?
    var cell: Cell<Value>?

    init(isLazy: Bool, _ make: @escaping () -> Value?) {
      self.make = make
      self.isLazy = isLazy
      if !isLazy { initial = make() }
    }

    var value: Value {
      if let cell { return cell.value }
      guard let value = initial ?? make() else { preconditionFailure("state must have a value") }
      initial = value
      return value
    }
  }

  let slot: Slot

  public init(wrappedValue value: Value) { slot = Slot(isLazy: false) { value } }
  public init(initialValue value: Value) { slot = Slot(isLazy: false) { value } }

  #if SDK27
  /// Makes the initial value when it is needed: what the macro makes of `= value`.
  public init(lazy make: @escaping @MainActor () -> Value) {
    let make = Shared(make)
    slot = Slot(isLazy: true) { MainActor.assumeIsolated { Shared(make.value()) }.value }
  }

  /// Has no value yet: what the macro makes of a property without one.
  public init() { slot = Slot(isLazy: false) { nil } }
  #endif

  public var wrappedValue: Value {
    get { slot.value }
    nonmutating set {
      guard let cell = slot.cell else {
        #if SDK27
        // In an initializer: an inline value takes precedence over what is assigned.
        if !slot.isLazy { slot.initial = newValue }
        return
        #else
        preconditionFailure("state must not be changed outside of a body")
        #endif
      }
      cell.value = newValue
      cell.changed()
    }
  }

  public var projectedValue: Binding<Value> {
    let slot = Shared(slot)
    return Binding(
      unchecked: { slot.value.value },
      set: { new in
        slot.value.cell?.value = new
        slot.value.cell?.changed()
      }
    )
  }

  func install(at path: Int, on page: Page) {
    slot.cell = page.cell(at: path) { slot.value }
  }
}

#if !SDK27
extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
#endif

extension State: @unchecked Sendable where Value: Sendable {}

/// A value that the compiler considers shared between threads; the stand-in has one thread.
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
    // The only thread calls them, independently of their isolation.
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

  func install(at path: Int, on page: Page) { state.install(at: path, on: page) }
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

  func install(at path: Int, on page: Page) { slot.value = page.environment[keyPath: self.path] }
}

public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}
