import ComonadLaws
import LawCatalogue
import Testing

@Suite("The fault dictionary")
struct FaultDictionaryTests {
  /// The broken comonads in which the laws cannot tell the operation at fault from another.
  ///
  /// A monoid that forgets the earlier log does to `extend` what one that ignores the log does, and
  /// one that begins with a letter what one that asks too far on does.
  private static let exceptions: Set<String> = ["Traced.T3", "Traced.T4"]

  private static let comonads = [brokenStores, brokenMachines, brokenTrees, brokenTraced]
    .flatMap { $0 }

  @Test("names the operation at fault", arguments: comonads)
  func names(broken: BrokenInstance) throws {
    let found = FaultDictionary.standard.lookUp(
      broken.caughtBy,
      among: Set(broken.instance.laws.map(\.name))
    )
    let fault = try #require(found?.fault)
    let isException = Self.exceptions.contains(broken.instance.name)
    #expect((fault.operation == broken.operation) != isException, "\(fault.text)")
  }

  @Test("has a signature of its own for each fault")
  func signatures() {
    let signatures = FaultDictionary.standard.faults.map(\.breaks)
    #expect(Set(signatures).count == signatures.count)
  }
}
