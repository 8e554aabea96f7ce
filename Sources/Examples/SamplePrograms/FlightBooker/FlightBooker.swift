public import ComponentKit
public import Markup

/// A form whose fields constrain each other: a flight on one day, or on two in order.
///
/// ```swift
/// var flight = Component<React<FlightBooker>>(FlightBooker())
/// flight.send(.book)                // nil
/// flight.view                       // "one-way\nthere 27.03.2014\nbooked: one-way on 27.03.2014"
/// flight.send(.choose(.return))     // nil
/// flight.send(.back("26.03.2014"))  // nil
/// flight.send(.book)                // Refusal("the return must not be before the start")
/// ```
///
/// (The third task of Kiss, 7GUIs: a GUI programming benchmark, 2014.)
public struct FlightBooker: DrawnProgram, Sendable {
  /// The kind of a flight.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// There only.
    case oneWay = "one-way"
    /// There and back.
    case `return`
  }

  /// The contents of the form.
  public struct State: Hashable, Sendable {
    /// The kind of the flight.
    package internal(set) var kind = Kind.oneWay
    /// The text of the day of the flight there.
    package internal(set) var there = "27.03.2014"
    /// The text of the day of the flight back.
    package internal(set) var back = "27.03.2014"
    /// Whether the flight was booked, and nothing has been changed since then.
    package internal(set) var isBooked = false
  }

  /// A change of the form, or its end.
  public enum Message: Codable, Hashable, Sendable {
    /// Chooses the kind of the flight.
    case choose(Kind)
    /// A person has written into the field for the flight there.
    case there(String)
    /// A person has written into the field for the flight back.
    case back(String)
    /// Books the flight.
    case book
  }

  /// A flight on one day at the start.
  public let initial = State()

  /// Creates the program.
  public init() {}

  /// Refuses to book a day that no calendar contains, and a flight back before the one there.
  public func refusal(of message: Message, in state: State) -> Refusal? {
    guard message == .book else {
      if case .back = message, state.kind == .oneWay {
        return Refusal("a one-way flight has no return")
      }
      return nil
    }
    guard let there = CalendarDay(state.there) else { return wrong("start", state.there) }
    guard state.kind == .return else { return nil }
    guard let back = CalendarDay(state.back) else { return wrong("return", state.back) }
    return back < there ? Refusal("the return must not be before the start") : nil
  }

  private func wrong(_ field: String, _ text: String) -> Refusal {
    Refusal("the \(field) must be a day such as 27.03.2014; got \(text.quoted)")
  }

  /// Changes the form, or books the flight.
  public func update(_ state: inout State, by message: Message) {
    state.isBooked = false
    switch message {
    case .choose(let kind): state.kind = kind
    case .there(let text): state.there = text
    case .back(let text): state.back = text
    case .book: state.isBooked = true
    }
  }

  /// Shows the form, and the flight that was booked.
  public func view(_ state: State, send: @escaping (Message) -> Void) -> String {
    var lines = [state.kind.rawValue, "there \(state.there.onOneLine)"]
    if state.kind == .return { lines.append("back \(state.back.onOneLine)") }
    if state.isBooked { lines.append("booked: \(state.booking)") }
    return lines.joined(separator: "\n")
  }
}

extension FlightBooker.State {
  /// The flight in one phrase.
  var booking: String {
    switch kind {
    case .oneWay: "\(kind.rawValue) on \(there.trimmed)"
    case .return: "\(kind.rawValue) from \(there.trimmed) to \(back.trimmed)"
    }
  }
}
