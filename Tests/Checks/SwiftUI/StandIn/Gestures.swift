// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public import Foundation

/// The response of a gesture to the fingers or the pointer.
public struct GestureActions {
  public var taps: [(count: Int, action: (CGPoint) -> Void)] = []
  var drags: [(CGPoint, CGPoint) -> Void] = []
  var drops: [(CGPoint, CGPoint) -> Void] = []
  var distance: CGFloat?
}

extension View {
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    let action = Shared(action)
    return changed { $0.taps[count] = { _ in action.value() } }
  }
  #if !os(tvOS)
  public nonisolated func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let action = Shared(action)
    return changed { $0.taps[count] = { action.value($0) } }
  }
  #endif
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    simultaneousGesture(gesture, including: mask)
  }
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    let gesture = Shared(gesture)
    return changed { $0.gestures.append(gesture.value.actions) }
  }
  #if !os(watchOS)
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    let action = Shared(action)
    return changed { $0.keys.append { action.value($0) } }
  }
  #endif
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    changed { $0.isFocusable = isFocusable }
  }
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    let condition = Shared(condition)
    return changed { $0.focus = condition.value }
  }
}

public nonisolated protocol CoordinateSpaceProtocol {}
public nonisolated struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

// MARK: - Gestures

@MainActor
@preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  var actions: GestureActions { get }
  /// The response to a tap: a declaration of the stand-in's own.
  func value(ofTap point: CGPoint) -> Value?
}

extension Gesture {
  public func value(ofTap point: CGPoint) -> Value? { nil }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let all = GestureMask(rawValue: 3)
}

@MainActor
@preconcurrency
public struct TapGesture: Gesture {
  public typealias Value = Void
  private let count: Int
  public nonisolated init(count: Int = 1) { self.count = count }
  public var actions: GestureActions { GestureActions(taps: [(count, { _ in })]) }
  public func value(ofTap point: CGPoint) -> Value? { () }
}

#if !os(tvOS)
@MainActor
@preconcurrency
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
    public var startLocation: CGPoint
  }
  private let minimumDistance: CGFloat
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
  }
  public var actions: GestureActions { GestureActions(distance: minimumDistance) }
}

@MainActor
@preconcurrency
public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, @unchecked Sendable {
    public var location: CGPoint
  }
  private let count: Int
  public nonisolated init(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
  }
  public var actions: GestureActions { GestureActions(taps: [(count, { _ in })]) }
  public func value(ofTap point: CGPoint) -> Value? { Value(location: point) }
}
#endif

/// A gesture that calls a function when it changes, or at its end.
public struct _ObservedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let action: (Content.Value) -> Void
  let isAtEnd: Bool
  nonisolated init(
    _ content: Content,
    isAtEnd: Bool,
    action: @escaping (Content.Value) -> Void
  ) {
    self.content = Shared(content).value
    self.action = Shared(action).value
    self.isAtEnd = isAtEnd
  }
  public var actions: GestureActions {
    var actions = content.actions
    let (content, action) = (content, action)
    #if !os(tvOS)
    let drag = { (start: CGPoint, end: CGPoint) in
      let value = DragGesture.Value(location: end, startLocation: start)
      if let value = value as? Content.Value { action(value) }
    }
    if isAtEnd { actions.drops.append(drag) } else { actions.drags.append(drag) }
    #endif
    guard isAtEnd else { return actions }
    actions.taps = actions.taps.map { tap in
      (
        tap.count,
        { point in
          tap.action(point)
          if let value = content.value(ofTap: point) { action(value) }
        }
      )
    }
    return actions
  }
}

extension Gesture where Value: Equatable {
  public nonisolated func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ObservedGesture<Self> {
    _ObservedGesture(self, isAtEnd: false, action: action)
  }
}

extension Gesture {
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
    _ObservedGesture(self, isAtEnd: true, action: action)
  }
}
