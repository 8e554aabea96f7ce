import ComponentKit
public import Markup

/// A temperature in two fields, each of which follows the other.
///
/// ```swift
/// var temperature = Component<Elm<Temperature>>(Temperature())
/// temperature.send(.celsius("100"))     // nil
/// temperature.view                      // "100 Celsius, 212 Fahrenheit"
/// temperature.send(.fahrenheit("cold")) // nil
/// temperature.view                      // "100 Celsius, \"cold\" Fahrenheit"
/// ```
///
/// A text that is no number changes its own field only. A number has at most 15 digits; the other
/// field is rounded to two places.
///
/// (The second task of Kiss, 7GUIs: a GUI programming benchmark, 2014.)
public struct Temperature: DrawnProgram, Sendable {
  /// The texts of the fields.
  public struct State: Hashable, Sendable {
    /// The text of the field for degrees Celsius.
    package internal(set) var celsius = ""
    /// The text of the field for degrees Fahrenheit.
    package internal(set) var fahrenheit = ""
  }

  /// A change of one field.
  public enum Message: Codable, Hashable, Sendable {
    /// A person has written into the field for degrees Celsius.
    case celsius(String)
    /// A person has written into the field for degrees Fahrenheit.
    case fahrenheit(String)
  }

  /// Both fields are empty at the start.
  public let initial = State()

  /// Creates the program.
  public init() {}

  /// Changes one field, and the other where the text is a number.
  public func update(_ state: inout State, by message: Message) {
    switch message {
    case .celsius(let text):
      state.celsius = text
      guard let degrees = Double(decimal: text) else { return }
      state.fahrenheit = (degrees * 9 / 5 + 32).decimal(places: 2)
    case .fahrenheit(let text):
      state.fahrenheit = text
      guard let degrees = Double(decimal: text) else { return }
      state.celsius = ((degrees - 32) * 5 / 9).decimal(places: 2)
    }
  }

  /// Shows both temperatures; a text that is no number is in quotation marks.
  public func view(_ state: State, send: @escaping (Message) -> Void) -> String {
    func shown(_ text: String) -> String {
      Double(decimal: text) == nil ? text.quoted : text.trimmed
    }
    return "\(shown(state.celsius)) Celsius, \(shown(state.fahrenheit)) Fahrenheit"
  }
}
