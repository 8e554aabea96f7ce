import Markup

/// A day of the Gregorian calendar, as the text `27.03.2014` names it.
struct CalendarDay: Comparable {
  /// The year, the month and the day; so one that is later is greater.
  private let parts: [Int]

  /// Reads a day, unless no calendar contains it.
  init?(_ text: String) {
    let digits = text.trimmed.parts { $0 == UInt8(ascii: ".") }
    guard digits.count == 3, digits[2].bytes.count == 4 else { return nil }
    let numbers = digits.compactMap { digits -> Int? in
      let bytes = digits.bytes
      guard (1...4).contains(bytes.count), bytes.allSatisfy(isDigit) else { return nil }
      return bytes.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    guard numbers.count == 3, numbers[2] >= 1, (1...12).contains(numbers[1]),
      (1...CalendarDay.days(of: numbers[1], in: numbers[2])).contains(numbers[0])
    else { return nil }
    parts = numbers.reversed()
  }

  /// How many days a month has.
  private static func days(of month: Int, in year: Int) -> Int {
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}
