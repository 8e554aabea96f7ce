/// The value at each point of a component's space: a view that can send moves.
///
/// ``UI`` is the interface made of a function. Your own interface can hold plain data
/// instead, and then costs nothing until it is drawn.
public protocol Interface<Movement, View> {
  /// The messages of the view.
  associatedtype Movement

  /// The drawing of the view.
  associatedtype View

  /// Returns the view, which may call the function at any later time.
  func view(move: @escaping (Movement) -> Void) -> View
}

/// A view that can send moves, as a function.
///
/// ```swift
/// let page = UI<Walk<Void>, String> { move in
///   move(.right)
///   return "press to continue"
/// }
/// page.map { $0.count }.view { _ in }  // 17
/// ```
///
/// ## Laws
///
/// ```text
/// ui.map { $0 } == ui
/// ui.map(f).map(g) == ui.map { g(f($0)) }
/// ```
///
/// (Freeman, Comonads as spaces, 2016.)
public struct UI<Movement, View>: Interface {
  private let draw: (@escaping (Movement) -> Void) -> View

  /// Creates a view from the function that draws it, which receives a function to send moves.
  public init(_ draw: @escaping (@escaping (Movement) -> Void) -> View) { self.draw = draw }

  /// Returns the view, drawn with the function given.
  public func view(move: @escaping (Movement) -> Void) -> View { draw(move) }

  /// Returns the interface with a transformed view.
  public func map<Other>(_ transform: @escaping (View) -> Other) -> UI<Movement, Other> {
    UI<Movement, Other> { [draw] move in transform(draw(move)) }
  }
}
