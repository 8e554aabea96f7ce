import ComponentKit
import Foundation
import SamplePrograms
import SwiftUI
import SwiftUIHost

/// Runs the examples and every sample program on the stand-in's screen, and reports errors.
@main
@MainActor
struct Run {
  private(set) static var flaws = 0

  static func main() async {
    await examples()
    behavior()
    #if os(macOS)
    programs()
    do {
      try suites(in: CommandLine.arguments[1])
    } catch {
      expect("\(error)", "", "the complete suites")
    }
    #endif
    guard flaws == 0 else { exit(1) }
  }

  /// Checks that two values are the same.
  static func expect<Value: Equatable>(_ value: Value, _ other: Value, _ what: String) {
    guard value != other else { return }
    flaws += 1
    print("FAILED: \(what): \(value) must be \(other)")
  }
}
