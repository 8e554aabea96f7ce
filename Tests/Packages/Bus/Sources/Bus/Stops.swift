// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Comonads

/// The stops of a bus that lie ahead, of which there is always one.
public struct Stops<Value>: PairedComonad {
  public typealias Focus = Value
  public typealias Movement = Ride<Void>

  public private(set) var ahead: [Value]

  public init(_ next: Value, then others: [Value] = []) { ahead = [next] + others }

  public func extract() -> Value { ahead[0] }

  public func map<Other>(_ f: @escaping (Value) -> Other) -> Stops<Other> {
    Stops<Other>(f(ahead[0]), then: ahead.dropFirst().map(f))
  }

  public func duplicate() -> Stops<Stops<Value>> { extend { $0 } }

  public func extend<Other>(_ f: @escaping (Stops) -> Other) -> Stops<Other> {
    let answers = ahead.indices.map { f(Stops(ahead[$0], then: Array(ahead[($0 + 1)...]))) }
    return Stops<Other>(answers[0], then: Array(answers.dropFirst()))
  }

  /// Rides on, at most to the last stop.
  public mutating func move(by ride: Ride<Void>) {
    ahead.removeFirst(min(ride.count, ahead.count - 1))
  }
}

/// A number of stops to ride.
public struct Ride<Answer> {
  public var count: Int
  public var answer: Answer

  public init(_ count: Int, answer: Answer) { (self.count, self.answer) = (count, answer) }
}
