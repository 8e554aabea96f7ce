import Testing

@testable import Conduit

@Suite("Days")
struct DayTests {
  @Test(
    "are written as people write them",
    arguments: [
      ("2024-01-31", "31 Jan 2024"), ("2023-12-04", "4 Dec 2023"), ("1999-10-10", "10 Oct 1999"),
    ]
  )
  func written(day: String, text: String) {
    #expect(Phrase.day(day).english == text)
  }

  @Test(
    "stay as they are where they are none",
    arguments: ["", "soon", "2024-13-01", "2024-00-01", "2024/01/31", "ééé01-31"]
  )
  func other(text: String) {
    #expect(Phrase.day(text).english == text)
  }
}
