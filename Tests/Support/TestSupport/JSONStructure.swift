/// The places of the parts of a JSON text, which must be valid.
struct JSONStructure {
  /// The places of all values, each before those within it.
  private(set) var values: [Range<Int>] = []

  /// The places of all numbers.
  private(set) var numbers: [Range<Int>] = []

  /// The places of all names of members, with their quotation marks.
  private(set) var names: [Range<Int>] = []

  /// The places of the elements of each array, and of the members of each object.
  private(set) var containers: [[Range<Int>]] = []

  /// The places of the values of each object.
  private(set) var memberValues: [[Range<Int>]] = []

  private let text: [UInt8]
  private var offset = 0

  /// Finds the parts of the first value of a text.
  init(_ text: [UInt8]) {
    self.text = text
    value()
  }

  /// The place of an element with one comma beside it, if there is one.
  func withComma(_ index: Int, of elements: [Range<Int>]) -> Range<Int> {
    let element = elements[index]
    if index + 1 < elements.count { return element.lowerBound..<elements[index + 1].lowerBound }
    return index > 0 ? elements[index - 1].upperBound..<element.upperBound : element
  }

  private var next: UInt8 { offset < text.count ? text[offset] : 0 }

  private mutating func value() {
    let start = offset
    let index = values.count
    values.append(start..<start)
    switch next {
    case UInt8(ascii: "["): elements(until: "]") { $0.value() }
    case UInt8(ascii: "{"):
      var places: [Range<Int>] = []
      elements(until: "}") { structure in
        let name = structure.offset
        structure.string()
        structure.names.append(name..<structure.offset)
        structure.offset += 1
        let value = structure.offset
        structure.value()
        places.append(value..<structure.offset)
      }
      memberValues.append(places)
    case UInt8(ascii: "\""): string()
    default:
      while !",]}\n\0".utf8.contains(next) { offset += 1 }
      if text[start] == UInt8(ascii: "-") || text[start] < UInt8(ascii: ":") {
        numbers.append(start..<offset)
      }
    }
    values[index] = start..<offset
  }

  private mutating func elements(until end: Unicode.Scalar, _ element: (inout Self) -> Void) {
    offset += 1
    var places: [Range<Int>] = []
    while next != UInt8(ascii: end) {
      if next == UInt8(ascii: ",") { offset += 1 }
      let start = offset
      element(&self)
      places.append(start..<offset)
    }
    offset += 1
    containers.append(places)
  }

  private mutating func string() {
    offset += 1
    while next != UInt8(ascii: "\"") { offset += next == UInt8(ascii: "\\") ? 2 : 1 }
    offset += 1
  }
}
