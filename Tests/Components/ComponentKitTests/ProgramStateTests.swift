import ComponentKit
import Foundation
import Testing

/// A counter, whose steps are as large as its program says.
private struct Steps: InitializableProgram {
  var size = 1
  let initial = 0
  func update(_ count: inout Int, by message: Int) { count += message * size }
  func view(_ count: Int, send: @escaping (Int) -> Void) -> Int { count }
}

@Suite("A program with its state, in the state of another program")
struct ProgramStateTests {
  private struct Parent: Codable, Hashable {
    var title = "a"
    var child = ProgramState(Steps())
  }

  @Test("is compared, hashed and coded as its state, and its program is a new one")
  func coded() throws {
    var (left, right) = (Parent(), Parent())
    left.child.send(2)
    #expect(left != right)
    right.child = ProgramState(Steps(size: 2))
    right.child.send(1)
    #expect(left == right)
    #expect(Set([left, right]).count == 1)
    let json = try JSONEncoder().encode(right.child)
    #expect(String(decoding: json, as: UTF8.self) == "2")
    var copy = try JSONDecoder().decode(Parent.self, from: JSONEncoder().encode(right))
    #expect(copy == right && copy.child.program.size == 1)
    copy.child.send(1)
    #expect(copy.child.view == 3)
  }
}
