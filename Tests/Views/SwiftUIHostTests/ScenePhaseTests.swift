import Testing

@testable import SwiftUIHost

/// The phases of the scenes that show one component.
@Suite("The phases of scenes")
struct ScenePhaseTests {
  private final class Token {}

  @Test("combine to the most active one, without those of removed scenes")
  func together() {
    var phases = ScenePhases()
    let one = Token()
    do {
      let other = Token()
      #expect(phases.enter(.active, in: one) == .active)
      #expect(phases.enter(.background, in: other) == .active)
      #expect(phases.enter(.inactive, in: one) == .inactive)
      #expect(phases.enter(.active, in: other) == .active)
      #expect(phases.enter(.background, in: one) == .active)
      withExtendedLifetime(other) {}
    }
    #expect(phases.enter(.background, in: one) == .background)
  }
}
