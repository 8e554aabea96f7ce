import BusLaws
import ComonadLaws
import Foundation
import Testing

/// Records the diagnosis of a law that does not hold, at the place of the instance.
private func check(_ law: Law, of instance: Instance) throws {
  guard let failure = instance.check(law, try .environment).diagnosis() else { return }
  let source = SourceLocation.init(fileID:filePath:line:column:)
  Issue.record("\(failure)", sourceLocation: instance.location.passed(to: source))
}

@Test("The stops of a bus obey the laws", arguments: Instance.stops.laws)
func stops(law: Law) throws { try check(law, of: .stops) }

@Test("A shuttle is caught by the laws that it breaks")
func shuttle() {
  #expect(
    Instance.shuttle.check().broken == [
      "comonad.right-identity", "comonad.associativity", "comonad.extend-extract",
      "comonad.extend-composition", "cokleisli.left-unit", "cokleisli.associativity",
      "comonad.map-by-extend", "bus.stay", "bus.add",
    ]
  )
}

let isShown = ProcessInfo.processInfo.environment["SHUTTLE"] != nil

@Test("A shuttle obeys the laws", .enabled(if: isShown), arguments: Instance.shuttle.laws)
func brokenShuttle(law: Law) throws { try check(law, of: .shuttle) }
