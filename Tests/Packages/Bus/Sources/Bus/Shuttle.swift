// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Comonads

/// Stops with two mistakes: the arrow is never called at the last one, and each ride moves on.
public struct Shuttle<Value>: PairedComonad {
  public typealias Focus = Value
  public typealias Movement = Ride<Void>

  public private(set) var stops: Stops<Value>

  public init(_ stops: Stops<Value>) { self.stops = stops }

  public func extract() -> Value { stops.extract() }

  public func map<Other>(_ f: @escaping (Value) -> Other) -> Shuttle<Other> {
    Shuttle<Other>(stops.map(f))
  }

  public func duplicate() -> Shuttle<Shuttle<Value>> { extend { $0 } }

  public func extend<Other>(_ f: @escaping (Shuttle) -> Other) -> Shuttle<Other> {
    let answers = stops.extend { f(Shuttle($0)) }.ahead
    return Shuttle<Other>(Stops(answers[0], then: Array(answers.dropFirst().dropLast())))
  }

  public mutating func move(by ride: Ride<Void>) {
    stops.move(by: Ride(max(1, ride.count), answer: ()))
  }
}
