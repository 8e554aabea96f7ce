import ComonadLaws
import LawCatalogue
import Testing

@Suite("The fault dictionary")
struct FaultDictionaryTests {
  /// The broken comonads in which the laws cannot distinguish the operation at fault from another.
  ///
  /// A monoid that forgets the earlier log does to `extend` what one that ignores the log does, and
  /// one that begins with a letter what one that asks too far on does.
  private static let exceptions: Set<String> = ["Traced.T3", "Traced.T4"]

  /// The laws that the dictionary knows, which the kit states, and not the catalogue.
  private static let known = Set(FaultDictionary.standard.faults.flatMap(\.breaks))

  private static let comonads = [brokenStores, brokenMachines, brokenTrees, brokenTraced]
    .flatMap { $0 }

  private static let monoids = brokenMonoids + brokenMonoidActions

  /// The instances whose faults the tests look up.
  static let instances = comonads + brokenMonads + brokenPairings + monoids

  @Test("names the operation at fault", arguments: comonads)
  func names(broken: BrokenInstance) throws {
    try check(broken, isException: Self.exceptions.contains(broken.instance.name))
  }

  @Test("names the operation at fault of a monad", arguments: brokenMonads)
  func namesMonads(broken: BrokenInstance) throws {
    try check(broken, isException: false)
  }

  @Test("names the operation at fault of a pairing", arguments: brokenPairings)
  func namesPairings(broken: BrokenInstance) throws {
    try check(broken, isException: false)
  }

  @Test("names the operation at fault of a monoid", arguments: monoids)
  func namesMonoids(broken: BrokenInstance) throws {
    try check(broken, isException: false)
  }

  private func check(_ broken: BrokenInstance, isException: Bool) throws {
    let laws = Caught.laws(brokenBy: broken)
    let found = FaultDictionary.standard.lookUp(
      laws,
      among: Set(broken.instance.laws.map(\.name))
    )
    if laws.isDisjoint(with: Self.known) { return #expect(found?.fault.text == nil) }
    let fault = try #require(found?.fault)
    #expect((fault.operation == broken.operation) != isException, "\(fault.text)")
  }

  @Test("names only laws of the kit")
  func laws() {
    let known = Set((lawfulInstances + brokenInstances.map(\.instance)).flatMap(\.laws).map(\.name))
    #expect(Self.known.subtracting(known).isEmpty)
  }

  @Test("has a signature of its own for each fault")
  func signatures() {
    let signatures = FaultDictionary.standard.faults.map(\.breaks)
    #expect(Set(signatures).count == signatures.count)
  }
}
