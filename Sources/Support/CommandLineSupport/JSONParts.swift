package import EmbeddedText

/// One step from a value of JSON into it.
package enum JSONStep: Equatable {
  /// To the value under a name.
  case key(String)
  /// To the value at a place.
  case index(Int)
}

/// A text of JSON together with the places of its parts.
package struct JSONParts {
  private let value: JSONValue
  private let places: [JSONReader.Place]

  /// Reads a text of as many levels as Foundation's decoder reads, so that a hostile text cannot
  /// exhaust the stack.
  package init(_ bytes: [UInt8]) throws(JSONProblem) {
    var reader = JSONReader(bytes, levels: 512)
    value = try reader.read()
    places = reader.places
  }

  /// Visits each value in the order of the text, with its path and its place.
  package func visit(_ body: ([JSONStep], JSONReader.Place, JSONValue) -> Void) {
    var path: [JSONStep] = []
    var rest = places[...]
    visit(value, &path, &rest, body)
  }

  private func visit(
    _ value: JSONValue,
    _ path: inout [JSONStep],
    _ rest: inout ArraySlice<JSONReader.Place>,
    _ body: ([JSONStep], JSONReader.Place, JSONValue) -> Void
  ) {
    guard let place = rest.popFirst() else { return }
    body(path, place, value)
    let parts: [(step: JSONStep, value: JSONValue)] =
      switch value {
      case .list(let values): values.enumerated().map { (.index($0), $1) }
      case .object(let members): members.map { (.key($0.name), $0.value) }
      default: []
      }
    for part in parts {
      path.append(part.step)
      visit(part.value, &path, &rest, body)
      path.removeLast()
    }
  }
}
