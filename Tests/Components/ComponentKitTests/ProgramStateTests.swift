import ComponentKit
import Foundation
import Testing

/// A counter, whose steps are as large as its program says.
private struct Steps: Program {
  var size = 1
  let initial = 0
  func update(_ count: inout Int, by message: Int) { count += message * size }
  func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
}

@Suite("A program with its state, in the state of another program")
struct ProgramStateTests {
  private struct Parent: Encodable, Hashable {
    var title = "a"
    var child = ProgramState(Steps())
  }

  @Test("is compared, hashed and written as its state")
  func written() throws {
    var (left, right) = (Parent(), Parent())
    left.child.send(2)
    #expect(left != right)
    right.child = ProgramState(Steps(size: 2))
    right.child.send(1)
    #expect(left == right)
    #expect(Set([left, right]).count == 1)
    let json = try JSONEncoder().encode(right.child)
    #expect(String(decoding: json, as: UTF8.self) == "2")
    let text = try JSONEncoder().encode(right)
    #expect(String(decoding: text, as: UTF8.self).contains(#""child":2"#))
  }
}
