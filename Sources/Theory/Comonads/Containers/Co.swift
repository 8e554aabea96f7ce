/// The dual monad of a directed container: a walk chosen by the shape it starts at.
///
/// It is the greatest monad that can move a ``Space`` of the container: every other one translates
/// into it. `State`, `Writer`, `Reader`, `Update` and `Walk` convert to it and back.
///
/// ```swift
/// let climb = State<Int, Void> { $0 += 2 }.meaning
/// climb(3).position  // 5
/// ```
///
/// The laws are those of ``Monad``; they follow from the five of ``DirectedContainer``. Of
/// conversions:
///
/// ```text
/// Co(answering: { m($0) }) == m
/// ```
///
/// For its cost and the depth of plain binds, see ``InPlaceMonad``. (Kmett, Monads from comonads,
/// 2011; Ahman and Uustalu, Update monads: cointerpreting directed containers, 2013.)
public struct Co<C: DirectedContainer, Value> {
  private let body: (inout Cursor<C>) -> Value

  /// Creates a program from a function that moves the cursor and returns the value.
  public init(_ body: @escaping (inout Cursor<C>) -> Value) { self.body = body }

  /// Creates a program from a function that chooses a position and a value at each shape.
  public init(answering answer: @escaping (C.Shape) -> (C.Position, Value)) {
    self.init { cursor in
      let (position, value) = answer(cursor.shape)
      cursor.move(by: position)
      return value
    }
  }

  /// Returns the position that the program leads to from the shape, and its value.
  public func callAsFunction(_ shape: C.Shape) -> (position: C.Position, value: Value) {
    var cursor = Cursor<C>(from: shape)
    let value = body(&cursor)
    return (cursor.position, value)
  }

  /// Runs the program on a cursor, in place, and returns its value.
  public func run(_ cursor: inout Cursor<C>) -> Value { body(&cursor) }
}

// MARK: - Operations

extension Co {
  /// Creates the program that reads the shape and stays.
  public static func inspect(_ look: @escaping (C.Shape) -> Value) -> Co { Co { look($0.shape) } }
}

extension Co where Value == Void {
  /// Creates the program that moves to the position chosen at each shape.
  public static func move(to position: @escaping (C.Shape) -> C.Position) -> Co {
    Co { $0.move(by: position($0.shape)) }
  }
}

// MARK: - Monad

extension Co: InPlaceMonad {
  /// Creates the program that stays and ends with the value.
  public static func pure(_ value: Value) -> Co { Co { _ in value } }

  /// Returns the same walk with a transformed value.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Co<C, Other> {
    Co<C, Other> { [body] in transform(body(&$0)) }
  }

  /// Returns this walk followed by the one made from its value.
  public func flatMap<Other>(_ next: @escaping (Value) -> Co<C, Other>) -> Co<C, Other> {
    Co<C, Other> { [body] in next(body(&$0)).run(&$0) }
  }
}

// MARK: - Morphisms

extension Co {
  /// Returns the program over the source of a comonad morphism that this one, over the target,
  /// means.
  ///
  /// ```text
  /// Co.pure(a).along(f) == Co.pure(a)
  /// m.flatMap(g).along(f) == m.along(f).flatMap { g($0).along(f) }
  /// ```
  public func along<Source>(_ morphism: ContainerMorphism<Source, C>) -> Co<Source, Value> {
    Co<Source, Value>(answering: { shape in
      let (position, value) = self(morphism.shape(shape))
      return (morphism.position(position, shape), value)
    })
  }
}
